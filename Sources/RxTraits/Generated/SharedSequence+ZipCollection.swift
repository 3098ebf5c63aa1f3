// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequence {
    /// Combines the elements, the first with the first and the second with the second, of any number of sequences.
    ///
    /// - Parameters:
    ///   - sources: The sequences.
    ///   - resultSelector: Makes the result of one element of each, in the order of the sequences.
    /// - Returns: A result for each set of elements; completes when no further set can come.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection, Value>(
        _ sources: Collection,
        resultSelector: @escaping @MainActor ([Value]) -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.queue, sources.map(\.source), onMain(resultSelector)))
    }

    /// Combines the elements, the first with the first and the second with the second, of any number of sequences in an
    /// array.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: An array for each set of elements; completes when no further set can come.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection, Value>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, [Value]>
    where Element == [Value], Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.queue, sources.map(\.source)) { $0 })
    }
}
