public import RxObservable
public import RxTraits

extension ObservableType {
    /// Whether there is an element that satisfies a condition.
    ///
    /// ```
    /// source:                 1-2-3-4-|
    /// contains { $0 > "2" }:  ----(t|)
    /// ```
    ///
    /// ```swift
    /// let words = Observable.of("rx", "swift")
    /// _ = words.contains { $0.hasPrefix("s") }.subscribe(onSuccess: { print($0) })
    /// // Prints "true".
    /// ```
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the single.
    /// - Returns: `true` at the first such element, else `false` when the source completes; fails with the source.
    /// - SeeAlso: [contains](https://reactivex.io/documentation/operators/contains.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func contains(where predicate: @escaping @Sendable (Element) throws -> Bool) -> Single<Bool> {
        filter(predicate).isEmpty().map { !$0 }
    }
}

extension ObservableType where Element: Equatable & Sendable {
    /// Whether an element is among those of the source.
    ///
    /// ```
    /// source:         a-b-c-|
    /// contains("b"):  --(t|)
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of(1, 2, 3).contains(4).subscribe(onSuccess: { print($0) })
    /// // Prints "false".
    /// ```
    ///
    /// - Parameter element: The element to look for.
    /// - Returns: `true` as soon as it arrives, else `false` when the source completes; fails with the source.
    /// - SeeAlso: [contains](https://reactivex.io/documentation/operators/contains.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func contains(_ element: Element) -> Single<Bool> {
        contains { $0 == element }
    }
}
