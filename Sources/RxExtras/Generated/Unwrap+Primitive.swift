// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Drops `nil`s and unwraps the other elements.
    ///
    /// The form of `unwrap()` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// - Returns: The elements that aren't `nil`; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> Maybe<Result> where Element == Result? {
        PrimitiveSequence(raw: source.unwrap())
    }
}
