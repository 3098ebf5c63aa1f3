public import RxObservable
public import RxTraits

extension ObservableType where Element: Comparable & SendableMetatype {
    /// The smallest element of a sequence, as a single.
    ///
    /// ```
    /// source:  b--c--a--|
    /// min():   ---------(a|)
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of(3, 9, 4).min().subscribe(onSuccess: { print($0 ?? 0) })
    /// // Prints "3".
    /// ```
    ///
    /// - Returns: The smallest element, once the source has completed; `nil` if there is none. Fails with the source.
    /// - SeeAlso: [min](https://reactivex.io/documentation/operators/min.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func min() -> Single<Element?> {
        min(by: { $0 < $1 })
    }
}

extension ObservableType {
    /// The smallest element of a sequence in a given order, as a single.
    ///
    /// ```swift
    /// _ = Observable.of("rx", "swift").min { $0.count < $1.count }.subscribe(onSuccess: { print($0 ?? "") })
    /// // Prints "rx".
    /// ```
    ///
    /// - Parameter isLess: Whether its first argument comes before the second; an error that it throws fails the
    ///   single.
    /// - Returns: The smallest element, once the source has completed; `nil` if there is none. Fails with the source.
    /// - SeeAlso: [min](https://reactivex.io/documentation/operators/min.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func min(by isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<Element?> {
        best(isLess)
    }
}
