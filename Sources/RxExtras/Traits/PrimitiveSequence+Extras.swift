internal import RxObservable
public import RxSchedulers
public import RxTraits

// The operators on singles, maybes and completables. What each does in detail, its marble diagram included, is said at
// the operator of the same name of `ObservableType`. Those that need several elements have no form here.

extension PrimitiveSequenceType {
    /// Transforms the error.
    ///
    /// - Parameter transform: Makes the new error; one that it throws goes down instead.
    /// - Returns: The source's result; fails with the new error.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapError(
        _ transform: @escaping @Sendable (any Error) throws -> any Error
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.mapError(transform))
    }

    /// Runs an action once when the subscription is over: after the result, and when it is disposed of.
    ///
    /// - Parameter action: Called after the source was disposed of.
    /// - Returns: The source's result.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func finally(_ action: @escaping @Sendable () -> Void) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.finally(action))
    }

    /// Tells an indicator that a subscription runs.
    ///
    /// - Parameter activityIndicator: The indicator.
    /// - Returns: The source's result.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    public func trackActivity(_ activityIndicator: ActivityIndicator) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: activityIndicator.track(source))
    }

    /// Reports the error to a tracker.
    ///
    /// - Parameter errorTracker: The tracker; it gets the error before the observer does.
    /// - Returns: The source's result.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    public func trackError(_ errorTracker: ErrorTracker) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: errorTracker.track(source))
    }

    /// Passes the sequence to a function, in the middle of a chain.
    ///
    /// - Parameter transform: The function; called once, when the chain is built.
    /// - Returns: What the function returns.
    /// - Throws: What the function throws.
    @_alwaysEmitIntoClient
    public func apply<OtherTrait, Result>(
        _ transform: (PrimitiveSequence<Trait, Element>) throws -> PrimitiveSequence<OtherTrait, Result>
    ) rethrows -> PrimitiveSequence<OtherTrait, Result> {
        try transform(primitiveSequence)
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Subscribes again when the source fails, as often and after the delays that a behavior names.
    ///
    /// - Parameters:
    ///   - behavior: How often, and how long to wait.
    ///   - scheduler: Runs the timer, and subscribes again; not used where there is nothing to wait for.
    ///   - shouldRetry: Whether an error is worth another attempt; without it each one is. An error that it throws
    ///     fails the sequence.
    /// - Returns: The first result that isn't an error, or the last attempt's error.
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

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits a value in place of the element.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value; fails with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Single<Result> {
        PrimitiveSequence(raw: source.mapTo(value))
    }

    /// The element, if it isn't `nil`.
    ///
    /// - Returns: The element, or completion without one; fails with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> Maybe<Result> where Element == Result? {
        PrimitiveSequence(raw: source.unwrap())
    }

    /// Completes in place of an error.
    ///
    /// - Returns: The element, or completion without one.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchErrorJustComplete() -> Maybe<Element> {
        PrimitiveSequence(raw: source.catchErrorJustComplete())
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Emits a value in place of the element.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value, or completion without one; fails with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Maybe<Result> {
        PrimitiveSequence(raw: source.mapTo(value))
    }

    /// Completes in place of an error.
    ///
    /// - Returns: The element, or completion without one.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchErrorJustComplete() -> Maybe<Element> {
        PrimitiveSequence(raw: source.catchErrorJustComplete())
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Completes in place of an error.
    ///
    /// - Returns: Completion.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchErrorJustComplete() -> Completable {
        PrimitiveSequence(raw: source.catchErrorJustComplete())
    }
}
