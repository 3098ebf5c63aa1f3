extension ObservableType {
    /// Subscribes again whenever the source fails.
    ///
    /// ```
    /// source, first time:   a--#
    /// source, second time:     b--c|
    /// retry():              a--b--c|
    /// ```
    ///
    /// A source that always fails is subscribed to without end: limit it with ``retry(_:)``.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let attempts = BehaviorRelay(value: 0)
    /// let request = Observable<String>.deferred {
    ///     attempts.update { $0 += 1 }
    ///     return attempts.value < 4 ? .error(Offline()) : .just("connected")
    /// }
    /// _ = request.retry().subscribe(onNext: { print("\($0) at attempt \(attempts.value)") })
    /// // Prints "connected at attempt 4".
    /// ```
    ///
    /// It never pauses and never gives up, so a source that fails at once makes a busy loop. ``retry(_:)`` has a limit,
    /// and ``retry(when:)`` can wait.
    ///
    /// - Returns: The elements of each attempt; completes when an attempt does.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry() -> Observable<Element> {
        SourcesNode(.repeated(asObservable(), count: nil), catchesErrors: true)
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// ```
    /// source, first time:   a--#
    /// source, second time:     b--#
    /// retry(2):             a--b--#
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let request = Observable<String>.deferred {
    ///     print("asks")
    ///     return .error(Offline())
    /// }
    /// _ = request.retry(3).subscribe(onNext: { print($0) }, onError: { print("gives up: \($0)") })
    /// // Prints "asks", "asks", "asks", "gives up: Offline()".
    /// ```
    ///
    /// - Parameter maxAttemptCount: The greatest number of subscriptions to the source, the first one included. With
    ///   zero the sequence completes at once; a negative number is a programmer error.
    /// - Returns: The elements of each attempt; completes when an attempt does, and fails with the last attempt's
    ///   error.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        guard maxAttemptCount >= 0 else {
            fatalError(
                "retry(\(maxAttemptCount)): the number of attempts is negative. Pass one or more; retry() for no limit."
            )
        }
        return SourcesNode(.repeated(asObservable(), count: maxAttemptCount), catchesErrors: true)
    }
}

extension ObservableType where Element: Sendable {
    /// Subscribes again when the source has failed, if an asynchronous closure returns `true`.
    ///
    /// ```
    /// source, first time:                                           a-#
    /// source, second time:                                              b-#
    /// source, third time:                                                   c-|
    /// retry { _, failures in try await pause(2) && failures < 3 }:  a---b---c-|
    /// ```
    ///
    /// The closure may wait as long as it needs. It runs in a task, on the actor where it was written, or else on the
    /// concurrent executor, and the source is subscribed to there. Disposal cancels it.
    ///
    /// ```swift
    /// let patient = download.retry { error, attempt in
    ///     try await Task.sleep(for: .seconds(1 << attempt))
    ///     return attempt < 5
    /// }
    /// ```
    ///
    /// - Parameter shouldRetry: Returns whether to subscribe again; receives the error and the number of failures so
    ///   far, 1 for the first. An error that it throws fails the sequence.
    /// - Returns: The elements of all attempts; completes with the first attempt that does, and fails with the error
    ///   for which the closure returned `false`.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func retry(
        @_inheritActorContext
        if shouldRetry: @escaping @isolated(any) @Sendable (_ error: any Error, _ failures: Int) async throws -> Bool
    ) -> Observable<Element> {
        retry(when: { errors in
            Flatten(errors.enumerated(), .merge(limit: 1)) { failures, error in
                TaskSource<Void> { emitter in
                    let retries = try await callAsync(
                        shouldRetry,
                        with: error,
                        failures + 1,
                        isolation: shouldRetry.isolation,
                        unless: emitter.isOver
                    )
                    guard retries else { throw error }
                    emitter.send(())
                }
            }
        })
    }
}
