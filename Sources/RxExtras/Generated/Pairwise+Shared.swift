// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Emits each element with the one before it.
    ///
    /// The form of `pairwise()` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Returns: A pair for each element from the second on; ends with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func pairwise() -> SharedSequence<SharingStrategy, (Element, Element)> {
        SharedSequence(source.pairwise())
    }
}
