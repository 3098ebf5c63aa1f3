public import RxObservable

extension ObservableType {
    /// Collects neighbouring elements that belong together.
    ///
    /// ```
    /// source:                      1-2-5-6-9-|
    /// chunked { $1 == $0 + 1 }:    ----x---y-(z|)
    /// ```
    ///
    /// Here `x` is 1 and 2, `y` is 5 and 6, and `z` is 9. When the source completes, the last chunk is sent first; when
    /// it fails, the last chunk is dropped.
    ///
    /// ```swift
    /// let days = Observable.of(1, 2, 5, 6, 7, 9)
    /// _ = days.chunked { $1 == $0 + 1 }.subscribe(onNext: { print("\($0.first ?? 0)–\($0.last ?? 0)") })
    /// // Prints "1–2", "5–7", "9–9".
    /// ```
    ///
    /// - Parameter belongInSameChunk: Whether the second element belongs to the chunk that the first one ends; an error
    ///   that it throws fails the sequence.
    /// - Returns: The chunks; ends with the source, after the last chunk.
    /// - Complexity: O(1) for an element, amortised; the elements of one chunk are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func chunked(
        by belongInSameChunk: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Observable<[Element]> {
        chunks(belongInSameChunk)
    }

    /// Makes the sequence of `chunked(by:)`, for all its forms.
    @_alwaysEmitIntoClient
    func chunks(_ belongInSameChunk: @escaping @Sendable (Element, Element) throws -> Bool) -> Observable<[Element]> {
        asObservable().stateful([Element](), call: "chunked(by:)") { chunk, element in
            guard let last = chunk.last, try !belongInSameChunk(last, element) else {
                chunk.append(element)
                return .wait
            }
            defer { chunk = [element] }
            return .send(chunk)
        } end: {
            $0.isEmpty ? [] : [$0]
        }
    }
}
