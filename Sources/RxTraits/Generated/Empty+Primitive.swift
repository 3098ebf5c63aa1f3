// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A sequence without elements that completes at once.
    ///
    /// The form of ``/RxObservable/ObservableType/empty()`` for maybes.
    ///
    /// - Returns: A sequence that completes when it is subscribed to.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func empty() -> Maybe<Element> {
        PrimitiveSequence(raw: .empty())
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// A sequence without elements that completes at once.
    ///
    /// The form of ``/RxObservable/ObservableType/empty()`` for completables.
    ///
    /// - Returns: A sequence that completes when it is subscribed to.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func empty() -> Completable {
        PrimitiveSequence(raw: .empty())
    }
}
