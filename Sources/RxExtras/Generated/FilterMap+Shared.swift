// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Transforms some elements and drops the others.
    ///
    /// The form of `filterMap(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameter transform: Makes the new element, or drops it.
    /// - Returns: The new elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filterMap<Result>(
        _ transform: @escaping @MainActor (Element) -> FilterMap<Result>
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap { transform($0).result }
    }
}
