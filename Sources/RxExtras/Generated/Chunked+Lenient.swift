// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `chunked(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func chunked(by belongInSameChunk: @escaping (Element, Element) throws -> Bool) -> Observable<[Element]> {
        strict.chunked(by: sendable(belongInSameChunk))
    }
}

extension Strict {
    func chunked(by belongInSameChunk: @escaping @Sendable (Element, Element) throws -> Bool) -> Observable<[Element]> {
        source.chunked(by: belongInSameChunk)
    }
}

extension InfallibleType {
    /// Lenient form of `chunked(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func chunked(by belongInSameChunk: @escaping (Element, Element) -> Bool) -> Infallible<[Element]> {
        Infallible(asObservable().chunked(by: belongInSameChunk))
    }
}
