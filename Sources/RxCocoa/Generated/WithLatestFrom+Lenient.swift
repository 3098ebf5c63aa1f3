// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `withLatestFrom(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func withLatestFrom<Source: SharedSequenceConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Source.SharingStrategy == SharingStrategy {
        SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source, sendable(resultSelector)))
    }
}
