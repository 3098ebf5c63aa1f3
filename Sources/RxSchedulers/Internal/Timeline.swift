internal import RxDisposables

/// What waits for a clock of Swift's, and then runs in the order of its times, one after the other.
///
/// Work that is due runs in *turns*: tasks that go on for as long as something is due, at some place. There is one turn
/// at a time, so the work never overlaps. Between turns one task sleeps until the first deadline, the *alarm*; with
/// nothing that waits there is none.
///
/// The clock is foreign code: it is read, slept by and cancelled outside of the lock (contract L0).
// SAFETY: all that changes is guarded by the lock.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class Timeline: @unchecked Sendable {
    private let counted = Counted()
    let clock: TimelineClock

    /// Starts a turn: lets `runTurn` be called, at the place where the work is to run.
    private let startTurn: @Sendable (Timeline) -> Void

    private let lock = Lock()
    // SAFETY: the fields below are guarded by the lock.
    @exclusivity(unchecked) private var heap = TimelineHeap()
    private var count = 0
    /// What is not later than this is due.
    ///
    /// It doesn't go back.
    private var horizon: Int64 = 0
    /// Whether a turn is under way, or has been started; it will see to everything.
    private var isTurning = false
    private var alarm: TimelineAlarm?

    init(_ clock: TimelineClock, startTurn: @escaping @Sendable (Timeline) -> Void) {
        self.clock = clock
        self.startTurn = startTurn
    }

    // MARK: - From outside, on any thread

    /// Lets work wait.
    func schedule(
        _ work: any RepeatableWork,
        after dueTime: RxTimeInterval,
        period: RxTimeInterval? = nil
    ) -> any Disposable {
        guard !dueTime.isEndless else {
            work.dispose()
            return work
        }
        let period = period.flatMap { $0.isEndless ? nil : $0 }
        let entry = TimelineEntry(work, due: clock.deadline(after: dueTime), period: period, in: self)
        lock.lock()
        // What is scheduled for now is due at once, whatever the clock shows when it is read.
        if dueTime.isOver { horizon = max(horizon, entry.deadline) }
        insertAndUnlock(entry)
        return entry
    }

    /// Takes an entry out: it has been disposed of.
    func remove(_ entry: TimelineEntry) {
        lock.lock()
        entry.isRemoved = true
        _ = heap.remove(entry)
        // With nothing left, no task has to sleep; else the alarm may ring for nothing once.
        let alarm = heap.first == nil ? alarm.take() : nil
        lock.unlock()
        alarm?.cancel()
    }

    /// The clock has reached the deadline of an alarm.
    func ring(_ alarm: TimelineAlarm) {
        lock.lock()
        guard self.alarm === alarm else { return lock.unlock() }
        self.alarm = nil
        horizon = max(horizon, alarm.deadline)
        let mustStart = !isTurning
        isTurning = true
        lock.unlock()
        if mustStart { startTurn(self) }
    }

    /// The sleep of an alarm has ended before its time: it was cancelled, or the clock can't wait any more.
    func abandon(_ alarm: TimelineAlarm) {
        lock.lock()
        guard self.alarm === alarm else { return lock.unlock() }
        self.alarm = nil
        lock.unlock()
        abandon()
    }

    /// Frees everything that waits: it can't run.
    func abandon() {
        lock.lock()
        let entries = heap.removeAll()
        for entry in entries { entry.isRemoved = true }
        isTurning = false
        let alarm = alarm.take()
        lock.unlock()
        alarm?.cancel()
        for entry in entries { entry.work.dispose() }
    }

    // MARK: - In a turn

    /// Runs what is due, up to some number of entries; then others at this place get their turn.
    func runTurn() {
        for _ in 0..<64 {
            guard let entry = takeDue() ?? takeDue(clock.now()) else { return }
            entry.work.runOnce()
            finish(entry)
        }
        startTurn(self)
    }

    private func takeDue() -> TimelineEntry? {
        lock.withLock(removeFirstIfDue)
    }

    /// Takes the first entry out if it is due by now; else ends the turn.
    private func takeDue(_ now: Int64) -> TimelineEntry? {
        lock.lock()
        horizon = max(horizon, now)
        let entry = removeFirstIfDue()
        guard entry == nil else {
            lock.unlock()
            return entry
        }
        isTurning = false
        setAlarmAndUnlock()
        return nil
    }

    private func finish(_ entry: TimelineEntry) {
        guard let period = entry.period, !entry.isDisposed else {
            if entry.work is ScheduledItem { return }
            return entry.work.dispose()
        }
        let next = clock.next(after: entry.deadline, period: period)
        lock.lock()
        entry.deadline = next
        if period.isOver { horizon = max(horizon, next) }
        insertAndUnlock(entry)
    }

    // MARK: - Under the lock

    private func removeFirstIfDue() -> TimelineEntry? {
        guard let first = heap.first, first.deadline <= horizon else { return nil }
        _ = heap.remove(first)
        return first
    }

    /// Adds an entry and sees to it that it will run; releases the lock.
    private func insertAndUnlock(_ entry: TimelineEntry) {
        guard !entry.isRemoved else { return lock.unlock() }
        count &+= 1
        entry.number = count
        heap.insert(entry)
        if isTurning { return lock.unlock() }
        guard entry.deadline <= horizon else { return setAlarmAndUnlock() }
        isTurning = true
        lock.unlock()
        startTurn(self)
    }

    /// Lets an alarm ring at the first deadline, or earlier; releases the lock.
    private func setAlarmAndUnlock() {
        guard let first = heap.first, alarm.map({ first.deadline < $0.deadline }) ?? true else { return lock.unlock() }
        let new = TimelineAlarm(first.deadline)
        let old = alarm
        alarm = new
        lock.unlock()
        old?.cancel()
        new.start(self)
    }
}
