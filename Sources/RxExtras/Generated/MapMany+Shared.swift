// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType where Element: Collection {
    /// Transforms each element of each collection.
    ///
    /// The form of `mapMany(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter transform: Makes the new element.
    /// - Returns: The transformed elements, in arrays; ends with the source.
    /// - Complexity: O(*n*) in the number of elements of a collection.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func mapMany<Result>(
        _ transform: @escaping @MainActor (Element.Element) -> Result
    ) -> SharedSequence<SharingStrategy, [Result]> {
        map { $0.map(transform) }
    }
}
