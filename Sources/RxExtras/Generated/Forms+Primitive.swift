// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxSchedulers
public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Completes in place of an error.
    ///
    /// The form of `catchErrorJustComplete()` of ``/RxObservable/ObservableType`` for singles.
    @_alwaysEmitIntoClient
    public func catchErrorJustComplete() -> Maybe<Element> {
        PrimitiveSequence(raw: source.catchErrorJustComplete())
    }

    /// Emits the same value in place of each element.
    ///
    /// The form of `mapTo(_:)` of ``/RxObservable/ObservableType`` for singles.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Single<Result> {
        PrimitiveSequence(raw: source.mapTo(value))
    }

    /// Drops `nil`s and unwraps the other elements.
    ///
    /// The form of `unwrap()` of ``/RxObservable/ObservableType`` for singles.
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> Maybe<Result> where Element == Result? {
        PrimitiveSequence(raw: source.unwrap())
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Completes in place of an error.
    ///
    /// The form of `catchErrorJustComplete()` of ``/RxObservable/ObservableType`` for maybes.
    @_alwaysEmitIntoClient
    public func catchErrorJustComplete() -> Maybe<Element> {
        PrimitiveSequence(raw: source.catchErrorJustComplete())
    }

    /// Emits the same value in place of each element.
    ///
    /// The form of `mapTo(_:)` of ``/RxObservable/ObservableType`` for maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Maybe<Result> {
        PrimitiveSequence(raw: source.mapTo(value))
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Completes in place of an error.
    ///
    /// The form of `catchErrorJustComplete()` of ``/RxObservable/ObservableType`` for completables.
    @_alwaysEmitIntoClient
    public func catchErrorJustComplete() -> Completable {
        PrimitiveSequence(raw: source.catchErrorJustComplete())
    }
}

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

    /// Reports to an indicator that a subscription runs.
    ///
    /// The form of `trackActivity(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    @_alwaysEmitIntoClient
    public func trackActivity(_ activityIndicator: ActivityIndicator) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.trackActivity(activityIndicator))
    }

    /// Reports the error to a tracker.
    ///
    /// The form of `trackError(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    @_alwaysEmitIntoClient
    public func trackError(_ errorTracker: ErrorTracker) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.trackError(errorTracker))
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
