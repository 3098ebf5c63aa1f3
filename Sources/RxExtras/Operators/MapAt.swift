public import RxObservable

extension ObservableType {
    /// Emits the value at a key path of each element.
    ///
    /// ```
    /// source:          x--y--|
    /// mapAt(\.count):  3--2--|
    /// ```
    ///
    /// Here `x` is "ann" and `y` is "bo".
    ///
    /// ```swift
    /// _ = Observable.of("rx", "swift").mapAt(\.count).subscribe(onNext: { print($0) })
    /// // Prints "2", "5".
    /// ```
    ///
    /// Also known as `pluck` (RxJS).
    ///
    /// - Parameter keyPath: The path of the value.
    /// - Returns: The values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func mapAt<Result>(_ keyPath: any KeyPath<Element, Result> & Sendable) -> Observable<Result> {
        asObservable().map { $0[keyPath: keyPath] }
    }
}
