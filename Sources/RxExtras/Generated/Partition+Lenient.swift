// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `partition(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func partition(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        strict.partition(sendable(predicate))
    }
}

extension Strict {
    func partition(
        _ predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        source.partition(predicate)
    }
}
