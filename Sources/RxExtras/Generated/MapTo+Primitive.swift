// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits the same value in place of each element.
    ///
    /// The form of `mapTo(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value for each element; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Single<Result> {
        PrimitiveSequence(raw: source.mapTo(value))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Emits the same value in place of each element.
    ///
    /// The form of `mapTo(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value for each element; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Maybe<Result> {
        PrimitiveSequence(raw: source.mapTo(value))
    }
}
