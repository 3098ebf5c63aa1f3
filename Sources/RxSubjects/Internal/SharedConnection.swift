internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// One subscription to a source that several subscribers share, and the broadcaster or subject between them.
///
/// It is made for its first subscriber, and connects at most once. Later subscribers get a new connection.
class SharedConnection<Element> {
    /// The handle that ends the connection; it holds nothing else.
    final let handle = ConnectionHandle()
    // Set by the one caller that connects.
    private let isStarted = AtomicBool(false)
    private let isEnded = AtomicBool(false)

    /// Whether the connection has been disposed of, or its source has ended.
    final var isOver: Bool { handle.isStopped }

    /// Whether the source has ended, rather than been disposed of.
    final var sourceHasEnded: Bool { isEnded.load(ordering: .acquiring) }

    /// Notes that the source has ended; before its terminal event is sent.
    final func endSource() {
        isEnded.store(true, ordering: .releasing)
    }

    /// Subscribes to the source, at the first call.
    final func connect() {
        // The connection may have ended before it starts: the first subscriber is added before the source is subscribed
        // to, and may have ended already.
        guard start(), !isOver else { return }
        feed()
    }

    /// Takes the right to connect; returns whether this call got it.
    @discardableResult
    final func start() -> Bool {
        !isStarted.exchange(true, ordering: .acquiringAndReleasing)
    }

    /// Subscribes a sink to the connection's events.
    func subscribe(_ sink: Sink<Element>) {}

    /// Subscribes to the source, and stores the upstream in the handle.
    func feed() {}

    /// Releases the subject or broadcaster, since no event will come.
    func disconnected() {}
}

/// A connection as its user holds it: releases everything when it has ended.
final class ConnectionHandle: Cancelable {
    private let counted = Counted()
    private let upstream = UpstreamSlot()

    var isDisposed: Bool { upstream.isDisposed }

    /// Whether it has been disposed of, or will be as soon as all subscribers have had the end.
    var isStopped: Bool { upstream.isStopped }

    /// Stores the connection's upstream; disposes of it at once if the connection is over.
    func hold(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    /// Stops the source, which has ended; its disposal waits for the end of the subscribers.
    func stop() {
        upstream.stop()
    }

    func dispose() {
        upstream.dispose()
    }

    /// Passes on no further event of the source.
    ///
    /// Runs no foreign code.
    ///
    /// - Returns: The upstream to dispose of now.
    func close() -> Upstream? {
        upstream.close()
    }
}

/// Forwards the events of the source to the subject or broadcaster that hands them out.
class SourceSink<Input, Output>: EndSink<Input> {
    private let connection: SharedConnection<Output>
    private let handle: ConnectionHandle

    init(_ connection: SharedConnection<Output>) {
        self.connection = connection
        handle = connection.handle
    }

    // The handle is the first to stop, in the step in which the last subscriber leaves.
    final override var isStopped: Bool { handle.isStopped }

    final func start(_ source: Observable<Input>) {
        // The handle gets this sink first, so that a source that sends while it is being subscribed to can be stopped.
        // If the connection has ended already, the handle disposes of this sink at once.
        handle.hold(self)
        guard !isStopped else { return }
        source.attach(self)
    }

    /// Hands on the error or, if there is none, the completion; does something when all subscribers have had it.
    func sendEnd(_ error: (any Error)?, whenSent action: @escaping () -> Void) {}

    final override func onError(_ error: any Error) {
        end(error)
    }

    final override func onCompleted() {
        end(nil)
    }

    /// Passes on the end, and disposes of the source after it (contract G3).
    ///
    /// Subscribers may have to wait for the end: in the subject, or behind their replay. The source is silent
    /// meanwhile.
    private func end(_ error: (any Error)?) {
        guard !isStopped else { return }
        // The end is recorded before any subscriber receives it: subscribers that then subscribe again must find that
        // the source has ended, and not connect to it again (C6).
        connection.endSource()
        sendEnd(error) { [handle] in handle.dispose() }
        // The connection is silent at once (L2). If all subscribers have had the end, the handle has been disposed of
        // already, and this does nothing.
        handle.stop()
    }

    final override func dispose() {
        super.dispose()
        // After an end, the subject is kept for later subscribers.
        if !connection.sourceHasEnded { connection.disconnected() }
    }
}
