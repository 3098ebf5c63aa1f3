// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait: ElementTrait {
    /// Transforms each element.
    ///
    /// The form for the main thread: its closure is the main actor's.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func map<Result>(
        _ transform: @escaping @MainActor (Element) throws -> Result
    ) -> MainPrimitiveSequence<Trait, Result> {
        MainPrimitiveSequence<Trait, Result>(source.map(onMain(transform)))
    }
}
