// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType where Element: Equatable & Sendable {
    /// Drops elements that are equal to some values.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter valuesToIgnore: The values to drop.
    /// - Returns: The other elements; ends with the source.
    /// - Complexity: O(*n*) in the number of values.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func ignore(_ valuesToIgnore: Element...) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.ignore(valuesToIgnore) }
    }

    /// Drops elements that are equal to one of a sequence.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter valuesToIgnore: The values to drop.
    /// - Returns: The other elements; ends with the source.
    /// - Complexity: O(*n*) in the number of values.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func ignore<Values: Sequence>(
        _ valuesToIgnore: Values
    ) -> SharedSequence<SharingStrategy, Element> where Values.Element == Element {
        sharing { $0.ignore(valuesToIgnore) }
    }
}
