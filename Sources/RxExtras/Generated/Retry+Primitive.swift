// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxSchedulers
public import RxTraits

extension PrimitiveSequenceType where Element: Sendable {
    /// Subscribes again when the source fails, as often and after the delays that a behavior names.
    ///
    /// The form of `retry(_:scheduler:shouldRetry:)` of ``/RxObservable/ObservableType`` for singles, maybes and
    /// completables.
    ///
    /// - Parameters:
    ///   - behavior: How often, and how long to wait.
    ///   - scheduler: Runs the timer, and subscribes again; not used where there is nothing to wait for.
    ///   - shouldRetry: Whether an error is worth another attempt; without it each one is. An error that it throws
    ///     fails the sequence.
    /// - Returns: The elements of each attempt; completes when an attempt does, and fails with the error of the last
    ///   one.
    /// - Complexity: O(1) for an attempt; one timer is armed.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: (@Sendable (any Error) throws -> Bool)? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry))
    }
}
