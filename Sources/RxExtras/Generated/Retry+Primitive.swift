// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxSchedulers
public import RxTraits

extension PrimitiveSequenceType where Element: Sendable {
    /// Subscribes again when the source fails, with the number of attempts and the delays of a behavior.
    ///
    /// The form of `retry(_:scheduler:shouldRetry:)` of ``/RxObservable/ObservableType`` for singles, maybes and
    /// completables.
    ///
    /// - Parameters:
    ///   - behavior: The number of attempts and the delays between them.
    ///   - scheduler: Runs the timer, and subscribes again; not used if there is no delay.
    ///   - shouldRetry: Whether to try again after an error; by default, always. An error that it throws fails the
    ///     sequence.
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
