public import RxObservable
public import RxTraits

extension ObservableType where Element: Comparable & SendableMetatype {
    /// All elements of a sequence in a sorted array, as a single.
    ///
    /// ```
    /// source:           b--a--|
    /// toSortedArray():  ------(x|)
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of(3, 1, 2).toSortedArray().subscribe(onSuccess: { print($0) })
    /// // Prints "[1, 2, 3]".
    /// ```
    ///
    /// - Parameter ascending: Whether the smallest comes first.
    /// - Returns: The elements, once the source has completed; fails with the source.
    /// - Complexity: O(*n* log *n*); memory is O(*n*).
    /// - SeeAlso: [to](https://reactivex.io/documentation/operators/to.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func toSortedArray(ascending: Bool = true) -> Single<[Element]> {
        toSortedArray(by: { ascending ? $0 < $1 : $1 < $0 })
    }
}

extension ObservableType {
    /// All elements of a sequence in an array, in a given order, as a single.
    ///
    /// - Parameter isLess: Whether its first argument comes before the second; an error that it throws fails the
    ///   single.
    /// - Returns: The elements, once the source has completed; fails with the source.
    /// - Complexity: O(*n* log *n*); memory is O(*n*).
    /// - SeeAlso: [to](https://reactivex.io/documentation/operators/to.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func toSortedArray(
        by isLess: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Single<[Element]> {
        toArray().map { try $0.sorted(by: isLess) }
    }
}
