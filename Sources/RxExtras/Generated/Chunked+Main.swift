// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Collects neighbouring elements that belong together.
    ///
    /// The form of `chunked(by:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameter belongInSameChunk: Whether the second element belongs to the chunk that the first one ends; an error
    ///   that it throws fails the sequence.
    /// - Returns: The chunks; ends with the source, after the last chunk.
    /// - Complexity: O(1) for an element, amortised; the elements of one chunk are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func chunked(
        by belongInSameChunk: @escaping @MainActor (Element, Element) throws -> Bool
    ) -> MainObservable<[Element]> {
        MainObservable(asObservable().chunked(by: onMain(belongInSameChunk)))
    }
}
