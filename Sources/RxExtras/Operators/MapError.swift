public import RxObservable

extension ObservableType {
    /// Transforms the error.
    ///
    /// ```
    /// source:                    a--b--#
    /// mapError { _ in Lost() }:  a--b--#
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// struct NoNews: Error {}
    /// _ = Observable<String>.error(Offline()).mapError { _ in NoNews() }.subscribe(onError: { print($0) })
    /// // Prints "NoNews()".
    /// ```
    ///
    /// - Parameter transform: Makes the new error; an error that it throws is forwarded instead.
    /// - Returns: The source's elements; completes with the source, and fails with the new error.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_disfavoredOverload
    public func mapError(
        _ transform: @escaping @Sendable (any Error) throws -> any Error
    ) -> Observable<Element> {
        ending { error in try error.map(transform) }
    }
}
