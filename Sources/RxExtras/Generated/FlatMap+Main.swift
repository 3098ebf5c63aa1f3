// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Transforms each element into a sequence, and merges these sequences, a limited number at a time.
    ///
    /// The form of `flatMap(maxConcurrent:_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread:
    /// its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of inner sequences that are subscribed to at the same time; one or more. The
    ///     others wait in order.
    ///   - selector: Makes the inner sequence; an error that it throws fails the sequence. It is called when the
    ///     element arrives.
    /// - Returns: The elements of the inner sequences as they come; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMap(maxConcurrent: maxConcurrent, onMain(selector))
    }
}
