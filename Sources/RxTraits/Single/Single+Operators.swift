public import RxObservable

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Performs side effects for each event, and leaves the single as it is.
    ///
    /// ```swift
    /// let user = Single.just("Ann").do(onSuccess: { print("loaded \($0)") }, onSubscribe: { print("loading") })
    /// _ = user.subscribe(onSuccess: { print("shows \($0)") })
    /// // Prints "loading", "loaded Ann", "shows Ann".
    /// ```
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
    @_alwaysEmitIntoClient
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

    /// Continues with a maybe made from the element.
    ///
    /// ```swift
    /// let user = Single.just("Ann")
    /// _ = user.flatMapMaybe { name in name == "Ann" ? Maybe.just("a draft") : .empty() }
    ///     .subscribe(onSuccess: { print($0) }, onCompleted: { print("no draft") })
    /// // Prints "a draft".
    /// ```
    ///
    /// - Parameter selector: Makes the maybe; an error that it throws fails the sequence.
    /// - Returns: The result of that maybe.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapMaybe<Result>(
        _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Continues with a completable made from the element.
    ///
    /// ```swift
    /// let saved = Single.just("draft").flatMapCompletable { text in Completable { try await disk.save(text) } }
    /// ```
    ///
    /// - Parameter selector: Makes the completable; an error that it throws fails the sequence.
    /// - Returns: The end of that completable.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapCompletable(_ selector: @escaping @Sendable (Element) throws -> Completable) -> Completable {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// The single as a maybe, which always has an element.
    ///
    /// ```swift
    /// let request = Single.just("from the server")
    /// let memory = Maybe<String>.empty()
    /// _ = memory.ifEmpty(switchTo: request.asMaybe()).subscribe(onSuccess: { print($0) })
    /// // Prints "from the server".
    /// ```
    ///
    /// - Returns: The same result.
    @_alwaysEmitIntoClient
    public func asMaybe() -> Maybe<Element> {
        PrimitiveSequence(raw: source)
    }
}
