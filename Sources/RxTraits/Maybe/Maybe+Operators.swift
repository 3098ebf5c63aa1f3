public import RxObservable

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Performs side effects for each event, and leaves the maybe as it is.
    ///
    /// ```swift
    /// let cached = Maybe.just(42).do(onNext: { print("found \($0)") })
    /// _ = cached.subscribe(onSuccess: { print("shows \($0)") })
    /// // Prints "found 42", "shows 42".
    /// ```
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
    @_alwaysEmitIntoClient
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

    /// Emits an element if the source completes without one.
    ///
    /// ```swift
    /// let cached = Maybe<String>.empty()
    /// _ = cached.ifEmpty(default: "nothing in the cache").subscribe(onSuccess: { print($0) })
    /// // Prints "nothing in the cache".
    /// ```
    ///
    /// - Parameter default: The element.
    /// - Returns: A single of the maybe's element, or of `default`; fails with the maybe.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func ifEmpty(default: sending Element) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(default: `default`))
    }

    /// Continues with another maybe if there is no element.
    ///
    /// ```swift
    /// let memory = Maybe<String>.empty()
    /// let disk = Maybe.just("from the disk")
    /// _ = memory.ifEmpty(switchTo: disk).subscribe(onSuccess: { print($0) })
    /// // Prints "from the disk".
    /// ```
    ///
    /// - Parameter other: The other maybe.
    /// - Returns: The maybe's element, or the other's result; fails with the one that fails.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Continues with a single if there is no element.
    ///
    /// ```swift
    /// let cached = Maybe<String>.empty()
    /// let request = Single.just("from the server")
    /// _ = cached.ifEmpty(switchTo: request).subscribe(onSuccess: { print($0) })
    /// // Prints "from the server".
    /// ```
    ///
    /// - Parameter other: The single.
    /// - Returns: The maybe's element, or the single's; fails with the one that fails.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// The maybe as a single, for which no element is an error.
    ///
    /// ```swift
    /// _ = Maybe<Int>.empty().asSingle().subscribe(onFailure: { print($0) })
    /// // Prints "The sequence has no element.".
    /// ```
    ///
    /// - Returns: The element; fails with `RxError.noElements` if there is none, and with the maybe.
    @_alwaysEmitIntoClient
    public func asSingle() -> Single<Element> {
        source.asSingle()
    }
}
