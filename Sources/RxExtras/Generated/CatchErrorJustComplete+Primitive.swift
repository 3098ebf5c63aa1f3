// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Completes in place of an error.
    ///
    /// The form of `catchErrorJustComplete()` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// - Returns: The source's elements; completes when the source ends, and doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchErrorJustComplete() -> Maybe<Element> {
        PrimitiveSequence(raw: source.catchErrorJustComplete())
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Completes in place of an error.
    ///
    /// The form of `catchErrorJustComplete()` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// - Returns: The source's elements; completes when the source ends, and doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchErrorJustComplete() -> Maybe<Element> {
        PrimitiveSequence(raw: source.catchErrorJustComplete())
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Completes in place of an error.
    ///
    /// The form of `catchErrorJustComplete()` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// - Returns: The source's elements; completes when the source ends, and doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchErrorJustComplete() -> Completable {
        PrimitiveSequence(raw: source.catchErrorJustComplete())
    }
}
