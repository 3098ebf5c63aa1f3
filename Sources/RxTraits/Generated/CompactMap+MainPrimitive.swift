// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait: ElementTrait {
    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form for the main thread: its closure is the main actor's.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func compactMap<Result>(_ transform: @escaping @MainActor (Element) throws -> Result?) -> MainMaybe<Result> {
        MainMaybe(source.compactMap(onMain(transform)))
    }
}
