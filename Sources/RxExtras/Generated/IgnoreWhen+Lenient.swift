// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        strict.ignoreWhen(sendable(predicate))
    }
}

extension Strict {
    func ignoreWhen(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        source.ignoreWhen(predicate)
    }
}

extension InfallibleType {
    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func ignoreWhen(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().ignoreWhen(predicate))
    }
}
