// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Combines each element with the result so far, and emits each result.
    ///
    /// The form of ``ObservableType/scan(_:accumulator:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    public func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @MainActor (Result, Element) throws -> Result
    ) -> MainObservable<Result> {
        MainObservable(asObservable().scan(seed, accumulator: onMain(accumulator)))
    }

    /// Updates a result with each element in place, and emits each result.
    ///
    /// The form of ``ObservableType/scan(into:accumulator:)`` for sequences of the main thread: its closures are the
    /// main actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Changes the result so far by the element; an error that it throws fails the sequence.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    public func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @MainActor (inout Result, Element) throws -> Void
    ) -> MainObservable<Result> {
        MainObservable(asObservable().scan(into: seed, accumulator: onMain(accumulator)))
    }
}
