// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait: ElementTrait {
    /// Emits only the elements that satisfy a condition.
    ///
    /// The form for the main thread: its closure is the main actor's.
    ///
    /// - Parameter predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainMaybe<Element> {
        MainMaybe(source.filter(onMain(predicate)))
    }
}
