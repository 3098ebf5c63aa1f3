internal import RxDisposables
internal import RxSchedulers

/// What an iterator holds: when it goes away, the subscription ends.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class AsyncValuesSubscription<Element: Sendable>: Sendable {
    /// How many steps without an element before others on the same executor have their turn.
    private static var longestRun: Int { 1_000 }

    /// `nil` from the subscription on.
    private let source: Locked<Observable<Element>?>
    private let sink: AsyncValuesSink<Element>
    // SAFETY: touched in `subscribe` and `next` alone, which one task at a time calls.
    private let trampoline = UncheckedSendable(SteppedTrampoline())

    init(_ source: Observable<Element>, _ buffering: AsyncBuffering<Element>) {
        self.source = Locked(source)
        sink = AsyncValuesSink(buffering)
    }

    deinit {
        sink.abandon()
    }

    /// Subscribes, if that hasn't been done yet.
    func subscribe() {
        guard let source = source.withLock({ $0.take() }) else { return }
        trampoline.value.run { sink.subscribe(to: source) }
    }

    /// Disposes of the source, on any thread; the iteration ends.
    func dispose() {
        sink.abandon()
    }

    func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
        // Asked first: elements that wait are given at once, and a cancelled task would take them all (contract A2).
        guard !isCancelled() else { return nil }
        // Asked first: an element that is looked at on its way would be copied through the table of an optional.
        if sink.hasWaiting { return sink.takeWaiting() }
        let sink = sink
        let element: Element? = try await withTaskCancellationHandler(
            operation: { () async throws -> Element? in
                subscribe()
                // A source that loops waits on this trampoline, and is run as far as the next element. One that has
                // none for a long time (a `filter` that drops all) lets others on the executor have their turn
                // (contract A8).
                while trampoline.value.advance(limit: Self.longestRun, until: { sink.hasNews }) { await Task.yield() }
                if sink.hasWaiting { return sink.takeWaiting() }
                // SAFETY: the sink resumes it once: with an element, with the end, or when the task is cancelled.
                return try await withUnsafeThrowingContinuation(isolation: actor) { sink.take($0) }
            },
            onCancel: { sink.cancel() },
            isolation: actor
        )
        // The iteration is over, so what a loop has left on the trampoline is freed.
        if element == nil { trampoline.value.clear() }
        // The task may have been cancelled since the element was taken, and then it is delivered no more (contract A2).
        return isCancelled() ? nil : element
    }

    /// Whether the iteration is over because its task has been cancelled; if so, it disposes of the source.
    ///
    /// That is done here and not where the cancellation comes: there, the runtime holds a lock (contract A7).
    private func isCancelled() -> Bool {
        // If the sequence had ended before, that counts: what waits is still delivered (contract A2).
        guard Task.isCancelled, sink.cancel() else { return false }
        sink.abandon()
        trampoline.value.clear()
        return true
    }
}
