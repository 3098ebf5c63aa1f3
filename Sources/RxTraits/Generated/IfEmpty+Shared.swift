// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Emits a default element if the source completes without one.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(default:)`` for drivers and signals.
    ///
    /// - Parameter default: Sent instead of nothing.
    /// - Returns: The source's elements or, if there are none, the default one; ends with the source.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func ifEmpty(default: sending Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().ifEmpty(default: `default`))
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(switchTo:)`` for drivers and signals.
    ///
    /// - Parameter other: Subscribed to when the source has completed without an element, and else not at all.
    /// - Returns: The source's elements or, if there are none, the other's; ends with the one that is last.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    @inline(__always)
    public consuming func ifEmpty(
        switchTo other: SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.ifEmpty(switchTo: other.source) }
    }
}
