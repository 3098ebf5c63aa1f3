// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// A sequence that emits zero after a delay and then goes on counting.
    ///
    /// The form of ``/RxObservable/ObservableType/timer(_:period:scheduler:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - dueTime: The time before the first tick; as soon as possible for zero and less.
    ///   - period: The time between two ticks.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end, on the main thread.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: any RxTimeSpan
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}
