/// Records the events of a sequence, from any thread, and lets a test wait for events without blocking a thread.
///
/// ```swift
/// let probe = Probe<String>()
/// let subscription = probe.subscribe(to: handle.rx.lines)
/// #expect(await probe.events { $0.isOver }.elements == ["a", "b"])
/// ```
public final class Probe<Element: Sendable>: Sendable {
    /// The events so far.
    public struct Events: Sendable {
        /// The elements, in order.
        public var elements: [Element] = []
        /// The error that it ended with.
        public var error: (any Error)?
        /// Whether it has ended.
        public var isOver = false
        /// Whether the subscription is over.
        public var isDisposed = false
    }

    private struct Waiter: Sendable {
        let condition: @Sendable (Events) -> Bool
        let continuation: CheckedContinuation<Events, Never>
    }

    private struct State: Sendable {
        var events = Events()
        var waiters: [Waiter] = []
    }

    private let state = LockedValue(State())

    /// Makes a probe without events.
    public init() {}

    /// The events so far.
    public var now: Events { state.value.events }

    /// Subscribes.
    public func subscribe(to source: Observable<Element>) -> any Disposable {
        source.subscribe(
            onNext: record,
            onError: { error in
                self.update {
                    $0.error = error
                    $0.isOver = true
                }
            },
            onCompleted: { self.update { $0.isOver = true } },
            onDisposed: { self.update { $0.isDisposed = true } }
        )
    }

    /// Records an element.
    public func record(_ element: Element) {
        update { $0.elements.append(element) }
    }

    /// Waits until the events satisfy a condition.
    public func events(until condition: @escaping @Sendable (Events) -> Bool) async -> Events {
        await withCheckedContinuation { continuation in
            let events = state.withLock { state -> Events? in
                if condition(state.events) { return state.events }
                state.waiters.append(Waiter(condition: condition, continuation: continuation))
                return nil
            }
            if let events { continuation.resume(returning: events) }
        }
    }

    /// Waits for a number of elements.
    public func elements(_ count: Int) async -> [Element] {
        await events { $0.elements.count >= count }.elements
    }

    /// Waits for the terminal event.
    public func end() async -> Events {
        await events { $0.isOver }
    }

    private func update(_ change: (inout Events) -> Void) {
        let (events, ready) = state.withLock { state in
            change(&state.events)
            let events = state.events
            let ready = state.waiters.filter { $0.condition(events) }
            state.waiters.removeAll { $0.condition(events) }
            return (events, ready)
        }
        for waiter in ready { waiter.continuation.resume(returning: events) }
    }
}

/// Reports when it is freed.
public final class Tracked: Sendable {
    private let probe: Probe<String>

    /// Makes one that reports to a probe.
    public init(_ probe: Probe<String>) {
        self.probe = probe
    }

    deinit {
        probe.record("freed")
    }

    /// For closures, to have something to capture.
    public func touch() {}
}
