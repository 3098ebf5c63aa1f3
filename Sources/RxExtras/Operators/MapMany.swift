public import RxObservable

extension ObservableType where Element: Collection & SendableMetatype {
    /// Transforms each element of each collection.
    ///
    /// ```
    /// source:                       x--y--|
    /// mapMany { $0.uppercased() }:  k--l--|
    /// ```
    ///
    /// Here `x` is a and b, `y` is c, `k` is A and B, and `l` is C.
    ///
    /// ```swift
    /// _ = Observable.of([1, 2], [3]).mapMany { "page \($0)" }.subscribe(onNext: { print($0.joined(separator: ", ")) })
    /// // Prints "page 1, page 2", "page 3".
    /// ```
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements, in arrays; ends with the source.
    /// - Complexity: O(*n*) in the number of elements of a collection.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func mapMany<Result>(
        _ transform: @escaping @Sendable (Element.Element) throws -> Result
    ) -> Observable<[Result]> {
        asObservable().map { try $0.map(transform) }
    }
}
