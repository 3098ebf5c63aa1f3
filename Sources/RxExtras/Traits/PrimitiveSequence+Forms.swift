public import RxTraits

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

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
