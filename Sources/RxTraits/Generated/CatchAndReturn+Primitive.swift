// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Emits one last element when the source fails, and completes.
    ///
    /// The form of ``/RxObservable/ObservableType/catchAndReturn(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter element: Sent instead of the error.
    /// - Returns: The source's elements and, if it fails, the last element; it doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func catchAndReturn(_ element: sending Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }
}
