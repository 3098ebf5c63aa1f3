internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// The broadcaster of a ``BehaviorSubject``.
///
/// A thread that has called `onNext` reads its own write at once, although the delivery may still be queued. The
/// element that is delivered last is the value in the end, in each schedule of the threads (contract L4).
@usableFromInline
final class BehaviorBroadcaster<Element>: KeepingBroadcaster<Element> {
    // The value, if it fits into a word; it is written under the lock, and read without it.
    @usableFromInline let latestWord: AtomicWord<Element>
    // The value, if it doesn't fit into a word; guarded by the lock. If values fit, this is the first value.
    private var latest: Element
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var updates = BehaviorUpdates()

    @usableFromInline
    init(_ element: Element) {
        latest = element
        latestWord = AtomicWord(element)
        super.init()
    }

    /// The latest element, even if the subject has failed or been disposed of since.
    @inlinable
    var latestElement: Element {
        AtomicWord<Element>.fits ? latestWord.load() : readUnderLock()
    }

    // It isn't inlined, so that the fast path saves no registers.
    @usableFromInline @inline(never)
    func readUnderLock() -> Element {
        lock.withLock { latest }
    }

    /// The latest element; under the lock.
    @inline(__always) private var lockedElement: Element {
        AtomicWord<Element>.fits ? latestWord.load() : latest
    }

    /// The latest element; throws the error if the subject has failed.
    func value() throws -> Element {
        // Under the lock, the phase changes before the error is stored, so the error is read under the lock, too.
        if !isLive, let error = lock.withLock({ error }) { throw error }
        return latestElement
    }

    override func onNext(_ element: Element) {
        // The first check spares an ended subject the lock; the second one decides.
        guard isLive else { return noteLate() }
        lock.lock()
        guard isLive else { return unlockAndNoteLate() }
        unlockAndAccept(element)
    }

    /// Makes an element the value, and sends it when it is its turn; releases the lock.
    @inline(__always) private func unlockAndAccept(_ element: Element) {
        // The value and the section's order change in one step. So the element that is delivered last is
        // the value (L4).
        updates.valueChanges()
        if AtomicWord<Element>.fits {
            latestWord.store(element)
            unlockAndSend(element)
        } else {
            let old = exchange(&latest, with: element)
            unlockAndSend(element)
            // The former value is freed here, outside the lock.
            extendLifetime(old)
        }
    }

    /// Changes the value in one step: no other change comes between reading and writing it.
    ///
    /// - Returns: The closure's result for the accepted change; `nil` if the subject has ended.
    func update<Result>(_ change: (inout Element) throws -> Result) rethrows -> Result? {
        while true {
            // The lock is taken without a closure, which would copy the element out through its metadata.
            lock.lock()
            guard isLive else {
                lock.unlock()
                return nil
            }
            // The attempt is recorded and the value read in one step: from here on, a change by another thread makes
            // the attempt void.
            let number = updates.begin()
            var element = lockedElement
            lock.unlock()
            let result: Result
            do {
                result = try change(&element)
            } catch {
                // The value stays as it is, and later changes don't look for this update any more.
                lock.withLock { _ = updates.end(number) }
                throw error
            }
            lock.lock()
            // `end` is called in any case, since it removes the record of the update.
            // Mutant true: "behavior: two update, one emits"
            let isAccepted = updates.end(number) && isLive
            if isAccepted {
                unlockAndAccept(element)
                return result
            }
            lock.unlock()
            // A rejected value is freed here, outside the lock.
            extendLifetime(element)
        }
    }

    override func unlockAndReplay(to subscriber: SubjectSubscriber) {
        // After the end, a new subscriber gets only the end.
        guard isLive else { return lock.unlock() }
        let value = lockedElement
        lock.unlock()
        deliver(value, to: subscriber)
    }
}
