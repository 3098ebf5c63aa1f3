// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Numbers the elements.
    ///
    /// The form of ``/RxObservable/ObservableType/enumerated()`` for drivers and signals.
    ///
    /// - Returns: Each element with its index, from zero; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @inline(__always)
    public consuming func enumerated() -> SharedSequence<SharingStrategy, (index: Int, element: Element)> {
        sharing { $0.enumerated() }
    }
}
