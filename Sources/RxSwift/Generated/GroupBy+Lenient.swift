// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `groupBy(keySelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        grouped(asObservable(), sendable(keySelector))
    }
}

extension InfallibleType {
    /// Lenient form of `groupBy(keySelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) -> Key
    ) -> Infallible<GroupedObservable<Key, Element>> {
        Infallible(asObservable().groupBy(keySelector: keySelector))
    }
}
