internal import Dispatch
internal import RxDisposables

/// Scheduler work pending for the main thread, stored where a thread that blocks the main queue can run it.
///
/// A thread that blocks main outside of the main queue doesn't need the backlog: the run loop serves the queue. Inside
/// a block of that queue, the queue is stuck, but the work listed here can still run. Each action enqueues a ticket in
/// the main queue, and a ticket runs whichever action is first by then. So actions keep their places in that queue, and
/// an action that has run early leaves only an unused ticket. Timers have sources of their own in the main queue; here
/// they are only listed.
final class MainBacklog: Sendable {
    static let shared = MainBacklog()

    private struct State: ~Copyable {
        var actions = RingBuffer<MainAction>()
        var timers: [DispatchTimer] = []
        /// The sleepers of threads that block the main queue; only the last one sleeps, in a call nested in the others.
        var sleepers: [any Sleeper] = []
    }

    /// The order of what all schedulers enqueue in the main queue.
    let order = SchedulingOrder()

    private let queue = DispatchQueue.main
    private let state = Locked(State())

    private init() {}

    func add(_ action: MainAction) {
        order.count { enqueue(action) }
    }

    private func enqueue(_ action: MainAction) {
        let sleeper = state.withLock { state in
            state.actions.append(action)
            return state.sleepers.last
        }
        // Mutant skip: "main: it is blocked, and what waits is done"
        sleeper?.wake()
        // A ticket is enqueued for each action, even if another action will use it. So an action has the position in
        // the main queue that it would have as a block of that queue.
        queue.async {
            _ = MainBacklog.shared.runNext()
        }
    }

    /// Lists a timer of the main queue until it is removed.
    func add(_ timer: DispatchTimer) {
        let sleeper = state.withLock { state in
            timer.place = state.timers.count
            state.timers.append(timer)
            return state.sleepers.last
        }
        // This timer may come due before the moment for which the sleeper has been set.
        sleeper?.wake()
    }

    /// Removes a timer from the list; the last timer gets its index.
    func remove(_ timer: DispatchTimer) {
        state.withLock { state in
            guard let place = timer.place else { return }
            timer.place = nil
            // The last timer moves into the gap, so that removing takes constant time; the list needs no order.
            let last = state.timers.removeLast()
            if last !== timer {
                state.timers[place] = last
                last.place = place
            }
        }
        // The timer must not be freed under the lock.
        extendLifetime(timer)
    }

    /// Whether a timer that fires has something to do: not if a thread that blocked main has fired it already.
    func isDue(_ timer: DispatchTimer) -> Bool {
        let now = DispatchTime.now()
        return state.withLock { _ in timer.moveOn(now) }
    }

    /// Blocks the main queue until `isAwaited` is false, and runs pending work meanwhile; called in that queue.
    ///
    /// - Parameters:
    ///   - sleeper: The sleeper to wake when `isAwaited` changes.
    ///   - deadline: The latest time to check `isAwaited` again.
    ///   - isAwaited: Whether to wait any longer.
    func wait(_ sleeper: any Sleeper, until deadline: DispatchTime, isAwaited: () -> Bool) {
        state.withLock { $0.sleepers.append(sleeper) }
        while isAwaited() {
            let hasRun = runNext()
            // `isAwaited` is checked after one action and one timer, since each of them may have made it false.
            guard let dueTime = fireIfDue() else { continue }
            // Work that was added after both checks has woken the sleeper. After an action, this doesn't wait, but a
            // run loop gets its turn.
            sleeper.sleep(until: hasRun ? .now() : min(dueTime, deadline))
        }
        state.withLock { _ = $0.sleepers.removeLast() }
    }

    /// Runs the first action, on main; returns whether there was one.
    private func runNext() -> Bool {
        guard let action = state.withLock({ $0.actions.popFirst() }) else { return false }
        action.run()
        return true
    }

    /// Fires the timer that comes first if it is due, on main.
    ///
    /// - Returns: When it will be due; `nil` if it was fired.
    /// - Complexity: O(*n*) for *n* timers, which only a thread that blocks main pays.
    private func fireIfDue() -> DispatchTime? {
        let (timer, dueTime) = state.withLock { state in
            let timer = state.timers.min { $0.dueTime < $1.dueTime }
            return (timer, timer?.dueTime ?? .distantFuture)
        }
        guard let timer, dueTime <= .now() else { return dueTime }
        timer.fire()
        return nil
    }
}

struct MainAction: Sendable {
    let item: ScheduledItem

    /// The scheduler that counts the action as unfinished, if there is one.
    let scheduler: MainScheduler?

    func run() {
        item.run()
        // The count is lowered after the run, also for an item that was disposed of, which is counted until its turn.
        scheduler?.finishAction()
    }
}
