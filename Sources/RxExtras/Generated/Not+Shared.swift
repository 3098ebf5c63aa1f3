// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType where Element == Bool {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// The form of `not()` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Returns: The other values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func not() -> SharedSequence<SharingStrategy, Bool> {
        map { !$0 }
    }
}
