// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Transforms each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for sequences that can't fail: its closures can't, either.
    ///
    /// - Parameter transform: Makes the new element.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }
}
