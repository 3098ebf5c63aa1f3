// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:)`` for drivers and signals.
    ///
    /// - Parameter second: The other sequence, subscribed to first. Its last element is still used after it completes.
    /// - Returns: The other's latest element for each element of the source; completes with the source.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func withLatestFrom<Source: SharedSequenceConvertibleType>(
        _ second: Source
    ) -> SharedSequence<SharingStrategy, Source.Element> {
        SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source) { $1 })
    }

    /// Combines each element with the latest element of another sequence.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:resultSelector:)`` for drivers and signals: its
    /// closures are the main actor's.
    ///
    /// - Parameters:
    ///   - second: The other sequence, subscribed to first. Its last element is still used after it completes.
    ///   - resultSelector: Combines the two.
    /// - Returns: A result for each element of the source; completes with the source.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func withLatestFrom<Source: SharedSequenceConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @MainActor (Element, Source.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Source.SharingStrategy == SharingStrategy {
        SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source, onMain(resultSelector)))
    }
}
