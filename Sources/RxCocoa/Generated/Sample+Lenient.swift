// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `sample(_:defaultValue:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @inline(__always)
    public consuming func sample<Source: SharedSequenceConvertibleType>(
        _ sampler: Source,
        defaultValue: Element? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.sample(sampler.source, defaultValue: defaultValue) }
    }
}
