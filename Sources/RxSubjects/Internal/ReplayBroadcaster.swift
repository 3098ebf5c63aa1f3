internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// The broadcaster of a ``ReplaySubject``: keeps the latest elements for later subscribers.
@usableFromInline
class ReplayBroadcaster<Element>: KeepingBroadcaster<Element> {
    final let limit: Int
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) final var buffer = RingBuffer<Element>()

    /// Makes a broadcaster.
    ///
    /// - Parameter limit: How many elements to keep; none if it is negative.
    @usableFromInline
    init(limit: Int) {
        self.limit = max(limit, 0)
        super.init()
    }

    override func onNext(_ element: Element) {
        // The phase is read twice: the first time spares an ended subject the lock; the second time decides, since the
        // end is accepted under the lock.
        guard isLive else { return noteLate() }
        lock.lock()
        guard isLive else { return unlockAndNoteLate() }
        if limit > 0 { buffer.append(element) }
        guard buffer.count > limit else { return unlockAndSend(element) }
        let trimmed = buffer.removeFirst()
        unlockAndSend(element)
        // Trimmed elements are freed here, outside the lock (contract L0).
        extendLifetime(trimmed)
    }

    override func unlockAndReplay(to subscriber: SubjectSubscriber) {
        guard !buffer.isEmpty else { return lock.unlock() }
        // The elements are copied, since their delivery runs foreign code, without the lock, and the buffer may change
        // meanwhile.
        var kept = ContiguousArray<Element>()
        kept.reserveCapacity(buffer.count)
        buffer.forEach { kept.append($0) }
        // Mutant late: "replay 1: two emit, one comes"
        lock.unlock()
        for element in kept {
            // The subscriber may dispose of itself, or need no more elements, in the middle of the replay.
            guard !subscriber.hasEnded else { return }
            deliver(element, to: subscriber)
        }
    }

    override func clear() {
        super.clear()
        // The buffer is swapped out, so that elements are freed outside the lock.
        var old = RingBuffer<Element>()
        lock.withLock { swap(&old, &buffer) }
        _ = consume old
    }
}
