internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// A connection whose subscribers subscribe to a subject.
///
/// The first caller that needs the subject makes it, without holding the lock. Callers that arrive meanwhile queue a
/// request; the maker answers the requests before it publishes the subject, so each thread's requests keep their order.
final class MulticastConnection<Subject: SubjectType, Input>: SharedConnection<Subject.Element>
where Subject.Observer.Element == Input {
    private let source: Observable<Input>
    private let makeSubject: () -> Subject
    private let lock = Lock()
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var state = MulticastState<Subject>()

    init(_ source: Observable<Input>, _ makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
    }

    override func subscribe(_ sink: Sink<Subject.Element>) {
        switch lock.withLock({ state.subscribe() }) {
        case .use(let subject): subject.asObservable().run(sink)
        case .make: make().asObservable().run(sink)
        case .nothing: sink.onSubscribe(.nothing)
        case .wait:
            // The thread that makes the subject will subscribe; before that, this thread gives the sink its upstream.
            let late = ForwardingSink(sink)
            sink.onSubscribe(late)
            withSubject { subject in
                guard !late.isStopped else { return }
                subject.asObservable().run(late)
            }
        }
    }

    override func feed() {
        withSubject { subject in
            MulticastSourceSink(self, subject.asObserver()).start(self.source)
        }
    }

    override func disconnected() {
        extendLifetime(lock.withLock { state.disconnect() })
    }

    /// Calls `body` with the subject: now, or as soon as there is one.
    private func withSubject(_ body: @escaping (Subject) -> Void) {
        switch lock.withLock({ state.request(body) }) {
        case .use(let subject): body(subject)
        case .make: body(make())
        case .wait, .nothing: break
        }
    }

    /// Makes the subject, answers the requests of others, and then shows it.
    private func make() -> Subject {
        let made = makeSubject()
        // Answering runs foreign code, and more requests may come meanwhile. The subject is shown in the same step that
        // finds no request left, so no later caller overtakes a request.
        while let requests = lock.withLock({ state.removeRequests(orShow: made) }) {
            for request in requests { request(made) }
        }
        return made
    }
}

/// Whether the subject of a connection is there.
struct MulticastState<Subject> {
    /// The caller's next step, outside the lock.
    enum Action {
        case use(Subject)
        /// It makes the subject, as the first that needs one.
        case make
        /// Another thread is making it.
        case wait
        /// No event will come.
        case nothing
    }

    private enum Progress {
        case none
        /// A thread is making it, and answers these requests before it shows the subject.
        case making([(Subject) -> Void])
        case made(Subject)
    }

    private var progress = Progress.none
    private var isDisconnected = false

    /// A sink subscribes.
    mutating func subscribe() -> Action {
        if case .made(let subject) = progress { return .use(subject) }
        if isDisconnected { return .nothing }
        if case .making = progress { return .wait }
        // Mutant skip: "multicast: subscribe and connect at once"
        progress = .making([])
        return .make
    }

    /// A thread needs the subject, and leaves a request if another one is making it.
    mutating func request(_ body: @escaping (Subject) -> Void) -> Action {
        switch progress {
        case .made(let subject): return .use(subject)
        case .making(let requests):
            progress = .making(requests + [body])
            return .wait
        case .none where isDisconnected: return .nothing
        case .none:
            progress = .making([])
            return .make
        }
    }

    /// The subject has been made.
    ///
    /// - Returns: The requests that have come meanwhile; `nil` if there are none and the subject is shown now.
    mutating func removeRequests(orShow subject: Subject) -> [(Subject) -> Void]? {
        if case .making(let requests) = progress, !requests.isEmpty {
            progress = .making([])
            return requests
        }
        progress = isDisconnected ? .none : .made(subject)
        return nil
    }

    /// No event will come any more; returns the subject to release outside the lock.
    mutating func disconnect() -> Subject? {
        isDisconnected = true
        guard case .made(let subject) = progress else { return nil }
        progress = .none
        return subject
    }
}

/// Takes the events of the source to the subject.
private final class MulticastSourceSink<Observer: ObserverType, Output>: SourceSink<Observer.Element, Output> {
    private let observer: Observer

    init(_ connection: SharedConnection<Output>, _ observer: Observer) {
        self.observer = observer
        super.init(connection)
    }

    override func onNext(_ element: Observer.Element) {
        guard !isStopped else { return }
        observer.onNext(element)
    }

    override func sendEnd(_ error: (any Error)?, whenSent action: @escaping () -> Void) {
        // Subjects of this library report when all subscribers have had the end. For a foreign observer, only the
        // return of the call shows that.
        if let subject = observer as? any EndReporting { return subject.finish(error, whenSent: action) }
        if let error { observer.onError(error) } else { observer.onCompleted() }
        action()
    }
}
