// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Transforms some elements and drops the others.
    ///
    /// The form of `filterMap(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter transform: Makes the new element, or drops it.
    /// - Returns: The new elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filterMap<Result>(
        _ transform: @escaping @Sendable (Element) -> FilterMap<Result>
    ) -> Infallible<Result> {
        Infallible(asObservable().filterMap(transform))
    }
}
