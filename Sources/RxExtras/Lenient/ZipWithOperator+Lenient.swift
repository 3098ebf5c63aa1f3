public import RxObservable
internal import RxUnchecked

extension ZipWithOperator {
    /// Lenient form of `zip(with:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func callAsFunction<Other: ObservableConvertibleType, Result>(
        with other: Other,
        resultSelector: @escaping (Element, Other.Element) throws -> Result
    ) -> Observable<Result> {
        source.strict.zip(with: other, resultSelector: sendable(resultSelector))
    }

    /// Lenient form of `zip(with:by:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func callAsFunction<Other: ObservableConvertibleType, Key: Hashable & SendableMetatype, Result>(
        with other: Other,
        by key: @escaping (Element) throws -> Key,
        _ otherKey: @escaping (Other.Element) throws -> Key,
        resultSelector: @escaping (Element, Other.Element) throws -> Result
    ) -> Observable<Result> {
        source.strict.zip(
            with: other,
            by: sendable(key),
            sendable(otherKey),
            resultSelector: sendable(resultSelector)
        )
    }
}

// MARK: What they call

extension Strict {
    func zip<Other: ObservableConvertibleType, Result>(
        with other: Other,
        resultSelector: @escaping @Sendable (Element, Other.Element) throws -> Result
    ) -> Observable<Result> {
        source.zip(with: other, resultSelector: resultSelector)
    }

    func zip<Other: ObservableConvertibleType, Key: Hashable & SendableMetatype, Result>(
        with other: Other,
        by key: @escaping @Sendable (Element) throws -> Key,
        _ otherKey: @escaping @Sendable (Other.Element) throws -> Key,
        resultSelector: @escaping @Sendable (Element, Other.Element) throws -> Result
    ) -> Observable<Result> {
        source.zip(with: other, by: key, otherKey, resultSelector: resultSelector)
    }
}
