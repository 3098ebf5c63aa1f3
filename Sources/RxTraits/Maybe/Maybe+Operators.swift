public import RxObservable

extension PrimitiveSequenceType where Trait == MaybeTrait {
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
