// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Transforms each element into a sequence, and runs these sequences one after the other.
    ///
    /// The form of `concatMap(_:)` of ``ObservableType`` for sequences of the main thread: its closures are the main
    /// actor's. What comes out isn't bound to the main thread.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence. It is called when
    ///   the element arrives.
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences; the stack is flat.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().concatMap(onMain { try selector($0).asObservable() })
    }
}
