internal import RxDisposables

/// Work that waits for a Swift clock, and then runs in the order of its times, one item after the other.
///
/// Due work runs in *turns*: tasks that run for as long as something is due, in one isolation. There is one turn at a
/// time, so the work never overlaps. Between turns one task sleeps until the first deadline, the *alarm*; if no work
/// waits, there is no alarm.
///
/// The clock is foreign code: it is read, slept by and cancelled outside of the lock (contract L0).
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class Timeline: Sendable {
    private let counted = Counted()
    let clock: TimelineClock

    /// The order of the work that is due at once.
    let order = SchedulingOrder()

    /// Starts a turn: has `runTurn` called, in the isolation in which the work runs.
    private let startTurn: @Sendable (Timeline) -> Void

    private let state = Locked(State())

    init(_ clock: TimelineClock, startTurn: @escaping @Sendable (Timeline) -> Void) {
        self.clock = clock
        self.startTurn = startTurn
    }

    // MARK: - From outside, on any thread

    /// Adds work, and returns its entry.
    func schedule(
        _ work: any RepeatableWork,
        after dueTime: RxTimeInterval,
        period: RxTimeInterval? = nil
    ) -> any Disposable {
        guard !dueTime.isEndless else {
            work.dispose()
            return work
        }
        // An endless period means a single run.
        let period = period.flatMap { $0.isEndless ? nil : $0 }
        let entry = TimelineEntry(work, due: clock.deadline(after: dueTime), period: period, in: self)
        if dueTime.isOver {
            // It is due at once, whatever the clock shows when it is read.
            order.count { insert(entry, at: entry.deadline, isDue: true) }
        } else {
            insert(entry, at: entry.deadline, isDue: false)
        }
        return entry
    }

    @inline(never)
    private func insert(_ entry: TimelineEntry, at deadline: Int64, isDue: Bool) {
        perform(
            state.withLock { state in
                entry.deadline = deadline
                if isDue { state.horizon = max(state.horizon, deadline) }
                return state.insert(entry)
            }
        )
    }

    /// Removes an entry, which has been disposed of.
    @inline(never)
    func remove(_ entry: TimelineEntry) {
        let alarm = state.withLock { $0.remove(entry) }
        alarm?.cancel()
    }

    /// The clock has reached the deadline of an alarm.
    func ring(_ alarm: TimelineAlarm) {
        // An alarm that has been replaced has no effect.
        if state.withLock({ $0.ring(alarm) }) { startTurn(self) }
    }

    /// The sleep of an alarm has ended before its time: it was cancelled, or the clock can't wait any more.
    func abandon(_ alarm: TimelineAlarm) {
        if state.withLock({ $0.forget(alarm) }) { abandon() }
    }

    /// Frees all waiting work, which can't run any more.
    func abandon() {
        let (entries, alarm) = state.withLock { $0.removeAll() }
        alarm?.cancel()
        for entry in entries { entry.work.dispose() }
    }

    // MARK: - In a turn

    /// Runs due entries, up to a limit; then other work in the same isolation gets its turn.
    func runTurn() {
        for _ in 0..<64 {
            // The clock is read only when nothing is known to be due: it is foreign, and may cost more than an action
            // does.
            guard let entry = dequeueDue() ?? dequeueDue(clock.now()) else { return }
            entry.work.runOnce()
            finish(entry)
        }
        // `isTurning` stays true, so no other turn begins before this turn continues.
        startTurn(self)
    }

    private func dequeueDue() -> TimelineEntry? {
        state.withLock { $0.removeFirstIfDue() }
    }

    /// Removes the first entry if it is due at a time; otherwise ends the turn.
    private func dequeueDue(_ now: Int64) -> TimelineEntry? {
        let (entry, step) = state.withLock { $0.removeFirst(dueBy: now) }
        perform(step)
        return entry
    }

    private func finish(_ entry: TimelineEntry) {
        guard let period = entry.period, !entry.isDisposed else {
            // An item is done after its run. Disposing of it would end the work that its action has started.
            if entry.work is ScheduledItem { return }
            return entry.work.dispose()
        }
        // The entry is put back into the heap after the run, so that it isn't there while it runs: runs of one entry
        // can't overlap (T4).
        insert(entry, at: clock.next(after: entry.deadline, period: period), isDue: period.isOver)
    }

    /// Performs the follow-up of a state change.
    @inline(never)
    private func perform(_ step: Step) {
        step.old?.cancel()
        step.new?.start(self)
        if step.startsTurn { startTurn(self) }
    }
}

/// The follow-up once the timeline's lock is free: start a turn, or replace the alarm.
///
/// A tuple, since a type of its own weighs a kilobyte in each client.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private typealias Step = (startsTurn: Bool, new: TimelineAlarm?, old: TimelineAlarm?)

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private struct State: ~Copyable {
    // The heap's methods aren't inlined: a second copy of each, where the lock is taken, would add 2 kB to each client.
    private var heap = Heap(TimelineOrder())
    private var count = 0
    /// Entries not later than this time are due.
    ///
    /// It never decreases.
    var horizon: Int64 = 0
    /// Whether a turn is under way or has been started; that turn will run all due entries.
    private var isTurning = false
    private var alarm: TimelineAlarm?

    /// Adds an entry and ensures that it will run.
    @inline(never)
    mutating func insert(_ entry: TimelineEntry) -> Step {
        // The entry was disposed of before this insertion, or during its run.
        guard !entry.isRemoved else { return (false, nil, nil) }
        count &+= 1
        entry.number = count
        heap.insert(entry)
        // A running turn looks at the heap again before it ends, under this lock.
        if isTurning { return (false, nil, nil) }
        guard entry.deadline <= horizon else { return setAlarm() }
        // The turn is marked as started under the lock, so that only one thread starts it.
        isTurning = true
        return (true, nil, nil)
    }

    /// Sets an alarm for the first deadline, unless one that rings by then is set.
    @inline(never)
    private mutating func setAlarm() -> Step {
        guard let first = heap.first, alarm.map({ first.deadline < $0.deadline }) ?? true else {
            return (false, nil, nil)
        }
        // The alarm is only made here. It is started outside the lock, since that starts a task; another thread may
        // cancel the alarm before that.
        let new = TimelineAlarm(first.deadline)
        return (false, new, exchange(&alarm, with: new))
    }

    /// Removes an entry.
    ///
    /// - Returns: The alarm to cancel, if no entry is left; otherwise the alarm stays, and may ring once for nothing.
    mutating func remove(_ entry: TimelineEntry) -> TimelineAlarm? {
        entry.isRemoved = true
        // If there are other entries in the heap, the alarm is kept, although it may be too early for them: a new alarm
        // for each disposal would cost a task.
        removeFromHeap(entry)
        return heap.first == nil ? alarm.take() : nil
    }

    /// Removes an alarm; returns whether it was the current alarm.
    mutating func forget(_ alarm: TimelineAlarm) -> Bool {
        guard self.alarm === alarm else { return false }
        self.alarm = nil
        return true
    }

    /// The clock has reached the deadline of an alarm; returns whether a turn has to be started.
    mutating func ring(_ alarm: TimelineAlarm) -> Bool {
        guard forget(alarm) else { return false }
        // The alarm has slept to its deadline, so that time has come, even if the clock still shows less when it is
        // read.
        horizon = max(horizon, alarm.deadline)
        // Mutant true: "clock: timers, and their order"
        let mustStart = !isTurning
        isTurning = true
        return mustStart
    }

    @inline(never)
    mutating func removeAll() -> ([TimelineEntry], TimelineAlarm?) {
        let entries = heap.removeAll()
        for entry in entries { entry.isRemoved = true }
        // The turn that was to be started can't run anywhere.
        isTurning = false
        return (entries, alarm.take())
    }

    @inline(never)
    mutating func removeFirstIfDue() -> TimelineEntry? {
        guard let first = heap.first, first.deadline <= horizon else { return nil }
        removeFromHeap(first)
        return first
    }

    /// Removes an entry from the heap, if it is there.
    @inline(never)
    private mutating func removeFromHeap(_ entry: TimelineEntry) {
        if let index = entry.index { _ = heap.remove(at: index) }
    }

    /// Removes the first entry if it is due at a time; otherwise the turn ends.
    mutating func removeFirst(dueBy now: Int64) -> (TimelineEntry?, Step) {
        // If nothing is due, the turn is marked as ended and the alarm is set in the same step: a later insertion finds
        // no turn, and starts one.
        horizon = max(horizon, now)
        if let entry = removeFirstIfDue() { return (entry, (false, nil, nil)) }
        isTurning = false
        return (nil, setAlarm())
    }
}
