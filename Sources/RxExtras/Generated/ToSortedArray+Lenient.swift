// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `toSortedArray(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func toSortedArray(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<[Element]> {
        strict.toSortedArray(by: sendable(isLess))
    }
}

extension Strict {
    func toSortedArray(by isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<[Element]> {
        source.toSortedArray(by: isLess)
    }
}
