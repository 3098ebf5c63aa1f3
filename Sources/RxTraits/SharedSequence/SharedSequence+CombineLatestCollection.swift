public import RxObservable

extension SharedSequence {
    /// Combines the latest elements of any number of sequences.
    ///
    /// - Parameters:
    ///   - sources: The sequences.
    ///   - resultSelector: Makes the result of one element of each, in the order of the sequences.
    /// - Returns: A result for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func combineLatest<Collection: Swift.Collection, Value>(
        _ sources: Collection,
        resultSelector: @escaping @MainActor ([Value]) -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.latest, sources.map(\.source), onMain(resultSelector)))
    }

    /// Combines the latest elements of any number of sequences in an array.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: An array for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection, Value>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, [Value]>
    where Element == [Value], Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.latest, sources.map(\.source)) { $0 })
    }
}
