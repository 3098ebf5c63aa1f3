// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType where Element: Collection {
    /// Transforms each element of each collection.
    ///
    /// The form of `mapMany(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements, in arrays; ends with the source.
    /// - Complexity: O(*n*) in the number of elements of a collection.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func mapMany<Result>(
        _ transform: @escaping @MainActor (Element.Element) throws -> Result
    ) -> MainObservable<[Result]> {
        map { try $0.map(transform) }
    }
}
