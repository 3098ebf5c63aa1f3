public import RxObservable

extension ZipWithOperator {
    /// Lenient form of `zip(with:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func callAsFunction<Other: ObservableConvertibleType, Result>(
        with other: Other,
        resultSelector: @escaping (Element, Other.Element) throws -> Result
    ) -> Observable<Result> {
        combination(.queue, source, other, unchecked(resultSelector))
    }

    /// Lenient form of `zip(with:by:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func callAsFunction<Other: ObservableConvertibleType, Key: Hashable & SendableMetatype, Result>(
        with other: Other,
        by key: @escaping (Element) throws -> Key,
        _ otherKey: @escaping (Other.Element) throws -> Key,
        resultSelector: @escaping (Element, Other.Element) throws -> Result
    ) -> Observable<Result> {
        partners(of: other, unchecked(key), unchecked(otherKey), unchecked(resultSelector))
    }
}
