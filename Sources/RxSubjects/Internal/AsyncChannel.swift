@_spi(Pipeline) internal import RxObservable

/// The channel of an ``AsyncSubject``: keeps the last element until the end.
final class AsyncChannel<Element>: Channel<Element> {
    // In the section alone.
    @exclusivity(unchecked) private var last: Element?

    override func take(_ element: Element) {
        guard isLive else { return }
        last = element
    }

    override func end(_ error: (any Error)?) {
        guard isLive else { return }
        if error != nil {
            last = nil
        } else if let last {
            send(last)
        }
        super.end(error)
    }

    override func replay(to subscriber: SubjectSubscriber) {
        if !isLive, let last { send(last, to: subscriber) }
    }

    override func clear() {
        super.clear()
        last = nil
    }
}
