import RxDisposables
import RxObservable
import TestSupport

/// Takes the events of a sequence, from any thread, and lets a test wait for what it expects without blocking a thread.
///
/// ```swift
/// let probe = Probe<String>()
/// let subscription = probe.subscribe(to: handle.rx.lines)
/// #expect(await probe.events { $0.isOver }.elements == ["a", "b"])
/// ```
final class Probe<Element: Sendable>: Sendable {
    /// What has happened so far.
    struct Events: Sendable {
        var elements: [Element] = []
        var error: (any Error)?
        var isOver = false
        var isDisposed = false
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

    /// What has happened so far.
    var now: Events { state.value.events }

    /// Subscribes.
    func subscribe(to source: Observable<Element>) -> any Disposable {
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

    /// Notes down an element.
    func record(_ element: Element) {
        update { $0.elements.append(element) }
    }

    /// Waits until what has happened meets a condition.
    func events(until condition: @escaping @Sendable (Events) -> Bool) async -> Events {
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
    func elements(_ count: Int) async -> [Element] {
        await events { $0.elements.count >= count }.elements
    }

    /// Waits for the terminal event.
    func end() async -> Events {
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

/// Tells when it is freed.
final class Tracked: Sendable {
    private let probe: Probe<String>

    init(_ probe: Probe<String>) {
        self.probe = probe
    }

    deinit {
        probe.record("freed")
    }

    /// For closures, to have something to capture.
    func touch() {}
}
