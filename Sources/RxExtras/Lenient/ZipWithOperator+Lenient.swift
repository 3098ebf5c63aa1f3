internal import Builtin
public import RxObservable

extension ZipWithOperator {
    /// Lenient form of `zip(with:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func callAsFunction<Other: ObservableConvertibleType, Result>(
        with other: Other,
        resultSelector: @escaping (Element, Other.Element) throws -> Result
    ) -> Observable<Result> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let resultSelector: @Sendable (Element, Other.Element) throws -> Result = Builtin.reinterpretCast(
            resultSelector
        )
        return combination(.queue, source, other, resultSelector)
    }

    /// Lenient form of `zip(with:by:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func callAsFunction<Other: ObservableConvertibleType, Key: Hashable & SendableMetatype, Result>(
        with other: Other,
        by key: @escaping (Element) throws -> Key,
        _ otherKey: @escaping (Other.Element) throws -> Key,
        resultSelector: @escaping (Element, Other.Element) throws -> Result
    ) -> Observable<Result> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let key: @Sendable (Element) throws -> Key = Builtin.reinterpretCast(key)
        let otherKey: @Sendable (Other.Element) throws -> Key = Builtin.reinterpretCast(otherKey)
        let resultSelector: @Sendable (Element, Other.Element) throws -> Result = Builtin.reinterpretCast(
            resultSelector
        )
        return partners(of: other, key, otherKey, resultSelector)
    }
}
