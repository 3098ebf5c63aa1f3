internal import RxSchedulers

/// What an iterator holds: when it goes away, the subscription ends.
// SAFETY: `subscribe` and `next` are called by one task at a time, and nobody else touches the source and the
// trampoline.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class AsyncValuesSubscription<Element: Sendable>: @unchecked Sendable {
    /// How many steps without an element before others on the same executor have their turn.
    private static var longestRun: Int { 1_000 }

    private var source: Observable<Element>?
    private let sink: AsyncValuesSink<Element>
    private let trampoline = SteppedTrampoline()

    init(_ source: Observable<Element>, _ buffering: AsyncBuffering<Element>) {
        self.source = source
        sink = AsyncValuesSink(buffering)
    }

    deinit {
        sink.abandon()
    }

    /// Subscribes, if that hasn't been done yet.
    func subscribe() {
        guard let source else { return }
        self.source = nil
        trampoline.run { sink.subscribe(to: source) }
    }

    /// Disposes of the source, on any thread; the iteration ends.
    func dispose() {
        sink.abandon()
    }

    func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
        // Without this, a task that is cancelled while elements wait would go on until it has to wait itself.
        guard !isCancelled() else { return nil }
        if let element = sink.takeWaiting() { return element }
        let sink = sink
        let element: Element? = try await withTaskCancellationHandler(
            operation: { () async throws -> Element? in
                subscribe()
                while trampoline.advance(limit: Self.longestRun, until: { sink.hasNews }) { await Task.yield() }
                if let element = sink.takeWaiting() { return element }
                // SAFETY: the sink resumes it once: with an element, with the end, or when the task is cancelled.
                return try await withUnsafeThrowingContinuation(isolation: actor) { sink.take($0) }
            },
            onCancel: { sink.cancel() },
            isolation: actor
        )
        if element == nil { trampoline.clear() }
        return isCancelled() ? nil : element
    }

    /// Whether the iteration is over because its task has been cancelled; if so, it disposes of the source.
    ///
    /// That is done here and not where the cancellation comes: there, the runtime holds a lock (contract A7).
    private func isCancelled() -> Bool {
        guard Task.isCancelled, sink.cancel() else { return false }
        sink.abandon()
        trampoline.clear()
        return true
    }
}
