// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType where Element: Sendable {
    /// Delays the elements and the completion.
    ///
    /// The form of ``/RxObservable/ObservableType/delay(_:scheduler:)`` for singles, maybes and completables.
    ///
    /// - Parameters:
    ///   - dueTime: How much later each element is delivered.
    ///   - scheduler: Runs the timers and delivers the elements.
    /// - Returns: The source's elements, each `dueTime` later; completes `dueTime` after the source, and fails with it
    ///   at once, dropping the elements that are still delayed.
    /// - Complexity: Memory is O(*n*) in the number of delayed elements; each has a timer of its own.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }
}
