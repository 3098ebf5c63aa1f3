// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait == SingleTrait {
    /// Continues with a maybe made from the element.
    ///
    /// The form for the main thread: its closure is the main actor's. What comes out isn't bound to it.
    ///
    /// - Parameter selector: Makes the maybe; an error that it throws fails the sequence.
    /// - Returns: The result of that maybe.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapMaybe<Result>(
        _ selector: @escaping @MainActor (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap(onMain(selector)))
    }
}
