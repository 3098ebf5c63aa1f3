// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Emits the value at a key path of each element.
    ///
    /// The form of `mapAt(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter keyPath: The path of the value.
    /// - Returns: The values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func mapAt<Result>(
        _ keyPath: any KeyPath<Element, Result> & Sendable
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.mapAt(keyPath) }
    }
}
