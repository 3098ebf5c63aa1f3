internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxSubjects

/// The connections to a source and their subscribers: `share(policy:)` and `cache`.
///
/// Decisions are made under a lock; connecting, disconnecting and timers follow after it is released.
final class SharedSource<Element: Sendable>: Sendable {
    /// One connection with its subscribers.
    private final class Session: Sendable {
        let number: Int
        let connectable: ConnectableObservable<Element>
        let connection = SerialDisposable()
        // This ends the source even while it is being connected, when there is no connection yet to dispose of. The
        // subject replays, so that a source that is subscribed to later ends, too.
        let disconnection: ReplaySubject<Void>

        init(_ number: Int, _ connectable: ConnectableObservable<Element>, _ disconnection: ReplaySubject<Void>) {
            self.number = number
            self.connectable = connectable
            self.disconnection = disconnection
        }
    }

    private let source: Observable<Element>
    private let policy: SharePolicy
    // The lifetime of replayed elements. It is read once, since a time span may be the user's own type (contract L0).
    private let lifetime: RxTimeInterval?
    private let expiry: (lifetime: RxTimeInterval, scheduler: any SchedulerType)?
    private let state: Locked<SharedSourceState<Session>>

    init(
        _ source: Observable<Element>,
        _ policy: SharePolicy,
        expiry: (lifetime: RxTimeInterval, scheduler: any SchedulerType)? = nil
    ) {
        self.source = source
        self.policy = policy
        lifetime = if case .recent(let lifetime, _, _) = policy.replay { lifetime.rxTimeInterval } else { nil }
        self.expiry = expiry
        state = Locked(SharedSourceState(subscribersToConnect: policy.subscribersToConnect))
    }

    func sequence() -> Observable<Element> {
        .deferred {
            let (session, connects) = self.join()
            // The subscriber is added before the source sends: it would miss elements sent during `connect`. It may
            // leave during that call, which may not return before; so these are two stages.
            return session.connectable.do(onDispose: { self.leave(session) })
                .do(onSubscribed: { if connects { self.connect(session) } })
        }
    }

    private func join() -> (Session, connects: Bool) {
        change { $0.join(or: makeSession) }
    }

    /// Changes the state, and cancels the timer of a grace period that is over by that.
    private func change<Result>(_ body: (inout SharedSourceState<Session>) -> Result) -> Result {
        let (result, timer) = state.withLock { (body(&$0), $0.removeUselessTimer()) }
        timer?.dispose()
        return result
    }

    /// Builds a chain that doesn't hold this object, without running it; called under the lock.
    private func makeSession(_ number: Int) -> Session {
        let disconnection = ReplaySubject<Void>.create(bufferSize: 1)
        // The reference is weak: the session would otherwise hold its own owner.
        let watched = source.take(until: disconnection).do(
            onError: { [weak self] _ in self?.sourceFailed(number) },
            onCompleted: { [weak self] in self?.sourceCompleted(number) }
        )
        return switch policy.replay {
        case .none, .latest(...0): Session(number, watched.publish(), disconnection)
        case .latest(let count): Session(number, watched.replay(count), disconnection)
        case .recent(_, let scheduler, let count):
            Session(number, watched.replay(count, for: lifetime ?? .never, scheduler: scheduler), disconnection)
        case .all: Session(number, watched.replayAll(), disconnection)
        }
    }

    private func connect(_ session: Session) {
        // Meanwhile all subscribers may have left and have disposed of the connection.
        guard !session.connection.isDisposed else { return }
        session.connection.disposable = session.connectable.connect()
    }

    private func leave(_ session: Session) {
        let arrivals = state.withLock { $0.leave(session) }
        guard let arrivals else { return }
        switch policy.disconnects {
        case .atOnce: disconnect(session, ifNobodyCameAfter: arrivals)
        case .after(let grace, let scheduler):
            let timer = scheduler.scheduleRelative((), dueTime: grace) { _ in
                self.disconnect(session, ifNobodyCameAfter: arrivals)
                return Disposables.create()
            }
            state.withLock { $0.keep(timer, after: arrivals) }?.dispose()
        case .never: break
        }
    }

    private func disconnect(_ session: Session, ifNobodyCameAfter arrivals: Int) {
        let isOver = change { $0.abandon(session, ifNobodyCameAfter: arrivals) }
        guard isOver else { return }
        // These run outside the lock, since they call the dispose actions of the source (contract L5).
        session.disconnection.onNext(())
        session.connection.dispose()
    }

    /// Removes the session; the next subscriber makes a new one.
    private func forget(_ number: Int) {
        // The kept elements may hold the last references to the user's objects, so they are freed outside the lock
        // (contract L0).
        extendLifetime(change { $0.forget(number) })
    }

    private func keep(_ number: Int) {
        change { $0.sourceEnded(number) }
    }

    private func sourceFailed(_ number: Int) {
        if policy.startsAnewAfterError { forget(number) } else { keep(number) }
    }

    private func sourceCompleted(_ number: Int) {
        if policy.startsAnewAfterCompletion { return forget(number) }
        keep(number)
        guard let expiry else { return }
        _ = expiry.scheduler.scheduleRelative((), dueTime: expiry.lifetime) { [weak self] _ in
            self?.forget(number)
            return Disposables.create()
        }
    }
}

/// The session that subscribers of a ``SharedSource`` join, and its progress.
struct SharedSourceState<Session: AnyObject & Sendable>: Sendable {
    private enum Phase {
        /// There is no session; the next subscriber begins one.
        case idle
        /// The session has too few subscribers yet.
        case gathering(Session)
        case connected(Session)
        /// The source has ended, and the session stays for later subscribers.
        case ended(Session)
    }

    private let subscribersToConnect: Int
    private var phase = Phase.idle
    /// The number of the session, or of the next one if there is none.
    private var number = 0
    private var subscribers = 0
    /// The number of subscribers so far, so that a timer can tell whether it is too late.
    private var arrivals = 0
    /// Ends the session if nobody comes until then.
    private var timer: (any Disposable)?

    /// Makes a state without a session.
    ///
    /// - Parameter subscribersToConnect: The number of subscribers that a session needs before it is connected.
    init(subscribersToConnect: Int) {
        self.subscribersToConnect = subscribersToConnect
    }

    private var session: Session? {
        switch phase {
        case .idle: nil
        case .gathering(let session), .connected(let session), .ended(let session): session
        }
    }

    /// Adds a subscriber to the session, or begins one.
    ///
    /// - Parameter makeSession: Makes a session with that number.
    /// - Returns: The session, and whether the caller has to connect it.
    mutating func join(or makeSession: (_ number: Int) -> Session) -> (Session, connects: Bool) {
        arrivals += 1
        subscribers += 1
        switch phase {
        case .idle:
            let session = makeSession(number)
            phase = .gathering(session)
            return (session, connectIfComplete(session))
        case .gathering(let session):
            return (session, connectIfComplete(session))
        case .connected(let session), .ended(let session):
            return (session, false)
        }
    }

    private mutating func connectIfComplete(_ session: Session) -> Bool {
        guard subscribers >= subscribersToConnect else { return false }
        phase = .connected(session)
        return true
    }

    /// A subscriber leaves a session.
    ///
    /// - Returns: The number of subscribers so far, if the last one has left and the source continues.
    mutating func leave(_ left: Session) -> Int? {
        guard let session, session === left else { return nil }
        subscribers -= 1
        if case .ended = phase { return nil }
        return subscribers == 0 ? arrivals : nil
    }

    /// Ends a session whose last subscriber has left, unless another one has come since.
    ///
    /// - Parameters:
    ///   - left: The session.
    ///   - arrivals: The number of subscribers so far when the last one left.
    /// - Returns: Whether the caller disconnects the session.
    mutating func abandon(_ left: Session, ifNobodyCameAfter arrivals: Int) -> Bool {
        guard let session, session === left, self.arrivals == arrivals, subscribers == 0 else { return false }
        if case .ended = phase { return false }
        return end() != nil
    }

    /// Whether a session's last subscriber has left, and its source continues.
    private var isDeserted: Bool {
        switch phase {
        case .idle, .ended: false
        case .gathering, .connected: subscribers == 0
        }
    }

    /// Keeps the timer that ends a deserted session.
    ///
    /// - Parameters:
    ///   - timer: The timer.
    ///   - arrivals: The number of subscribers so far when the last one left.
    /// - Returns: A timer to cancel: this one, if somebody has come or the session has ended meanwhile.
    mutating func keep(_ timer: any Disposable, after arrivals: Int) -> (any Disposable)? {
        guard isDeserted, self.arrivals == arrivals else { return timer }
        return exchange(&self.timer, with: timer)
    }

    /// The timer, to be cancelled outside the lock, if it has nothing more to end.
    mutating func removeUselessTimer() -> (any Disposable)? {
        isDeserted ? nil : timer.take()
    }

    /// Ends a session permanently: the next subscriber begins another one.
    ///
    /// - Returns: The session, to be released outside the lock.
    mutating func forget(_ number: Int) -> Session? {
        number == self.number ? end() : nil
    }

    private mutating func end() -> Session? {
        guard let session else { return nil }
        phase = .idle
        number += 1
        subscribers = 0
        return session
    }

    /// The source of a session has ended, and the session stays.
    mutating func sourceEnded(_ number: Int) {
        guard number == self.number, let session else { return }
        phase = .ended(session)
    }
}
