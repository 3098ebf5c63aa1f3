public import RxObservable

/// The result of the closure of ``RxObservable/ObservableType/filterMap(_:)``.
public enum FilterMap<Result> {
    /// The element is dropped.
    case ignore
    /// Another element.
    case map(Result)
}

extension FilterMap: Sendable where Result: Sendable {}

extension FilterMap {
    @inlinable
    var result: Result? {
        if case .map(let result) = self { result } else { nil }
    }
}

extension ObservableType {
    /// Transforms some elements and drops the others.
    ///
    /// ```
    /// source:                                             1--2--3--4--|
    /// filterMap { $0 < 3 ? .ignore : .map($0 * 2) }:      ------6--8--|
    /// ```
    ///
    /// It differs from `compactMap` if the results are optional themselves.
    ///
    /// ```swift
    /// let inputs = Observable.of("12", "twelve", "7")
    /// _ = inputs.filterMap { text in Int(text).map { .map($0 * 2) } ?? .ignore }.subscribe(onNext: { print($0) })
    /// // Prints "24", "14".
    /// ```
    ///
    /// - Parameter transform: Makes the new element, or drops it; an error that it throws fails the sequence.
    /// - Returns: The new elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func filterMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
    ) -> Observable<Result> {
        asObservable().compactMap { try transform($0).result }
    }
}
