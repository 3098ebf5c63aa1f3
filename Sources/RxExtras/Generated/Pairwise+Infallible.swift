// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Emits each element with the one before it.
    ///
    /// The form of `pairwise()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Returns: A pair for each element from the second on; ends with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func pairwise() -> Infallible<(Element, Element)> {
        Infallible(asObservable().pairwise())
    }
}
