// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait == SingleTrait {
    /// Continues with a completable made from the element.
    ///
    /// The form for the main thread: its closure is the main actor's. What comes out isn't bound to it.
    ///
    /// - Parameter selector: Makes the completable; an error that it throws fails the sequence.
    /// - Returns: The end of that completable.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapCompletable(_ selector: @escaping @MainActor (Element) throws -> Completable) -> Completable {
        PrimitiveSequence(raw: source.flatMap(onMain(selector)))
    }
}
