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
        let next = lock.withLock {
            // What is scheduled for now is due at once, whatever the clock shows when it is read.
            if dueTime.isOver { horizon = max(horizon, entry.deadline) }
            return insert(entry)
        }
        perform(next)
        return entry
    }

    /// Takes an entry out: it has been disposed of.
    func remove(_ entry: TimelineEntry) {
        let alarm = lock.withLock {
            entry.isRemoved = true
            _ = heap.remove(entry)
            // With nothing left, no task has to sleep; else the alarm may ring for nothing once.
            return heap.first == nil ? self.alarm.take() : nil
        }
        alarm?.cancel()
    }

    /// The clock has reached the deadline of an alarm.
    func ring(_ alarm: TimelineAlarm) {
        let mustStart = lock.withLock {
            guard self.alarm === alarm else { return false }
            self.alarm = nil
            horizon = max(horizon, alarm.deadline)
            let wasTurning = isTurning
            isTurning = true
            return !wasTurning
        }
        if mustStart { startTurn(self) }
    }

    /// The sleep of an alarm has ended before its time: it was cancelled, or the clock can't wait any more.
    func abandon(_ alarm: TimelineAlarm) {
        let isCurrent = lock.withLock {
            if self.alarm !== alarm { return false }
            self.alarm = nil
            return true
        }
        if isCurrent { abandon() }
    }

    /// Frees everything that waits: it can't run.
    func abandon() {
        let (entries, alarm) = lock.withLock {
            let entries = heap.removeAll()
            for entry in entries { entry.isRemoved = true }
            isTurning = false
            return (entries, self.alarm.take())
        }
        alarm?.cancel()
        for entry in entries { entry.work.dispose() }
    }

    // MARK: - In a turn

    /// Runs what is due, up to some number of entries; then others at this place get their turn.
    @inline(never)
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
    @inline(never)
    private func takeDue(_ now: Int64) -> TimelineEntry? {
        var next = nothing
        let entry: TimelineEntry? = lock.withLock {
            horizon = max(horizon, now)
            let entry = removeFirstIfDue()
            if entry == nil {
                isTurning = false
                next = setAlarm()
            }
            return entry
        }
        perform(next)
        return entry
    }

    @inline(never)
    private func finish(_ entry: TimelineEntry) {
        guard let period = entry.period, !entry.isDisposed else {
            if entry.work is ScheduledItem { return }
            return entry.work.dispose()
        }
        let deadline = clock.next(after: entry.deadline, period: period)
        let next = lock.withLock {
            entry.deadline = deadline
            if period.isOver { horizon = max(horizon, deadline) }
            return insert(entry)
        }
        perform(next)
    }

    // MARK: - What is decided under the lock, and done outside

    // A tuple, since an enum of these brings two kilobytes into each program.
    private typealias Next = (startsTurn: Bool, oldAlarm: TimelineAlarm?, newAlarm: TimelineAlarm?)

    private var nothing: Next { (false, nil, nil) }

    private func perform(_ next: Next) {
        if next.startsTurn { startTurn(self) }
        next.oldAlarm?.cancel()
        next.newAlarm?.start(self)
    }

    // MARK: - Under the lock

    private func removeFirstIfDue() -> TimelineEntry? {
        guard let first = heap.first, first.deadline <= horizon else { return nil }
        _ = heap.remove(first)
        return first
    }

    /// Adds an entry.
    ///
    /// - Returns: What makes it run.
    private func insert(_ entry: TimelineEntry) -> Next {
        guard !entry.isRemoved else { return nothing }
        count &+= 1
        entry.number = count
        heap.insert(entry)
        if isTurning { return nothing }
        guard entry.deadline <= horizon else { return setAlarm() }
        isTurning = true
        return (true, nil, nil)
    }

    /// Makes an alarm for the first deadline, unless one rings then or earlier.
    private func setAlarm() -> Next {
        guard let first = heap.first, alarm.map({ first.deadline < $0.deadline }) ?? true else { return nothing }
        let new = TimelineAlarm(first.deadline)
        let old = alarm
        alarm = new
        return (false, old, new)
    }
}
