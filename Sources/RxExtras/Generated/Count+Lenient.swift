// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `count(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        strict.count(sendable(predicate))
    }
}

extension Strict {
    func count(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Int> {
        source.count(predicate)
    }
}
