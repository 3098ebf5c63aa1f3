// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// The form of ``ObservableType/flatMapLatest(_:)`` for sequences of the main thread: its closures are the main
    /// actor's. What comes out isn't bound to the main thread.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed,
    ///   and fails when one of those two fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMapLatest(onMain { try selector($0).asObservable() })
    }
}
