// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType {
    /// Subscribes again whenever the source fails.
    ///
    /// The form of ``/RxObservable/ObservableType/retry()`` for singles, maybes and completables.
    ///
    /// - Returns: The elements of each attempt; completes when an attempt does.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry() -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry())
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter maxAttemptCount: The greatest number of subscriptions to the source, the first one included. With
    ///   zero the sequence completes at once; a negative number is a programmer error.
    /// - Returns: The elements of each attempt; completes when an attempt does, and fails with the last attempt's
    ///   error.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(maxAttemptCount))
    }

    /// Subscribes again when the source has failed, if an asynchronous closure returns `true`.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(if:)`` for singles, maybes and completables.
    ///
    /// - Parameter shouldRetry: Returns whether to subscribe again; receives the error and the number of failures so
    ///   far, 1 for the first. An error that it throws fails the sequence.
    /// - Returns: The elements of all attempts; completes with the first attempt that does, and fails with the error
    ///   for which the closure returned `false`.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func retry(
        @_inheritActorContext
        if shouldRetry: @escaping @isolated(any) @Sendable (_ error: any Error, _ failures: Int) async throws -> Bool
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(if: shouldRetry))
    }

    /// Subscribes again after an error of one type, whenever a sequence made from these errors emits.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(on:when:)`` for singles, maybes and completables.
    ///
    /// - Parameters:
    ///   - failure: The type of the errors.
    ///   - notificationHandler: Receives the errors as a sequence; each element that it emits starts a retry. Called
    ///     once for each subscription.
    /// - Returns: The first result that isn't an error. When the trigger fails or completes, so does it; a single that
    ///   completes in this way fails with `RxError.noElements`.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType & SendableMetatype, Failure: Error>(
        on failure: Failure.Type,
        when notificationHandler: @escaping @Sendable (Observable<Failure>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(on: failure, when: notificationHandler)))
    }

    /// Subscribes again after an error, whenever a sequence made from the errors emits.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(when:)`` for singles, maybes and completables.
    ///
    /// - Parameter notificationHandler: Receives the errors as a sequence; each element that it emits starts a retry.
    ///   Called once for each subscription.
    /// - Returns: The first result that isn't an error. When the trigger fails or completes, so does it; a single that
    ///   completes in this way fails with `RxError.noElements`.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(when: notificationHandler)))
    }
}
