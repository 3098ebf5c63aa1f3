// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Combines each element with the result so far, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(_:accumulator:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @Sendable (Result, Element) -> Result
    ) -> Infallible<Result> {
        Infallible(asObservable().scan(seed, accumulator: accumulator))
    }

    /// Updates a result with each element in place, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(into:accumulator:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Changes the result so far by the element.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @Sendable (inout Result, Element) -> Void
    ) -> Infallible<Result> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }
}
