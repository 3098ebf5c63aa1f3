// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Emits only the elements of one type.
    ///
    /// The form of `ofType(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter type: The type.
    /// - Returns: The elements of that type; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ofType<Result>(_ type: Result.Type) -> Infallible<Result> {
        Infallible(asObservable().ofType(type))
    }
}
