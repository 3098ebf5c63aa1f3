// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence {
    /// Subscribes again whenever the source fails.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The elements of each attempt; completes when an attempt does.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry() -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.retry())
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// The form for the main thread.
    ///
    /// - Parameter maxAttemptCount: The greatest number of subscriptions to the source, the first one included. With
    ///   zero the sequence completes at once; a negative number is a programmer error.
    /// - Returns: The elements of each attempt; completes when an attempt does, and fails with the last attempt's
    ///   error.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(MainObservable(source).retry(maxAttemptCount))
    }
}
