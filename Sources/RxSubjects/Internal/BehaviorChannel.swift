internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// The channel of a ``BehaviorSubject``.
///
/// Its value is there as soon as `onNext` has been called, even if other elements have to be sent first: who writes and then
/// reads finds what was written. To take over the value and to get a place in the queue is one step under the lock, so the
/// element that is sent last is the value in the end, whatever the threads do (contract L4).
final class BehaviorChannel<Element>: Channel<Element> {
    private let lock = Lock()
    // These three are guarded by the lock, which also decides about the order in which events get their turn.
    @exclusivity(unchecked) private var latest: Element
    @exclusivity(unchecked) private var latestError: (any Error)?
    @exclusivity(unchecked) private var isClosed = false
    // What was sent last, for new subscribers; in the section alone.
    @exclusivity(unchecked) private var sent: Element

    init(_ element: Element) {
        latest = element
        sent = element
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
        let error = isClosed ? latestError : nil
        lock.unlock()
        if let error { throw error }
        return value
    }

    override func onNext(_ element: Element) {
        guard isLive else { return }
        var old = element
        lock.lock()
        guard !isClosed else { return lock.unlock() }
        swap(&latest, &old)
        if section.tryEnter() {
            lock.unlock()
            take(element)
            section.leave()
        } else {
            let isOurs = section.queue { self.take(element) }
            lock.unlock()
            if isOurs { section.drain() }
        }
        // What was replaced is freed here, outside the lock.
        withExtendedLifetime(old) {}
    }

    override func finish(_ error: (any Error)?) {
        lock.lock()
        guard !isClosed else { return lock.unlock() }
        isClosed = true
        latestError = error
        let isOurs = section.queue { self.end(error) }
        lock.unlock()
        if isOurs { section.drain() }
    }

    override func take(_ element: Element) {
        guard isLive else { return }
        sent = element
        send(element)
    }

    override func replay(to subscriber: SubjectSubscriber) {
        if isLive { send(sent, to: subscriber) }
    }

    override func clear() {
        super.clear()
        lock.lock()
        isClosed = true
        let error = latestError
        latestError = nil
        lock.unlock()
        withExtendedLifetime(error) {}
    }
}
