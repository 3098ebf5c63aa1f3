// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
        strict.filterMap(sendable(transform))
    }
}

extension Strict {
    func filterMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
    ) -> Observable<Result> {
        source.filterMap(transform)
    }
}

extension InfallibleType {
    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func filterMap<Result>(_ transform: @escaping (Element) -> FilterMap<Result>) -> Infallible<Result> {
        Infallible(asObservable().filterMap(transform))
    }
}
