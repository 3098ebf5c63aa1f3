extension ObservableType {
    /// Subscribes again whenever the source fails.
    ///
    /// ```
    /// source, first time:   a--#
    /// source, second time:  b--c|
    /// retry():              a--b--c|
    /// ```
    ///
    /// A source that always fails is subscribed to without end: limit it with ``retry(_:)``.
    ///
    /// - Returns: The elements of each attempt; completes when an attempt does.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry() -> Observable<Element> {
        CatchSequence(RepeatedSource(asObservable(), count: nil))
    }

    /// Subscribes again when the source fails, so many times in all.
    ///
    /// ```
    /// source, first time:   a--#
    /// source, second time:  b--#
    /// retry(2):             a--b--#
    /// ```
    ///
    /// - Parameter maxAttemptCount: How often the source is subscribed to at most, the first time included. For zero the
    ///   sequence completes at once; a negative number is a programmer error.
    /// - Returns: The elements of each attempt; completes when an attempt does, and fails with the last attempt's error.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        guard maxAttemptCount >= 0 else {
            fatalError(
                "retry(\(maxAttemptCount)): the number of attempts is negative. Pass one or more; retry() for no limit."
            )
        }
        return CatchSequence(RepeatedSource(asObservable(), count: maxAttemptCount))
    }
}
