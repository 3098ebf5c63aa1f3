import TestSupport

/// A clock that tests advance by hand, and that shows its sleepers.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    struct Broken: Error {}

    fileprivate struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    fileprivate struct State {
        var now = Instant(offset: .seconds(1000))
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        var count = 0
        var watchers: [(isReady: @Sendable (Int) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = LockedValue(State())

    /// Called inside of the handler that runs when a sleeper is cancelled.
    private let onCancel: @Sendable () -> Void

    init(onCancel: @escaping @Sendable () -> Void = {}) {
        self.onCancel = onCancel
    }

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .nanoseconds(1) }

    /// The number of sleeps so far.
    var sleeps: Int { state.withLock { $0.count } }

    /// The deadlines of the current sleepers.
    var deadlines: [Duration] { state.withLock { $0.sleepers.map { $0.deadline.offset - .seconds(1000) } } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let end: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.contains(number) { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    state.sleepers.append(Sleeper(number: number, deadline: deadline, continuation: continuation))
                    return nil
                }
                if let end { continuation.resume(with: end) }
                notify()
            }
        } onCancel: {
            onCancel()
            let sleeper = state.withLock { state in
                state.cancelled.insert(number)
                return state.takeFirst { $0.number == number }
            }
            sleeper?.continuation.resume(throwing: CancellationError())
            notify()
        }
    }

    /// Advances the clock and wakes the sleepers that are due.
    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            let due = state.sleepers.filter { $0.deadline <= now }
            state.sleepers.removeAll { $0.deadline <= now }
            return due
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// From now on, waiting is impossible: all sleepers throw.
    func fail() {
        let sleepers = state.withLock { state in
            defer { state.sleepers = [] }
            return state.sleepers
        }
        for sleeper in sleepers { sleeper.continuation.resume(throwing: Broken()) }
    }

    /// Waits until there are a number of sleepers.
    func waitForSleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                state.watchers.append(({ $0 == count }, continuation))
            }
            notify()
        }
    }

    private func notify() {
        let ready = state.withLock { state in
            let count = state.sleepers.count
            let ready = state.watchers.filter { $0.isReady(count) }
            state.watchers.removeAll { $0.isReady(count) }
            return ready
        }
        for watcher in ready { watcher.continuation.resume() }
    }
}

extension ManualClock.State {
    mutating func takeFirst(where isMeant: (ManualClock.Sleeper) -> Bool) -> ManualClock.Sleeper? {
        sleepers.firstIndex(where: isMeant).map { sleepers.remove(at: $0) }
    }
}
