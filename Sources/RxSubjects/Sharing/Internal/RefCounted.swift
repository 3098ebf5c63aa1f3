internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// A sequence whose first subscriber connects and whose last one disconnects: `share` and `refCount`.
///
/// Which connection a subscriber joins is decided under a lock; subscribing, connecting and disconnecting follow after
/// it has been released (contract L5). A connection without subscribers is forgotten in the same step, so the next
/// subscriber makes another one, and never meets one that is about to be disposed of.
// SAFETY: the lock guards what changes.
class RefCounted<Element>: Observable<Element>, @unchecked Sendable {
    private typealias Connection = SharedConnection<Element>

    /// The consequence of a subscriber's departure.
    private enum Departure {
        /// Others listen.
        case none
        /// It was the last one.
        case disconnect(Upstream?, kept: AnyObject?)
        /// The connection takes no more subscribers.
        case former
    }

    private let lock = Lock()
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var state = RefCountState<Connection>()

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
    /// - Returns: The object to keep until the lock has been released.
    func forget(_ connection: SharedConnection<Element>) -> AnyObject? {
        nil
    }

    final override func run(_ sink: Sink<Element>) {
        let (connection, isFirst) = join()
        // The subscriber is added before the source is connected: otherwise elements that the source sends at once
        // would reach no subscriber.
        connection.subscribe(SharedSink(self, connection, sink))
        if isFirst { connection.connect() }
    }

    private func join() -> (SharedConnection<Element>, isFirst: Bool) {
        let (connection, isFirst, former) = lock.withLock { () -> (Connection, Bool, Connection?) in
            // A connection whose source has ended, or that was disposed of, takes no more subscribers: a new one
            // replaces it.
            if let current = state.join(where: { !$0.isOver }) { return (current, false, nil) }
            let new = makeConnection()
            return (new, true, state.begin(new))
        }
        extendLifetime(former)
        return (connection, isFirst)
    }

    /// A subscriber has left by itself, or has had its terminal event.
    fileprivate final func leave(_ connection: SharedConnection<Element>) {
        switch lock.withLock({ departure(from: connection) }) {
        case .none:
            break
        case .disconnect(let upstream, let kept):
            extendLifetime(kept)
            upstream?.dispose()
        case .former:
            // If the subject has ended, rather than the source, nothing else disposes of the source.
            if !connection.sourceHasEnded { connection.handle.dispose() }
        }
    }

    /// Called under the lock.
    private func departure(from connection: SharedConnection<Element>) -> Departure {
        switch state.leave(connection) {
        case .others: return .none
        case .former: return .former
        case .last:
            // `forget` takes the lock of the connectable sequence inside this lock; the two are never taken in the
            // other order.
            let kept = forget(connection)
            // The connection is closed in this step, so that none of its elements reaches the subscribers of the next
            // connection.
            // Mutant gap: "share(replay: 1, forever): the source ends as others come"
            return .disconnect(connection.handle.close(), kept: kept)
        }
    }

    /// A subscriber is about to get a terminal event: the next one to subscribe makes a new connection.
    fileprivate final func end(_ connection: SharedConnection<Element>) {
        // A connection that ends while its first subscriber subscribes must not be connected afterwards.
        connection.start()
        extendLifetime(lock.withLock { state.end(connection) ? forget(connection) : nil })
    }
}

/// The connection that new subscribers join, and how many have.
enum RefCountState<Connection: AnyObject> {
    /// The next subscriber makes a connection.
    case idle
    case connected(Connection, subscribers: Int)

    /// Which connection a subscriber leaves.
    enum Departure {
        /// Others are left.
        case others
        /// It was the last one, so that the next subscriber makes another connection.
        case last
        /// A former connection.
        case former
    }

    @inline(__always) init() {
        self = .idle
    }

    /// Joins the current connection, if there is one that takes subscribers; returns that connection.
    @inline(__always) mutating func join(where takesSubscribers: (Connection) -> Bool) -> Connection? {
        guard case .connected(let connection, let count) = self, takesSubscribers(connection) else { return nil }
        self = .connected(connection, subscribers: count + 1)
        return connection
    }

    /// Begins a connection with one subscriber; returns the former one, to be released outside the lock.
    @inline(__always) mutating func begin(_ connection: Connection) -> Connection? {
        let former: Connection? = if case .connected(let former, _) = self { former } else { nil }
        self = .connected(connection, subscribers: 1)
        return former
    }

    /// A subscriber leaves a connection.
    @inline(__always) mutating func leave(_ connection: Connection) -> Departure {
        guard case .connected(let current, let count) = self, current === connection else { return .former }
        guard count == 1 else {
            self = .connected(current, subscribers: count - 1)
            return .others
        }
        self = .idle
        return .last
    }

    /// A connection takes no more subscribers; returns whether it was the current one.
    @inline(__always) mutating func end(_ connection: Connection) -> Bool {
        guard case .connected(let current, _) = self, current === connection else { return false }
        self = .idle
        return true
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
        // The connection ends before the subscriber gets the event: if it subscribes again at once, as `retry` does, it
        // needs a new connection.
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
