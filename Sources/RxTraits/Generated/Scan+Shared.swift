// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Combines each element with the result so far, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(_:accumulator:)`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @MainActor (Result, Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(sourceForOperator().scan(seed, accumulator: onMain(accumulator)))
    }

    /// Updates a result with each element in place, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(into:accumulator:)`` for drivers and signals: its closures are
    /// the main actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Changes the result so far by the element.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @MainActor (inout Result, Element) -> Void
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(sourceForOperator().scan(into: seed, accumulator: onMain(accumulator)))
    }
}
