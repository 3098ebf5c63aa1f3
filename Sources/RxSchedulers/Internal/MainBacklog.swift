import Dispatch
@_spi(Internals) import RxDisposables

/// What waits for main, kept where a thread that blocks main finds it.
///
/// The main queue gets a ticket for each action, good for whichever action is the first then. So the actions keep their
/// places among everything else in that queue, and one that has been run early leaves nothing behind but a ticket that is
/// good for nothing. Timers have sources of their own in the main queue; this is only a list of them.
// SAFETY: what changes is touched only under the lock.
final class MainBacklog: @unchecked Sendable {
    static let shared = MainBacklog()

    private let queue = DispatchQueue.main
    private let lock = Lock()

    @exclusivity(unchecked) private var actions = RingBuffer<MainAction>()
    @exclusivity(unchecked) private var timers: [DispatchTimer] = []

    /// What wakes those who block main; only the last one sleeps, in a call that the others have made.
    @exclusivity(unchecked) private var sleepers: [DispatchSemaphore] = []

    /// Whether there are any, to be asked at the least cost.
    @exclusivity(unchecked) private var hasSleepers = false

    private init() {}

    /// Lets an action wait for main.
    func add(_ action: MainAction) {
        lock.lock()
        actions.append(action)
        let sleeper = hasSleepers ? sleepers.last : nil
        lock.unlock()
        sleeper?.signal()
        queue.async {
            _ = MainBacklog.shared.runNext()
        }
    }

    /// Lists a timer of the main queue until it is removed.
    func add(_ timer: DispatchTimer) {
        lock.lock()
        timer.place = timers.count
        timers.append(timer)
        let sleeper = hasSleepers ? sleepers.last : nil
        lock.unlock()
        // It may be the first one to come due.
        sleeper?.signal()
    }

    /// Takes a timer off the list, whose place the last one gets.
    func remove(_ timer: DispatchTimer) {
        lock.lock()
        if let place = timer.place {
            timer.place = nil
            let last = timers.removeLast()
            if last !== timer {
                timers[place] = last
                last.place = place
            }
        }
        lock.unlock()
        // Not freed under the lock.
        withExtendedLifetime(timer) {}
    }

    /// Whether a timer that fires has something to do: not if it was fired already, by somebody who blocked main.
    func isDue(_ timer: DispatchTimer) -> Bool {
        let now = DispatchTime.now()
        return lock.withLock { timer.moveOn(now) }
    }

    /// Blocks main until it is over or too late, and meanwhile does what waits for main; called on main.
    ///
    /// - Parameters:
    ///   - semaphore: Gets a signal when `isOver` changes.
    ///   - deadline: How long to wait at most.
    ///   - isOver: Whether there is nothing more to wait for.
    func wait(_ semaphore: DispatchSemaphore, until deadline: DispatchTime, isOver: () -> Bool) {
        lock.withLock {
            sleepers.append(semaphore)
            hasSleepers = true
        }
        while !isOver(), DispatchTime.now() < deadline {
            let hasRun = runNext()
            guard let dueTime = fireOneOrTellWhen() else { continue }
            // What came behind the looks at both has left a signal.
            if !hasRun { _ = semaphore.wait(timeout: min(dueTime, deadline)) }
        }
        lock.withLock {
            sleepers.removeLast()
            hasSleepers = !sleepers.isEmpty
        }
    }

    /// Runs the first action, on main.
    ///
    /// - Returns: Whether there was one.
    private func runNext() -> Bool {
        lock.lock()
        let action = actions.popFirst()
        lock.unlock()
        guard let action else { return false }
        action.run()
        return true
    }

    /// Fires the timer that comes first if it is due, on main.
    ///
    /// - Returns: When it will be due; nothing if it was fired.
    /// - Complexity: O(*n*) for *n* timers, which only somebody who blocks main pays.
    private func fireOneOrTellWhen() -> DispatchTime? {
        lock.lock()
        let timer = timers.min { $0.dueTime < $1.dueTime }
        let dueTime = timer?.dueTime ?? .distantFuture
        lock.unlock()
        guard let timer, dueTime <= .now() else { return dueTime }
        timer.fire()
        return nil
    }
}

/// An action that waits for main.
struct MainAction: Sendable {
    let item: ScheduledItem

    /// Counts it among its unfinished actions, if it is not nobody.
    let scheduler: MainScheduler?

    func run() {
        item.run()
        scheduler?.oneIsFinished()
    }
}
