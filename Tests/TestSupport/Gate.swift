/// Lets tasks wait until a test opens it; reports when one has come.
public final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var arrived = 0
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = LockedValue(State())

    /// Makes one that is closed.
    public init() {}

    /// Waits until the gate is open, also in a task that has been cancelled.
    public func wait() async {
        await withCheckedContinuation { continuation in
            let (isOpen, watchers) = state.withLock { state in
                state.arrived += 1
                let ready = state.watchers.filter { $0.count <= state.arrived }
                state.watchers.removeAll { $0.count <= state.arrived }
                if !state.isOpen { state.waiting.append(continuation) }
                return (state.isOpen, ready)
            }
            for watcher in watchers { watcher.continuation.resume() }
            if isOpen { continuation.resume() }
        }
    }

    /// Lets all tasks continue.
    public func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until a number of tasks have come to the gate.
    ///
    /// - Parameter count: The number of all tasks that have come.
    public func arrivals(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                if state.arrived < count { state.watchers.append((count, continuation)) }
                return state.arrived >= count
            }
            if isReady { continuation.resume() }
        }
    }
}
