// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Emits each element with the one before it.
    ///
    /// The form of `pairwise()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Returns: A pair for each element from the second on; ends with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func pairwise() -> MainObservable<(Element, Element)> {
        MainObservable(asObservable().pairwise())
    }
}
