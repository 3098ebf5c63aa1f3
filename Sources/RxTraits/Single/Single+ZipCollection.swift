public import RxObservable

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Combines the elements of any number of singles.
    ///
    /// ```swift
    /// let pages = [1, 2, 3].map { Single.just("page \($0)") }  // all at the same time
    /// _ = Single.zip(pages) { $0.joined(separator: ", ") }.subscribe(onSuccess: { print($0) })
    /// // Prints "page 1, page 2, page 3".
    /// ```
    ///
    /// - Parameters:
    ///   - sources: The singles.
    ///   - resultSelector: Makes the result of the elements, in the order of the singles; an error that it throws fails
    ///     the single.
    /// - Returns: The result once all have succeeded; fails with the first that fails. Without sources, the result of
    ///   no elements.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection, Result>(
        _ sources: Collection,
        resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element>, Element: Sendable {
        sources.isEmpty
            ? Single<[Element]>.just([]).map(resultSelector)
            : PrimitiveSequence(raw: combination(.queue, sources.map(\.source), resultSelector))
    }

    /// Combines the elements of any number of singles into an array.
    ///
    /// ```swift
    /// let pages = [1, 2].map { Single.just($0 * 10) }
    /// _ = Single.zip(pages).subscribe(onSuccess: { print($0) })
    /// // Prints "[10, 20]".
    /// ```
    ///
    /// - Parameter sources: The singles.
    /// - Returns: The elements in the order of the singles, once all have succeeded; fails with the first that fails.
    ///   Without sources, an empty array.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Single<[Element]> where Collection.Element == Single<Element>, Element: Sendable {
        zip(sources) { $0 }
    }
}
