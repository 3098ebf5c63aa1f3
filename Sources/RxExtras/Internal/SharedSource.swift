internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxSubjects

/// Which subscribers share which connection to a source: `share(policy:)` and `cache`.
///
/// What happens is decided under a lock; connecting, disconnecting and timers follow after it has been released.
final class SharedSource<Element: Sendable>: Sendable {
    /// One connection with its subscribers.
    private final class Session: Sendable {
        let number: Int
        let connectable: ConnectableObservable<Element>
        let connection = SerialDisposable()
        // Ends the source even while it is being connected, when there is no connection yet to dispose of. It replays,
        // so that a source that is subscribed to afterwards ends, too.
        let disconnection: ReplaySubject<Void>

        init(_ number: Int, _ connectable: ConnectableObservable<Element>, _ disconnection: ReplaySubject<Void>) {
            self.number = number
            self.connectable = connectable
            self.disconnection = disconnection
        }
    }

    private struct State: Sendable {
        var session: Session?
        var sessions = 0
        var subscribers = 0
        var isConnected = false
        // Whether the source has ended and the session stays, so that later subscribers get what it keeps.
        var hasEnded = false
        // Grows with each subscriber that comes. A timer that was armed when the last one left compares it, and does
        // nothing if a subscriber has come since, even if that one has left again.
        var arrivals = 0
    }

    private let source: Observable<Element>
    private let policy: SharePolicy
    private let expiry: (lifetime: RxTimeInterval, scheduler: any SchedulerType)?
    private let state = Locked(State())

    init(
        _ source: Observable<Element>,
        _ policy: SharePolicy,
        expiry: (lifetime: RxTimeInterval, scheduler: any SchedulerType)? = nil
    ) {
        self.source = source
        self.policy = policy
        self.expiry = expiry
    }

    func sequence() -> Observable<Element> {
        .deferred {
            let (session, connects) = self.join()
            return session.connectable.do(
                // The subscriber has to be there before the source sends: it would miss what comes during `connect`.
                onSubscribed: { if connects { self.connect(session) } },
                onDispose: { self.leave(session) }
            )
        }
    }

    private func join() -> (Session, connects: Bool) {
        state.withLock { state in
            let session = state.session ?? makeSession(state.sessions)
            if state.session == nil {
                state.session = session
                state.sessions += 1
                state.subscribers = 0
                state.isConnected = false
                state.hasEnded = false
            }
            state.arrivals += 1
            state.subscribers += 1
            let connects = !state.isConnected && state.subscribers >= policy.subscribersToConnect
            if connects { state.isConnected = true }
            return (session, connects)
        }
    }

    /// Builds a chain that doesn't hold this object, and runs nothing: called under the lock.
    private func makeSession(_ number: Int) -> Session {
        let disconnection = ReplaySubject<Void>.create(bufferSize: 1)
        // Weakly: the session would otherwise hold the object that holds it.
        let watched = source.take(until: disconnection).do(
            onError: { [weak self] _ in self?.sourceFailed(number) },
            onCompleted: { [weak self] in self?.sourceCompleted(number) }
        )
        return switch policy.replay {
        case .none, .latest(...0): Session(number, watched.publish(), disconnection)
        case .latest(let count): Session(number, watched.replay(count), disconnection)
        case .recent(let lifetime, let scheduler, let count):
            Session(number, watched.replay(count, for: lifetime, scheduler: scheduler), disconnection)
        case .all: Session(number, watched.replayAll(), disconnection)
        }
    }

    private func connect(_ session: Session) {
        // Between the decision and this call all subscribers may have left, and have disposed of the connection.
        guard !session.connection.isDisposed else { return }
        session.connection.disposable = session.connectable.connect()
    }

    private func leave(_ session: Session) {
        let arrivals: Int? = state.withLock { state in
            // A subscriber of an older session, which has ended, doesn't count for the present one.
            guard state.session === session else { return nil }
            state.subscribers -= 1
            return state.subscribers == 0 && !state.hasEnded ? state.arrivals : nil
        }
        guard let arrivals else { return }
        switch policy.disconnects {
        case .atOnce: disconnect(session, ifNobodyCameAfter: arrivals)
        case .after(let grace, let scheduler):
            _ = scheduler.scheduleRelative((), dueTime: grace) { _ in
                self.disconnect(session, ifNobodyCameAfter: arrivals)
                return Disposables.create()
            }
        case .never: break
        }
    }

    private func disconnect(_ session: Session, ifNobodyCameAfter arrivals: Int) {
        let isOver = state.withLock { state in
            guard state.session === session, state.arrivals == arrivals, state.subscribers == 0,
                !state.hasEnded
            else { return false }
            state.session = nil
            return true
        }
        guard isOver else { return }
        // Outside the lock, since the dispose actions of the source run in here (contract L5).
        session.disconnection.onNext(())
        session.connection.dispose()
    }

    /// The next subscriber makes a session of its own.
    private func forget(_ number: Int) {
        let old = state.withLock { state -> Session? in
            guard state.session?.number == number else { return nil }
            return state.session.take()
        }
        // The kept elements may end objects of the user's, so they are freed here, outside the lock (contract L0).
        extendLifetime(old)
    }

    private func keep(_ number: Int) {
        state.withLock { state in
            if state.session?.number == number { state.hasEnded = true }
        }
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
