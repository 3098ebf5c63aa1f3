// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Ignores all elements, and forwards only the end.
    ///
    /// The form of ``/RxObservable/ObservableType/ignoreElements()`` for drivers and signals.
    ///
    /// - Returns: A sequence without elements that completes.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    @inline(__always)
    public consuming func ignoreElements() -> SharedSequence<SharingStrategy, Swift.Never> {
        sharing { $0.ignoreElements() }
    }
}
