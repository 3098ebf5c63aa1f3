// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `distinct(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        strict.distinct(by: sendable(keySelector))
    }

    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        strict.distinct(sendable(predicate))
    }
}

extension Strict {
    func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> {
        source.distinct(by: keySelector)
    }

    func distinct(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        source.distinct(predicate)
    }
}

extension InfallibleType {
    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func distinct(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().distinct(predicate))
    }

    /// Lenient form of `distinct(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping (Element) -> Key
    ) -> Infallible<Element> {
        Infallible(asObservable().distinct(by: keySelector))
    }
}
