internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers

/// The successive connections of one subscription to server-sent events, and their shared state.
///
/// A connection begins after the end of the one before it.
final class EventFeed<Input>: Sendable {
    private struct State {
        var lastEventID = ""
        var retry: RxTimeInterval?
        /// The number of the next connection among those since one that succeeded.
        var repetition: UInt = 0
    }

    private let policy: ReconnectionPolicy
    private let maximumLength: Int
    private let scheduler: any SchedulerType
    private let connect: @Sendable (String?) throws -> Observable<Input>
    private let access: ByteAccess<Input>
    private let state = Locked(State())

    init(
        _ policy: ReconnectionPolicy,
        _ maximumLength: Int,
        _ scheduler: any SchedulerType,
        _ connect: @escaping @Sendable (String?) throws -> Observable<Input>,
        _ access: @escaping ByteAccess<Input>
    ) {
        self.policy = policy
        self.maximumLength = maximumLength
        self.scheduler = scheduler
        self.connect = connect
        self.access = access
    }

    func events() -> Observable<ServerSentEvent> {
        Observable.deferred { try self.connection() }
            .retry(when: { (errors: Observable<any Error>) -> Observable<Int> in
                errors.flatMap { error -> Observable<Int> in
                    .timer(try self.delay(after: error), scheduler: self.scheduler)
                }
            })
            .catch { error in
                if case ServerSentEvent.Refusal.noContent = error { .empty() } else { .error(error) }
            }
    }

    private func connection() throws -> Observable<ServerSentEvent> {
        let state = state.current
        let bytes = try connect(state.lastEventID.isEmpty ? nil : state.lastEventID)
        return Lift("serverSentEvents", bytes, (self, state)) { sink, source, its in
            let (feed, state) = its
            let parser = ServerSentEventParser(
                maximumLength: feed.maximumLength,
                lastEventID: state.lastEventID,
                retry: state.retry
            )
            source.run(ConnectionStage(sink, parser, feed))
        }
    }

    /// The time before the next connection; throws the error that ends the feed.
    private func delay(after error: any Error) throws -> RxTimeInterval {
        if case ServerSentEvent.Refusal.noContent = error { throw error }
        guard error is ConnectionEnd || policy.reconnects(error) else { throw error }
        let now = state.withLock { state in
            state.repetition += 1
            return state
        }
        let delay = policy.delay(retry: now.retry, repetition: now.repetition)
        let cause = error is ConnectionEnd ? nil : error
        policy.onReconnect(Reconnection(error: cause, attempt: Int(clamping: now.repetition), delay: delay))
        return delay
    }

    /// A connection is over; the next one continues where its text was cut.
    fileprivate func ended(_ parser: ServerSentEventParser, hasSucceeded: Bool) {
        state.withLock { state in
            state.lastEventID = parser.lastEventID
            state.retry = parser.retry
            if hasSucceeded { state.repetition = 0 }
        }
    }

    /// Sends the events of one connection, each end of which is an error, so that another connection may follow.
    private final class ConnectionStage: ParsingStage<Input, ServerSentEventParser> {
        private let feed: EventFeed
        private let clock: TimerClock
        /// When the first bytes came, by the clock.
        private var start: Int64?

        init(_ downstream: Sink<ServerSentEvent>, _ parser: ServerSentEventParser, _ feed: EventFeed) {
            self.feed = feed
            clock = TimerClock(of: feed.scheduler)
            super.init(downstream, parser, feed.access)
        }

        override func onNext(_ element: Input) {
            if start == nil { start = clock.nanoseconds }
            super.onNext(element)
        }

        override func onError(_ error: any Error) {
            fail(error)
        }

        override func onCompleted() {
            fail(ConnectionEnd())
        }

        override func fail(_ error: any Error) {
            guard !isFinished else { return }
            let hasLasted = start.map { clock.hasPassed(feed.policy.resetAfter, since: $0) } ?? false
            feed.ended(parser, hasSucceeded: hasLasted || (error is ConnectionEnd && parser.hasEvent))
            finish(error)
        }
    }
}

/// The end of a connection without an error.
private struct ConnectionEnd: Error {}
