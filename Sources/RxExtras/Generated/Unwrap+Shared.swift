// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Drops `nil`s and unwraps the other elements.
    ///
    /// The form of `unwrap()` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Returns: The elements that aren't `nil`; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? {
        compactMap { $0 }
    }
}
