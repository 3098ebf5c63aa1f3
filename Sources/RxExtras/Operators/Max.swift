public import RxObservable
public import RxTraits

extension ObservableType where Element: Comparable & SendableMetatype {
    /// The greatest element of a sequence, as a single.
    ///
    /// ```
    /// source:  b--c--a--|
    /// max():   ---------(c|)
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of(3, 9, 4).max().subscribe(onSuccess: { print($0 ?? 0) })
    /// // Prints "9".
    /// ```
    ///
    /// - Returns: The greatest element, once the source has completed; `nil` if there is none. Fails with the source.
    /// - SeeAlso: [max](https://reactivex.io/documentation/operators/max.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func max() -> Single<Element?> {
        max(by: { $0 < $1 })
    }
}

extension ObservableType {
    /// The greatest element of a sequence in a given order, as a single.
    ///
    /// ```swift
    /// _ = Observable.of("rx", "swift").max { $0.count < $1.count }.subscribe(onSuccess: { print($0 ?? "") })
    /// // Prints "swift".
    /// ```
    ///
    /// - Parameter isLess: Whether its first argument comes before the second; an error that it throws fails the
    ///   single.
    /// - Returns: The greatest element, once the source has completed; `nil` if there is none. Fails with the source.
    /// - SeeAlso: [max](https://reactivex.io/documentation/operators/max.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func max(by isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<Element?> {
        best { try !isLess($0, $1) }
    }
}
