// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Drops the elements that satisfy a condition.
    ///
    /// The form of `ignoreWhen(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The other elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ignoreWhen(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        filter { !predicate($0) }
    }
}
