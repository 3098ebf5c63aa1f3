// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxTraits

extension SharedSequenceConvertibleType {
    /// Emits only the elements of one type.
    ///
    /// The form of `ofType(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter type: The type.
    /// - Returns: The elements of that type; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @inline(__always)
    public consuming func ofType<Result>(_ type: Result.Type) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.ofType(type) }
    }
}
