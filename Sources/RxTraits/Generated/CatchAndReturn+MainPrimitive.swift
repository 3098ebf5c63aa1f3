// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait: ElementTrait {
    /// Emits one last element when the source fails, and completes.
    ///
    /// The form for the main thread.
    ///
    /// - Parameter element: Sent instead of the error.
    /// - Returns: The source's elements and, if it fails, the last element; it doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: sending Element) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.catchAndReturn(element))
    }
}
