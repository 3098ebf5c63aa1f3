// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Transforms each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for drivers and signals: its closures are the main actor's.
    ///
    /// - Parameter transform: Makes the new element.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func map<Result>(
        _ transform: @escaping @MainActor (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.map(onMain(transform)) }
    }

    /// Emits the value at a key path of each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for drivers and signals: its closures are the main actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func map<Result>(
        _ keyPath: KeyPath<Element, Result> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        map(readOnMain(keyPath))
    }
}
