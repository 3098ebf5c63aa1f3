// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType<Bool> {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// The form of `not()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Returns: The other values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func not() -> Infallible<Bool> {
        Infallible(asObservable().not())
    }
}
