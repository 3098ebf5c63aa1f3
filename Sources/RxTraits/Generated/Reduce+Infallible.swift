// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Combines all elements into one result.
    ///
    /// The form of ``/RxObservable/ObservableType/reduce(_:accumulator:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element.
    /// - Returns: The result when the source completes, and then completion.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func reduce<Result>(
        _ seed: sending Result,
        accumulator: @escaping @Sendable (Result, Element) -> Result
    ) -> Infallible<Result> {
        Infallible(asObservable().reduce(seed, accumulator: accumulator))
    }

    /// Combines all elements into one result, and transforms that.
    ///
    /// The form of ``/RxObservable/ObservableType/reduce(_:accumulator:mapResult:)`` for sequences that can't fail: its
    /// closures can't, either.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element.
    ///   - mapResult: Transforms the last result.
    /// - Returns: The transformed result when the source completes, and then completion.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func reduce<Accumulated, Result>(
        _ seed: sending Accumulated,
        accumulator: @escaping @Sendable (Accumulated, Element) -> Accumulated,
        mapResult: @escaping @Sendable (Accumulated) -> Result
    ) -> Infallible<Result> {
        Infallible(asObservable().reduce(seed, accumulator: accumulator, mapResult: mapResult))
    }
}
