extension ObservableType {
    /// Transforms each element into a sequence, and runs these sequences one after the other.
    ///
    /// ```
    /// source:                              (ab)--------|
    /// concatMap { cold("\($0)-\($0)|") }:  a-ab-b------|
    /// ```
    ///
    /// The next inner sequence is subscribed to when the one before it has completed and been freed.
    ///
    /// If the order doesn't matter, ``flatMap(_:)`` doesn't wait; if only the newest counts, ``flatMapLatest(_:)`` ends
    /// the older one.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let messages = Observable.of("long letter", "note")
    /// let sent = messages.concatMap { message in
    ///     Observable.just("sent: \(message)").delay(.seconds(message.count), scheduler: scheduler)
    /// }
    /// _ = sent.subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "sent: long letter", "sent: note".
    /// ```
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence. It is called when
    ///   the element arrives.
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements, which has no limit; the stack is flat.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .merge(limit: 1), selector)
    }
}

extension ObservableType where Element: Sendable {
    /// Calls an asynchronous closure with each element, one after the other: the `map` of asynchronous closures.
    ///
    /// ```
    /// source:                                       (ab)----|
    /// concatMap { try await upper($0, after: 2) }:  --A-B---|
    /// ```
    ///
    /// Each call runs in a task of its own, on the actor where the closure was written, or else on the concurrent
    /// executor; the next one starts when it has returned. Elements that arrive meanwhile wait. Disposal cancels the
    /// task, and nothing is delivered after it. To let several run at the same time, use ``flatMap(maxConcurrent:_:)``.
    ///
    /// ```swift
    /// let answers = Observable.of("name", "town").concatMap { try await ask($0) }
    /// for try await answer in answers.values { print(answer) }
    /// // Prints "name", "town".
    /// ```
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements in the order of the source, delivered on the concurrent executor; completes
    ///   when the source has completed and the last call has returned, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements, which has no limit.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func concatMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        assertIsNoSequence(Result.self)
        return Flatten(asObservable(), .merge(limit: 1)) { TaskSource(transform, $0) }
    }
}
