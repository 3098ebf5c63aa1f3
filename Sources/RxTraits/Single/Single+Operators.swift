public import RxObservable

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Performs side effects for each event, and leaves the single as it is.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element before it goes down; an error that it throws fails the single.
    ///   - afterSuccess: Called with the element after it went down; an error that it throws is dropped if the
    ///     subscriber has taken the element.
    ///   - onError: Called with the error before it goes down; an error that it throws goes down instead.
    ///   - afterError: Called with the error after it went down; an error that it throws is dropped.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of.
    /// - Returns: The source's result.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_disfavoredOverload
    public func `do`(
        onSuccess: (@Sendable (Element) throws -> Void)? = nil,
        afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: source.do(
                onNext: onSuccess,
                afterNext: afterSuccess,
                onError: onError,
                afterError: afterError,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// Keeps the element if it satisfies a condition.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the maybe.
    /// - Returns: The element, or completion without one.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @inlinable
    @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }

    /// Transforms the element.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the single.
    /// - Returns: The new element.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @inlinable
    @_disfavoredOverload
    public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<Result> {
        PrimitiveSequence(raw: source.map(transform))
    }

    /// Transforms the element if it can be transformed.
    ///
    /// - Parameter transform: Makes the new element, or `nil`; an error that it throws fails the maybe.
    /// - Returns: The new element, or completion without one.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @inlinable
    @_disfavoredOverload
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }

    /// Continues with a single made from the element.
    ///
    /// - Parameter selector: Makes the single; an error that it throws fails the sequence.
    /// - Returns: The result of that single.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Single<Result>) -> Single<Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Continues with a maybe made from the element.
    ///
    /// - Parameter selector: Makes the maybe; an error that it throws fails the sequence.
    /// - Returns: The result of that maybe.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMapMaybe<Result>(
        _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Continues with a completable made from the element.
    ///
    /// - Parameter selector: Makes the completable; an error that it throws fails the sequence.
    /// - Returns: The end of that completable.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMapCompletable(_ selector: @escaping @Sendable (Element) throws -> Completable) -> Completable {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Replaces an error with an element.
    ///
    /// - Parameter element: The element.
    /// - Returns: The source's element, or `element` if it fails.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }

    /// The single as a maybe, which always has an element.
    ///
    /// - Returns: The same result.
    public func asMaybe() -> Maybe<Element> {
        PrimitiveSequence(raw: source)
    }

    /// The end of the single, without its element.
    ///
    /// - Returns: Completion when the single succeeds; fails with it.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    public func asCompletable() -> Completable {
        PrimitiveSequence(raw: source.ignoreElements())
    }
}
