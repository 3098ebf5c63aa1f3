extension ObservableType {
    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// ```
    /// source:                            a-----b-----|
    /// flatMap { cold("\($0)-\($0)|") }:  a-a---b-b---|
    /// ```
    ///
    /// When elements come while older inner sequences run: ``concatMap(_:)`` lets them wait, ``flatMapLatest(_:)`` ends
    /// the older one, and ``flatMapFirst(_:)`` ignores them.
    ///
    /// One request for each element, all at the same time; answers arrive as they are ready:
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let users = Observable.of("ann", "ben")
    /// let photos = users.flatMap { user in
    ///     let seconds = user == "ann" ? 5 : 2  // how long this user's photo takes
    ///     return Observable.just("photo of \(user)").delay(.seconds(seconds), scheduler: scheduler)
    /// }
    /// _ = photos.subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "photo of ben", "photo of ann".
    /// ```
    ///
    /// Also known as `mergeMap` (RxJS), `flatMap(maxPublishers:)` (Combine).
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .merge(limit: .max), selector)
    }
}

extension ObservableType where Element: Sendable {
    /// Calls an asynchronous closure with each element, several at the same time.
    ///
    /// ```
    /// source:                                   (ab)----|
    /// flatMap { a: wait 4, b: wait 2, upper }:  --B-A---|
    /// ```
    ///
    /// Each call runs in a task of its own, on the actor where the closure was written, or else on the concurrent
    /// executor. Disposal cancels them all, and nothing is delivered after it. Calls that run at the same time start in
    /// any order.
    ///
    /// ```swift
    /// let names = Observable.of("sun.png", "rain.png", "snow.png")
    /// let letters = names.flatMap(maxConcurrent: 2) { name in try await ask(name).count }  // two at the same time
    /// for try await sum in letters.reduce(0, accumulator: { $0 + $1 }).values { print(sum) }
    /// // Prints "23".
    /// ```
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The results as they come, delivered on the concurrent executor, one at a time; completes when the
    ///   source has completed and the last call has returned, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements, which has no limit.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        assertIsNoSequence(Result.self)
        return Flatten(asObservable(), .merge(limit: maxConcurrent), as: "flatMap(maxConcurrent:)") {
            TaskSource(transform, $0)
        }
    }
}
