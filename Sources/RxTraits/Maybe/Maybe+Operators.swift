public import RxObservable

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Emits an element if the source completes without one.
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
    /// - Parameter other: The other maybe.
    /// - Returns: The maybe's element, or the other's result; fails with the one that fails.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Continues with a single if there is no element.
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
    /// - Returns: The element; fails with `RxError.noElements` if there is none, and with the maybe.
    @_alwaysEmitIntoClient
    public func asSingle() -> Single<Element> {
        source.asSingle()
    }
}
