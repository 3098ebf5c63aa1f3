public import RxObservable

extension InfallibleType {
    /// Combines the elements, the first with the first and the second with the second, of any number of sequences.
    ///
    /// - Parameters:
    ///   - sources: The sequences.
    ///   - resultSelector: Makes the result of one element of each, in the order of the sequences.
    /// - Returns: A result for each set of elements; completes when no further set can come.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ sources: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(.zip(sources.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Combines the elements, the first with the first and the second with the second, of any number of sequences in an
    /// array.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: An array for each set of elements; completes when no further set can come.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>(Observable<Element>.zip(sources.map { $0.asObservable() }))
    }
}
