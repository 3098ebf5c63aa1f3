public import RxObservable

extension TestScheduler {
    /// Subscribes to a sequence without elements now, runs everything, and draws how it ended.
    ///
    /// ```swift
    /// #expect(scheduler.result(of: saved.andThen(reloaded)) == "---|")
    /// ```
    ///
    /// - Parameters:
    ///   - source: The sequence, a `Completable` for instance.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    ///   - disposedAt: A diagram with a `!` where to dispose of the subscription, and maybe a `^` where to subscribe.
    /// - Returns: The diagram.
    public func result(
        of source: some ObservableConvertibleType<Never>,
        error: (any Error)? = nil,
        disposedAt: String? = nil
    ) -> Marbles {
        result(of: source, values: [:], error: error, disposedAt: disposedAt)
    }
}
