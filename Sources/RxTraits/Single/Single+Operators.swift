public import RxObservable

extension PrimitiveSequenceType where Trait == SingleTrait {
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
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    @_alwaysEmitIntoClient @_disfavoredOverload
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
