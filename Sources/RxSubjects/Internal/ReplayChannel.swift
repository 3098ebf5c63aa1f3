@_spi(Internals) internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// The channel of a ``ReplaySubject``: keeps the latest elements for those who come later.
final class ReplayChannel<Element>: Channel<Element> {
    private let limit: Int
    // In the section alone.
    @exclusivity(unchecked) private var buffer = RingBuffer<Element>()

    /// Makes a channel.
    ///
    /// - Parameter limit: How many elements to keep; none if it is negative.
    init(limit: Int) {
        self.limit = max(limit, 0)
        super.init()
    }

    override func take(_ element: Element) {
        guard isLive else { return }
        if limit > 0 {
            // What is trimmed is freed at once, and no lock is held in the section (contract L0).
            if buffer.count == limit { _ = buffer.removeFirst() }
            buffer.append(element)
        }
        send(element)
    }

    override func replay(to subscriber: SubjectSubscriber) {
        // In the section, so nothing comes between: what is sent meanwhile waits, and follows as a live element.
        for position in 0..<buffer.count {
            guard !subscriber.hasEnded else { return }
            send(buffer[position], to: subscriber)
        }
    }

    override func clear() {
        super.clear()
        buffer.removeAll()
    }
}
