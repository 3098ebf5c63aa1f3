// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Collects neighbouring elements that belong together.
    ///
    /// The form of `chunked(by:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter belongInSameChunk: Whether the second element belongs to the chunk that the first one ends.
    /// - Returns: The chunks; ends with the source, after the last chunk.
    /// - Complexity: O(1) for an element, amortised; the elements of one chunk are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func chunked(by belongInSameChunk: @escaping @Sendable (Element, Element) -> Bool) -> Infallible<[Element]> {
        Infallible(asObservable().chunked(by: belongInSameChunk))
    }
}
