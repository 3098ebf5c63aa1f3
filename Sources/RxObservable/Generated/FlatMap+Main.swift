// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of ``ObservableType/flatMap(_:)`` for sequences of the main thread: its closures are the main actor's.
    /// What comes out isn't bound to the main thread.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMap(onMain { try selector($0).asObservable() })
    }
}
