// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType where Element: Sendable {
    /// Fails when no event comes in time.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait for the first event, and after each element for the next one.
    ///   - scheduler: Runs the timer and sends the error.
    /// - Returns: The source's elements; fails with ``/RxObservable/RxError/timeout`` when `dueTime` has passed without
    ///   an event, and ends with the source.
    /// - Complexity: O(1) for an element; one timer is armed.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(
        _ dueTime: any RxTimeSpan,
        scheduler: any MainSchedulerType
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
    }
}
