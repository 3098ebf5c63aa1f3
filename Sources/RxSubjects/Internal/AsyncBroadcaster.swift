internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// The broadcaster of an ``AsyncSubject``: keeps the last element until the end.
@usableFromInline
final class AsyncBroadcaster<Element>: KeepingBroadcaster<Element> {
    // The lock guards this field.
    private var last: Element?

    @usableFromInline
    override init() {
        super.init()
    }

    override func onNext(_ element: Element) {
        // After the swap, this is the former element, which is freed outside the lock.
        var element: Element? = element
        // Nothing is sent before the end, so an element needn't enter the section.
        let isAccepted = lock.withLock {
            // Mutant true: "async: it ends while others emit and come"
            guard isLive else { return false }
            swap(&last, &element)
            return true
        }
        extendLifetime(element)
        if !isAccepted { noteLate() }
    }

    override func end(_ error: (any Error)?, _ countdown: EndLatch?) {
        // This happens in the section, when it is the turn of the end. A failure drops the last element.
        if error != nil {
            forget()
        } else if let last = lock.withLock({ last }) {
            send(last)
        }
        super.end(error, countdown)
    }

    override func unlockAndReplay(to subscriber: SubjectSubscriber) {
        // Before the end there is nothing to send, and after a failure there is only the error.
        let kept = isLive || error != nil ? nil : last
        lock.unlock()
        if let kept { deliver(kept, to: subscriber) }
    }

    override func clear() {
        super.clear()
        forget()
    }

    private func forget() {
        extendLifetime(lock.withLock { exchange(&last, with: nil) })
    }
}
