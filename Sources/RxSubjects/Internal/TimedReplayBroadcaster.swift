internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers

/// The broadcaster of a ``ReplaySubject`` that keeps elements for a time.
///
/// An element that is too old is released when the next one arrives, or else by a timer, of which there is one while
/// anything is kept. The timer waits for the newest element that there is when it is armed: so it fires once in a
/// lifetime, however many elements come, and when the last one is too old, nothing is left.
// SAFETY: the lock guards what changes, and the elements, which the timer frees on its thread, are Sendable.
final class TimedReplayBroadcaster<Element: Sendable>: ReplayBroadcaster<Element>, @unchecked Sendable {
    private let lifetime: RxTimeInterval
    private let scheduler: any SchedulerType
    private let clock: TimerClock
    private let timer = SerialDisposable()
    // The times at which the elements of `buffer` came, one for each.
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var times = RingBuffer<Int64>()
    // The time of the element that the timer waits for; `nil` while there is none. Guarded by the lock.
    private var awaitedTime: Int64?

    /// Makes a broadcaster.
    ///
    /// - Parameters:
    ///   - limit: How many elements to keep; none if it is negative.
    ///   - lifetime: The time for which an element is kept; with zero or less, none is kept.
    ///   - scheduler: Measures the time.
    init(limit: Int, lifetime: RxTimeInterval, scheduler: any SchedulerType) {
        self.lifetime = lifetime
        self.scheduler = scheduler
        clock = TimerClock(of: scheduler)
        // With nothing to keep, there is neither a time nor a timer.
        super.init(limit: lifetime.saturatedNanoseconds > 0 ? limit : 0)
    }

    deinit {
        timer.dispose()
    }

    override func onNext(_ element: Element) {
        guard isLive else { return noteLate() }
        // The clock belongs to the scheduler, which may be foreign: it is read outside the lock (contract L0).
        let now = clock.nanoseconds
        lock.lock()
        guard isLive else { return unlockAndNoteLate() }
        var dropped = ContiguousArray<Element>()
        if limit > 0 {
            dropped = removeFirst { position in
                buffer.count - position >= limit || clock.hasPassed(lifetime, since: times[position], at: now)
            }
            buffer.append(element)
            times.append(now)
        }
        // The timer is marked as armed under the lock, so that only one thread arms it.
        // Mutant true: "replay by time: emit, come, grow old"
        let armsTimer = limit > 0 && awaitedTime == nil
        if armsTimer { awaitedTime = now }
        let isEntered = section.tryEnterUnderLock()
        // The scheduler may be foreign, so the timer itself starts outside the lock. It doesn't wait for the element's
        // turn, which may come late.
        section.pass(element, to: self, isEntered: isEntered, unlocking: lock) {
            if armsTimer { startTimer(lifetime) }
        } _: {
            $0.send($1)
        }
        // Dropped elements are freed here, outside the lock.
        extendLifetime(dropped)
    }

    override func unlockAndReplay(to subscriber: SubjectSubscriber) {
        guard !buffer.isEmpty else { return lock.unlock() }
        var kept = ContiguousArray<(element: Element, time: Int64)>()
        kept.reserveCapacity(buffer.count)
        for position in 0..<buffer.count { kept.append((buffer[position], times[position])) }
        lock.unlock()
        // The clock is read outside the lock, as the scheduler may be foreign. Elements that are too old by now aren't
        // replayed, even if the timer is late.
        let now = clock.nanoseconds
        for (element, time) in kept where !clock.hasPassed(lifetime, since: time, at: now) {
            guard !subscriber.hasEnded else { return }
            deliver(element, to: subscriber)
        }
    }

    override func clear() {
        // After this, a timer that another thread is about to assign is disposed of at once.
        super.clear()
        timer.dispose()
        lock.withLock { times = RingBuffer() }
    }

    private func startTimer(_ dueTime: RxTimeInterval) {
        // The reference is weak, so that the timer keeps no subject alive. `deinit` ends the timer.
        timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { [weak self] _ in
            self?.timerFired()
            return Disposables.create()
        }
    }

    /// Releases elements that are too old, and arms the timer for the rest.
    private func timerFired() {
        let now = clock.nanoseconds
        let (old, newestTime) = lock.withLock { () -> (ContiguousArray<Element>, Int64?) in
            // The elements that the timer has waited for are too old, even if the clock counts in longer steps.
            let awaited = awaitedTime ?? .min
            let old = removeFirst { times[$0] <= awaited || clock.hasPassed(lifetime, since: times[$0], at: now) }
            let newestTime = times.isEmpty ? nil : times[times.count - 1]
            awaitedTime = newestTime
            return (old, newestTime)
        }
        extendLifetime(old)
        guard let newestTime else { return }
        startTimer(RxTimeInterval(nanoseconds: lifetime.saturatedNanoseconds &- (now &- newestTime)))
    }

    /// Takes the oldest elements out, as far as a condition holds; under the lock.
    private func removeFirst(while condition: (_ position: Int) -> Bool) -> ContiguousArray<Element> {
        var count = 0
        while count < buffer.count, condition(count) { count += 1 }
        var removed = ContiguousArray<Element>()
        for _ in 0..<count {
            removed.append(buffer.removeFirst())
            _ = times.removeFirst()
        }
        return removed
    }
}
