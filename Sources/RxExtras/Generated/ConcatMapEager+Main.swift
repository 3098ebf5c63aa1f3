// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType where Element: Sendable {
    /// Transforms each element into a sequence, runs several at a time, and emits their elements in the order of the
    /// source.
    ///
    /// The form of `concatMapEager(maxConcurrent:_:)` of ``/RxObservable/ObservableType`` for sequences of the main
    /// thread: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of inner sequences that run, or whose elements are kept, at the same time; one or
    ///     more.
    ///   - selector: Makes the inner sequence; an error that it throws fails the sequence. It is called when the
    ///     element arrives.
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed, and fails with the first that fails, at once.
    /// - Complexity: O(1) for an element, amortised, and O(`maxConcurrent`) for an inner sequence; what waits for its
    ///   turn is kept.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().concatMapEager(maxConcurrent: maxConcurrent, onMain(selector))
    }
}
