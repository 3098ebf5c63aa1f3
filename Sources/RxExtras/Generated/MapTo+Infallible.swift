// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Emits the same value in place of each element.
    ///
    /// The form of `mapTo(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value for each element; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Infallible<Result> {
        Infallible(asObservable().mapTo(value))
    }
}
