// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension ObservableType {
    /// Lenient form of `single(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        sole(asObservable(), sendable(predicate))
    }
}
