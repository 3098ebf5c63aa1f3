internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// The channel of a ``BehaviorSubject``.
///
/// Its value is there as soon as `onNext` has been called, even if other elements have to be sent first: who writes and then
/// reads, or subscribes, finds what was written. The element that is sent last is the value in the end, whatever the
/// threads do (contract L4).
final class BehaviorChannel<Element>: KeepingChannel<Element> {
    // Guarded by the lock.
    @exclusivity(unchecked) private var latest: Element

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
        var old = element
        lock.lock()
        guard isLive else { return lock.unlock() }
        swap(&latest, &old)
        unlockAndSend(element)
        // What was replaced is freed here, outside the lock.
        withExtendedLifetime(old) {}
    }

    override func unlockAndReplay(to subscriber: SubjectSubscriber) {
        guard isLive else { return lock.unlock() }
        let value = latest
        lock.unlock()
        deliver(value, to: subscriber)
    }
}
