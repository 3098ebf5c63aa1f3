public import RxObservable

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Performs side effects for each event, and leaves the maybe as it is.
    ///
    /// - Parameters:
    ///   - onNext: Called with the element before it goes down; an error that it throws fails the maybe.
    ///   - afterNext: Called with the element after it went down; an error that it throws is dropped if the subscriber
    ///     has taken the element.
    ///   - onError: Called with the error before it goes down; an error that it throws goes down instead.
    ///   - afterError: Called with the error after it went down; an error that it throws is dropped.
    ///   - onCompleted: Called before completion goes down, also after an element; an error that it throws goes down
    ///     instead.
    ///   - afterCompleted: Called after completion went down; an error that it throws is dropped.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of.
    /// - Returns: The source's result.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_disfavoredOverload
    public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil,
        afterNext: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Maybe<Element> {
        PrimitiveSequence(
            raw: source.do(
                onNext: onNext,
                afterNext: afterNext,
                onError: onError,
                afterError: afterError,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
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
    /// - Parameter transform: Makes the new element; an error that it throws fails the maybe.
    /// - Returns: The new element, or completion without one.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @inlinable
    @_disfavoredOverload
    public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Maybe<Result> {
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

    /// Continues with a maybe made from the element.
    ///
    /// - Parameter selector: Makes the maybe; an error that it throws fails the sequence.
    /// - Returns: The result of that maybe, or completion without an element.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Emits an element if the source completes without one.
    ///
    /// - Parameter default: The element.
    /// - Returns: A single of the maybe's element, or of `default`; fails with the maybe.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    public func ifEmpty(default: Element) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(default: `default`))
    }

    /// Continues with another maybe if there is no element.
    ///
    /// - Parameter other: The other maybe.
    /// - Returns: The maybe's element, or the other's result; fails with the one that fails.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Continues with a single if there is no element.
    ///
    /// - Parameter other: The single.
    /// - Returns: The maybe's element, or the single's; fails with the one that fails.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Replaces an error with an element.
    ///
    /// - Parameter element: The element.
    /// - Returns: The source's result, or `element` if it fails.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }

    /// The maybe as a single, for which no element is an error.
    ///
    /// - Returns: The element; fails with `RxError.noElements` if there is none, and with the maybe.
    public func asSingle() -> Single<Element> {
        source.asSingle()
    }

    /// The end of the maybe, without its element.
    ///
    /// - Returns: Completion when the maybe succeeds or completes; fails with it.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    public func asCompletable() -> Completable {
        PrimitiveSequence(raw: source.ignoreElements())
    }
}
