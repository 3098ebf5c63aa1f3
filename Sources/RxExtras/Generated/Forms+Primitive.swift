// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxSchedulers
public import RxTraits

extension PrimitiveSequenceType {
    /// Runs an action once when the subscription is over: after completion, after an error, and when it is disposed of.
    ///
    /// The form of `finally(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func finally(_ action: @escaping @Sendable () -> Void) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.finally(action))
    }

    /// Transforms the error.
    ///
    /// The form of `mapError(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func mapError(
        _ transform: @escaping @Sendable (any Error) throws -> any Error
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.mapError(transform))
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Subscribes again when the source fails, with the number of attempts and the delays of a behavior.
    ///
    /// The form of `retry(_:scheduler:shouldRetry:)` of ``/RxObservable/ObservableType`` for singles, maybes and
    /// completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: (@Sendable (any Error) throws -> Bool)? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry))
    }
}
