// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Emits the latest element whenever another sequence emits.
    ///
    /// The form of ``/RxObservable/ObservableType/sample(_:defaultValue:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - sampler: Each of its elements asks for one. It is subscribed to after the source.
    ///   - defaultValue: Sent at a sample without a new element, if given.
    /// - Returns: The latest element of the source at each sample; completes at the first sample after the source has
    ///   completed, or with the source when the sampler has completed before.
    /// - Complexity: O(1) for an element; one element is kept.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func sample<Source: SharedSequenceConvertibleType>(
        _ sampler: Source,
        defaultValue: Element? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.sample(sampler.source, defaultValue: defaultValue) }
    }
}
