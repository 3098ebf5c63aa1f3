internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// A sequence whose first subscriber connects and whose last one disconnects: `share` and `refCount`.
///
/// Which connection a subscriber joins is decided under a lock; subscribing, connecting and disconnecting follow after
/// it has been released (contract L5). A connection without subscribers is forgotten in the same step, so whoever comes
/// next makes another one, and never meets one that is about to be disposed of.
// SAFETY: the lock guards what changes.
class RefCounted<Element>: Observable<Element>, @unchecked Sendable {
    private let lock = Lock()
    // Guarded by the lock.
    private var current: SharedConnection<Element>?
    private var count = 0

    /// Makes a connection for a first subscriber.
    ///
    /// Under the lock, so it runs no foreign code.
    func makeConnection() -> SharedConnection<Element> {
        fatalError(
            """
            \(type(of: self)) counts subscribers, but doesn't say what they share. Override `makeConnection()` in it.
            """
        )
    }

    /// Notes that a connection takes no more subscribers.
    ///
    /// Under the lock, so it runs no foreign code.
    ///
    /// - Returns: What is to be kept until the lock has been released.
    func forget(_ connection: SharedConnection<Element>) -> AnyObject? {
        nil
    }

    final override func run(_ sink: Sink<Element>) {
        let (connection, isFirst) = join()
        connection.subscribe(SharedSink(self, connection, sink))
        if isFirst { connection.connect() }
    }

    private func join() -> (SharedConnection<Element>, isFirst: Bool) {
        lock.lock()
        if let current, !current.isOver {
            count += 1
            lock.unlock()
            return (current, false)
        }
        let old = current
        let new = makeConnection()
        current = new
        count = 1
        lock.unlock()
        extendLifetime(old)
        return (new, true)
    }

    /// A subscriber has left by itself, or has had its terminal event.
    fileprivate final func leave(_ connection: SharedConnection<Element>) {
        lock.lock()
        guard current === connection else {
            lock.unlock()
            // If the subject has ended, rather than the source, nothing else disposes of the source.
            if !connection.sourceHasEnded { connection.handle.dispose() }
            return
        }
        count -= 1
        guard count == 0 else { return lock.unlock() }
        current = nil
        let kept = forget(connection)
        // In this step, so that no element comes through it to those who join the next one.
        let upstream = connection.handle.close()
        lock.unlock()
        extendLifetime(kept)
        upstream?.dispose()
    }

    /// A subscriber is about to get a terminal event: the next one to subscribe makes a new connection.
    fileprivate final func end(_ connection: SharedConnection<Element>) {
        // What ends while it is being subscribed to isn't connected any more.
        connection.start()
        lock.lock()
        guard current === connection else { return lock.unlock() }
        current = nil
        let kept = forget(connection)
        lock.unlock()
        extendLifetime(kept)
    }
}

/// One subscriber of a shared sequence.
private final class SharedSink<Element>: Stage<Element, Element> {
    private let node: RefCounted<Element>
    private let connection: SharedConnection<Element>

    init(_ node: RefCounted<Element>, _ connection: SharedConnection<Element>, _ downstream: Sink<Element>) {
        self.node = node
        self.connection = connection
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        node.end(connection)
        downstream.onError(error)
    }

    override func onCompleted() {
        node.end(connection)
        downstream.onCompleted()
    }

    override func dispose() {
        super.dispose()
        node.leave(connection)
    }
}
