internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// The broadcaster of a ``BehaviorSubject``.
///
/// Its value is there as soon as `onNext` has been called, even if other elements have to be sent first: who writes and
/// then reads, or subscribes, finds what was written. The element that is sent last is the value in the end, whatever
/// the threads do (contract L4).
final class BehaviorBroadcaster<Element>: KeepingBroadcaster<Element> {
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var latest: Element
    @exclusivity(unchecked) private var updates = BehaviorUpdates()

    init(_ element: Element) {
        latest = element
        super.init()
    }

    /// The latest element, whatever has happened since.
    var latestElement: Element {
        lock.lock()
        let value = latest
        lock.unlock()
        return value
    }

    /// The latest element; throws the error if the subject has failed.
    func value() throws -> Element {
        lock.lock()
        let value = latest
        let error = isLive ? nil : error
        lock.unlock()
        if let error { throw error }
        return value
    }

    override func onNext(_ element: Element) {
        guard isLive else { return }
        lock.lock()
        guard isLive else { return lock.unlock() }
        updates.valueChanges()
        let old = exchange(&latest, with: element)
        unlockAndSend(element)
        // What was replaced is freed here, outside the lock.
        extendLifetime(old)
    }

    /// Changes the value in one step: no other change comes between reading and writing it.
    ///
    /// - Returns: What the closure returned for the change that was accepted; `nil` if the subject has ended.
    func update<Result>(_ change: (inout Element) throws -> Result) rethrows -> Result? {
        while true {
            lock.lock()
            guard isLive else {
                lock.unlock()
                return nil
            }
            let number = updates.begin()
            var element = latest
            lock.unlock()
            let result: Result
            do {
                result = try change(&element)
            } catch {
                lock.withLock { _ = updates.end(number) }
                throw error
            }
            var old = element
            lock.lock()
            let isAccepted = updates.end(number) && isLive
            if isAccepted {
                updates.valueChanges()
                swap(&latest, &old)
                unlockAndSend(element)
            } else {
                lock.unlock()
            }
            // What was replaced, or is of no use, is freed here, outside the lock.
            extendLifetime((old, element))
            if isAccepted { return result }
        }
    }

    override func unlockAndReplay(to subscriber: SubjectSubscriber) {
        guard isLive else { return lock.unlock() }
        let value = latest
        lock.unlock()
        deliver(value, to: subscriber)
    }
}
