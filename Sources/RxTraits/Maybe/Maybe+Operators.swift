internal import RxObservable

extension PrimitiveSequenceType where Trait == MaybeTrait {
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
