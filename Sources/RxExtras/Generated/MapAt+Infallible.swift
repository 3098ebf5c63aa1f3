// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Emits the value at a key path of each element.
    ///
    /// The form of `mapAt(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter keyPath: The path of the value.
    /// - Returns: The values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapAt<Result>(_ keyPath: any KeyPath<Element, Result> & Sendable) -> Infallible<Result> {
        Infallible(asObservable().mapAt(keyPath))
    }
}
