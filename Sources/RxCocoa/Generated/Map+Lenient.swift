// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `map(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @inline(__always)
    public consuming func map<Result>(
        _ transform: @escaping (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.map(transform) }
    }
}
