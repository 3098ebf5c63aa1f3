internal import RxDisposables
internal import RxSchedulers

/// The object held by an iterator: when it is released, the subscription ends.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class AsyncValuesSubscription<Element: Sendable>: Sendable {
    /// The number of steps without an element before others on the same executor get their turn, and of elements at
    /// once for a task that was cancelled before.
    private static var longestRun: Int { 1_000 }

    /// `nil` once subscribed.
    private let source: Locked<Observable<Element>?>
    private let sink: AsyncValuesSink<Element>
    // SAFETY: touched only in `subscribe` and `next`, which one task at a time calls.
    private let trampoline: UncheckedSendable<SteppedTrampoline>

    init(_ source: Observable<Element>, _ buffering: AsyncBuffering<Element>) {
        self.source = Locked(source)
        sink = AsyncValuesSink(buffering)
        trampoline = UncheckedSendable(SteppedTrampoline(for: sink))
    }

    deinit {
        sink.abandon()
        trampoline.value.clear()
    }

    /// Subscribes, unless that has already been done.
    func subscribe(limit: Int = .max) {
        guard let source = source.withLock({ $0.take() }) else { return }
        trampoline.value.run { sink.subscribe(to: source, limit: limit) }
    }

    /// Disposes of the source, on any thread; the iteration ends.
    func dispose() {
        sink.abandon()
    }

    /// Lets the source stop sending, before it is disposed of.
    func stop() {
        sink.stop()
    }

    /// Runs looping sources until a condition holds; whether there may be more to do.
    private func advance(until isDone: () -> Bool) -> Bool {
        guard sink.hasPausedSources else { return trampoline.value.advance(limit: Self.longestRun, until: isDone) }
        // A loop waits after each element, of which operators may make more than there is room for.
        var isUnfinished = false
        sink.withAwaitingSender {
            isUnfinished = trampoline.value.advance(limit: Self.longestRun, until: isDone)
        }
        return isUnfinished
    }

    func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
        // The cancellation is checked first: waiting elements are returned at once, and a cancelled task would receive
        // them all (contract A2).
        try checkCancellation()
        // Waiting elements are returned before the call below: its result would be copied through the value witnesses
        // of an optional.
        if sink.hasWaiting { return sink.dequeue() }
        let sink = sink
        let element: Element?
        do {
            element = try await withTaskCancellationHandler(
                operation: { () async throws -> Element? in
                    subscribe()
                    // A looping source waits on this trampoline, and runs as far as the next element. While a source
                    // has no elements for a long time (a `filter` that drops all), other tasks of the executor get
                    // their turn (contract A8).
                    while advance(until: { sink.hasNews }) {
                        await Task.yield()
                    }
                    if sink.hasWaiting { return sink.dequeue() }
                    // SAFETY: the sink resumes it once: with an element, with the end, or when the task is cancelled.
                    return try await withUnsafeThrowingContinuation(isolation: actor) { sink.resume($0) }
                },
                onCancel: { sink.cancel() },
                isolation: actor
            )
        } catch {
            // The error may be that of the cancellation, which has disposed of nothing yet.
            try checkCancellation()
            throw error
        }
        // The iteration has ended, so the rest of a loop on the trampoline is freed.
        if element == nil { trampoline.value.clear() }
        // The task may have been cancelled since the element was taken; the element is then dropped (contract A2).
        try checkCancellation()
        return element
    }

    /// Ends the iteration of a task that is cancelled before it asks for the first element.
    ///
    /// What the source sends at once is delivered, as by ``PrimitiveSequence/value``, before the error that says that
    /// the rest is missing.
    func endIfCancelled() {
        guard Task.isCancelled else { return }
        // A source that sends without an end is ended.
        subscribe(limit: Self.longestRun)
        _ = advance(until: { sink.isStopped })
        sink.onError(CancellationError())
        trampoline.value.clear()
    }

    /// Throws if the iteration is over because its task has been cancelled; disposes of the source in that case.
    ///
    /// Disposal happens here and not in the cancellation handler: there, the runtime holds a lock (contract A7).
    private func checkCancellation() throws {
        guard Task.isCancelled else { return }
        if source.withLock({ $0 != nil }) { endIfCancelled() }
        // An earlier end of the sequence takes precedence: waiting elements are still delivered (contract A2).
        guard sink.cancel() else { return }
        // Mutant skip: "values: cancellation, and the iterator is kept"
        sink.abandon()
        trampoline.value.clear()
        throw CancellationError()
    }
}
