extension ObservableType {
    /// Combines the elements of all sequences of a collection: the first ones, the second ones, and so on.
    ///
    /// ```
    /// x:                            a--b-----c--|
    /// y:                            -1----2------|
    /// zip([x, y]) { $0.joined() }:  -a1---b2-----|
    /// ```
    ///
    /// ```swift
    /// let requests = [1, 2, 3].map { page in Observable.just("page \(page)") }
    /// _ = Observable.zip(requests) { pages in pages.joined(separator: " + ") }.subscribe(onNext: { print($0) })
    /// // Prints "page 1 + page 2 + page 3".
    /// ```
    ///
    /// - Parameters:
    ///   - collection: The sequences, subscribed to in order.
    ///   - resultSelector: Combines one element of each, in their order; an error that it throws fails the sequence.
    /// - Returns: A result for each row of elements; completes as soon as no further row is possible: when one has
    ///   completed and none of its elements waits for partners; fails with the first that fails. For an empty
    ///   collection, completion alone.
    /// - Complexity: O(*n*) for a row, in the number of sequences. Memory is O(*m*) in the number of elements that wait
    ///   for a partner, which has no limit.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType, Collection.Element.Element: Sendable {
        combination(.queue, collection.map { $0.asObservable() }, resultSelector)
    }

    /// Combines the elements of all sequences of a collection in arrays: the first ones, the second ones, and so on.
    ///
    /// ```
    /// x:            a--b-----c--|
    /// y:            -1----2------|
    /// zip([x, y]):  -a1---b2-----|
    /// ```
    ///
    /// ```swift
    /// let dice = [Observable.of(1, 6), Observable.of(4, 3)]
    /// _ = Observable.zip(dice).subscribe(onNext: { print($0) })
    /// // Prints "[1, 4]", "[6, 3]".
    /// ```
    ///
    /// - Parameter collection: The sequences, subscribed to in order.
    /// - Returns: An array for each row of elements; completes as soon as no further row is possible: when one has
    ///   completed and none of its elements waits for partners; fails with the first that fails. For an empty
    ///   collection, completion alone.
    /// - Complexity: O(*n*) for a row, in the number of sequences. Memory is O(*m*) in the number of elements that wait
    ///   for a partner, which has no limit.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element, Element: Sendable {
        combination(.queue, collection.map { $0.asObservable() }) { $0 }
    }
}
