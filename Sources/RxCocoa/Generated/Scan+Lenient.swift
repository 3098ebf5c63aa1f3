// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `scan(_:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @inline(__always)
    public consuming func scan<Result>(
        _ seed: Result,
        accumulator: @escaping (Result, Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.scan(seed, accumulator: accumulator) }
    }

    /// Lenient form of `scan(into:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @inline(__always)
    public consuming func scan<Result>(
        into seed: Result,
        accumulator: @escaping (inout Result, Element) -> Void
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.scan(into: seed, accumulator: accumulator) }
    }
}
