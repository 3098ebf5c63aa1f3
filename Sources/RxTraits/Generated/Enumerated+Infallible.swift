// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Numbers the elements.
    ///
    /// The form of ``/RxObservable/ObservableType/enumerated()`` for sequences that can't fail.
    ///
    /// - Returns: Each element with its index, from zero; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func enumerated() -> Infallible<(index: Int, element: Element)> {
        Infallible(asObservable().enumerated())
    }
}
