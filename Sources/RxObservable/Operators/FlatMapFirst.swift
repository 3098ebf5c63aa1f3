extension ObservableType {
    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// ```
    /// source:                                         a--b----c-----|
    /// flatMapFirst { cold("\($0)--\($0)--\($0)|") }:  a--a--a-c--c--c|
    /// ```
    ///
    /// Use it for buttons that start work: while that runs, further taps do nothing.
    ///
    /// ``flatMapLatest(_:)`` ends the older sequence instead, and ``concatMap(_:)`` lets the newer ones wait.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let taps = PublishSubject<String>()
    /// let uploads = taps.flatMapFirst { tap in
    ///     Observable.just("uploaded after the \(tap) tap").delay(.seconds(3), scheduler: scheduler)
    /// }
    /// uploads.subscribe(onNext: { print($0) }).disposed(by: bag)
    ///
    /// taps.onNext("first")
    /// taps.onNext("impatient")  // the upload runs: ignored
    /// scheduler.advanceTo(3)
    /// taps.onNext("next")
    /// scheduler.advanceTo(6)
    /// // Prints "uploaded after the first tap", "uploaded after the next tap".
    /// ```
    ///
    /// Also known as `exhaustMap` (RxJS), `flatMapWithoutDropping` (older RxSwift).
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence. It isn't called for
    ///   elements that are dropped.
    /// - Returns: The elements of the inner sequences; completes when the source and the last inner sequence have
    ///   completed, and fails with the first that fails.
    /// - Complexity: O(1) for an element; nothing waits, since elements are ignored meanwhile.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .first, selector)
    }
}

extension ObservableType where Element: Sendable {
    /// Calls an asynchronous closure with an element, and ignores further elements until it has returned.
    ///
    /// ```
    /// source:                                          a-b---c----|
    /// flatMapFirst { try await upper($0, after: 3) }:  ---A-----C-|
    /// ```
    ///
    /// Use it for buttons that must not start the same work twice. Each call runs in a task of its own, on the actor
    /// where the closure was written, or else on the concurrent executor. Disposal cancels it.
    ///
    /// ```swift
    /// let receipts = titles.flatMapFirst { order in try await ask("buy \(order)?") }
    /// ```
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the subscribing task or thread.
    ///   - transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The results, delivered on the concurrent executor; completes when the source has completed and the
    ///   last call has returned, and fails with the first that fails.
    /// - Complexity: O(1) for an element; nothing waits, since elements are ignored meanwhile.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapFirst<Result: Sendable>(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        assertIsNoSequence(Result.self)
        return Flatten(asObservable(), .first) { TaskSource(transform, $0, priority: priority) }
    }
}
