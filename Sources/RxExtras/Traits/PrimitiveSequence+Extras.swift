internal import RxObservable
public import RxTraits

// The operators on singles, maybes and completables. What each does in detail, its marble diagram included, is said at
// the operator of the same name of `ObservableType`. Those that need several elements have no form here.

extension PrimitiveSequenceType {
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
    /// - Parameter errorTracker: The tracker, which receives the error before the observer.
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
