// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// The form of ``ObservableType/withLatestFrom(_:)`` for sequences of the main thread.
    ///
    /// - Parameter second: The other sequence, subscribed to first. Its last element is still used after it completes.
    /// - Returns: The other's latest element for each element of the source; completes with the source, and fails with
    ///   the first that fails.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> MainObservable<Source.Element> where Source.Element: Sendable {
        MainObservable(asObservable().withLatestFrom(second.asObservable().movedToMain()))
    }

    /// Combines each element with the latest element of another sequence.
    ///
    /// The form of ``ObservableType/withLatestFrom(_:resultSelector:)`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameters:
    ///   - second: The other sequence, subscribed to first. Its last element is still used after it completes.
    ///   - resultSelector: Combines the two; an error that it throws fails the sequence.
    /// - Returns: A result for each element of the source; completes with the source, and fails with the first that
    ///   fails.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @MainActor (Element, Source.Element) throws -> Result
    ) -> MainObservable<Result> where Source.Element: Sendable {
        MainObservable(
            asObservable().withLatestFrom(second.asObservable().movedToMain(), resultSelector: onMain(resultSelector))
        )
    }
}
