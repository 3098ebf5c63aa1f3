// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Emits the value at a key path of each element.
    ///
    /// The form of `mapAt(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter keyPath: The path of the value.
    /// - Returns: The values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func mapAt<Result>(_ keyPath: any KeyPath<Element, Result> & Sendable) -> MainObservable<Result> {
        MainObservable(asObservable().mapAt(keyPath))
    }
}
