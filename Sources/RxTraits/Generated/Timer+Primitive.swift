// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType where Element: FixedWidthInteger & Sendable {
    /// Emits zero after a delay.
    ///
    /// The form of ``/RxObservable/ObservableType/timer(_:period:scheduler:)`` for singles, maybes and completables.
    ///
    /// - Parameters:
    ///   - dueTime: The delay; as soon as possible for zero and less.
    ///   - scheduler: Runs the timer and sends the ticks.
    /// - Returns: A sequence with the result 0.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}
