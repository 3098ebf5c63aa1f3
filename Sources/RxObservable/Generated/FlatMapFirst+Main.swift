// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form of ``ObservableType/flatMapFirst(_:)`` for sequences of the main thread: its closures are the main
    /// actor's. What comes out isn't bound to the main thread.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence. It isn't called for
    ///   elements that are dropped.
    /// - Returns: The elements of the inner sequences; completes when the source and the last inner sequence have
    ///   completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMapFirst(onMain { try selector($0).asObservable() })
    }
}
