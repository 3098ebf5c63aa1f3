extension ObservableType {
    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// ```
    /// source:                                          a----b-------|
    /// flatMapLatest { cold("\($0)--\($0)--\($0)|") }:  a--a-b--b--b-|
    /// ```
    ///
    /// When a new element arrives, the previous inner sequence is disposed of, and whatever it still sends is dropped.
    /// Use it for live searches.
    ///
    /// If every inner sequence must run to its end, ``concatMap(_:)`` runs them one after the other, and
    /// ``flatMap(_:)`` all at the same time.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let typed = PublishSubject<String>()
    /// let hits = typed.flatMapLatest { text in
    ///     Observable.just("hits for \(text)").delay(.seconds(2), scheduler: scheduler)  // the server takes 2 seconds
    /// }
    /// hits.subscribe(onNext: { print($0) }).disposed(by: bag)
    ///
    /// typed.onNext("r")
    /// scheduler.advanceTo(1)
    /// typed.onNext("rx")  // ends the search for "r", which is still under way
    /// scheduler.advanceTo(5)
    /// // Prints "hits for rx".
    /// ```
    ///
    /// Also known as `switchMap` (RxJS), `switchToLatest` (Combine).
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed,
    ///   and fails when one of those two fails.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .latest, selector)
    }
}

extension ObservableType where Element: Sendable {
    /// Calls an asynchronous closure with each element, and cancels the previous call.
    ///
    /// ```
    /// source:                                           a-b---c----|
    /// flatMapLatest { try await upper($0, after: 3) }:  -----B---C-|
    /// ```
    ///
    /// Use it for live searches: whatever an older call still returns or throws is dropped. Each call runs in a task of
    /// its own, on the actor where the closure was written, or else on the concurrent executor. Disposal cancels it.
    ///
    /// ```swift
    /// let results = query.flatMapLatest { try await api.search($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the subscribing task or thread.
    ///   - transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The results of the latest calls, delivered on the concurrent executor; completes when the source has
    ///   completed and the latest call has returned, and fails when one of those two fails.
    /// - Complexity: O(1) for an element; nothing waits, since a newer element cancels the call before it.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapLatest<Result: Sendable>(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        assertIsNoSequence(Result.self)
        return Flatten(asObservable(), .latest) { TaskSource(transform, $0, priority: priority) }
    }
}
