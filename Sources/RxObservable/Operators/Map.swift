extension ObservableType {
    /// Transforms each element.
    ///
    /// ```
    /// source:                   a--b--c--|
    /// map { $0.uppercased() }:  A--B--C--|
    /// ```
    ///
    /// ```swift
    /// let prices = Observable.of(3, 12, 7)
    /// _ = prices.map { "\($0) €" }.subscribe(onNext: { print($0) })
    /// // Prints "3 €", "12 €", "7 €".
    /// ```
    ///
    /// The closure returns a value immediately. If it would start work that takes time, use ``flatMap(_:)`` or
    /// ``concatMap(_:)``.
    ///
    /// Also known as `tryMap` (Combine).
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) -> Observable<Result> {
        mapped(asObservable(), transform)
    }
}

/// Makes the node of `map`, for all its forms.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func mapped<Element, Result>(
    _ source: Observable<Element>,
    _ transform: @escaping @Sendable (Element) throws -> Result
) -> Observable<Result> {
    stepNode("map", source, ()) { stage, element in
        do { stage.send(try transform(element)) } catch { stage.finish(error) }
    }
}
