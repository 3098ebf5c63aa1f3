// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `allSatisfy(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func allSatisfy(_ predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        strict.allSatisfy(sendable(predicate))
    }
}

extension Strict {
    func allSatisfy(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Single<Bool> {
        source.allSatisfy(predicate)
    }
}
