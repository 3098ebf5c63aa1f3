// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Combines all elements into one result.
    ///
    /// The form of ``ObservableType/reduce(_:accumulator:)`` for sequences of the main thread: its closures are the
    /// main actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    /// - Returns: The result when the source completes, and then completion; fails with the source.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @_alwaysEmitIntoClient
    public func reduce<Result>(
        _ seed: sending Result,
        accumulator: @escaping @MainActor (Result, Element) throws -> Result
    ) -> MainObservable<Result> {
        MainObservable(asObservable().reduce(seed, accumulator: onMain(accumulator)))
    }

    /// Combines all elements into one result, and transforms that.
    ///
    /// The form of ``ObservableType/reduce(_:accumulator:mapResult:)`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    ///   - mapResult: Transforms the last result; an error that it throws fails the sequence.
    /// - Returns: The transformed result when the source completes, and then completion; fails with the source.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @_alwaysEmitIntoClient
    public func reduce<Accumulated, Result>(
        _ seed: sending Accumulated,
        accumulator: @escaping @MainActor (Accumulated, Element) throws -> Accumulated,
        mapResult: @escaping @MainActor (Accumulated) throws -> Result
    ) -> MainObservable<Result> {
        MainObservable(asObservable().reduce(seed, accumulator: onMain(accumulator), mapResult: onMain(mapResult)))
    }
}
