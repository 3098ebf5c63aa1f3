internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// A connection whose subscribers subscribe to a subject.
///
/// The subject is made when it is first asked for, by whoever asks, and without a lock. Who asks for it meanwhile
/// leaves a request; the maker answers the requests before it shows the subject to others, so those of each thread keep
/// their order.
final class MulticastConnection<Subject: SubjectType, Input>: SharedConnection<Subject.Element>
where Subject.Observer.Element == Input {
    private let source: Observable<Input>
    private let makeSubject: () -> Subject
    private let lock = Lock()
    // SAFETY: the fields below are guarded by the lock.
    @exclusivity(unchecked) private var requests: [(Subject) -> Void] = []
    private var subject: Subject?
    private var isMaking = false
    private var isDisconnected = false

    init(_ source: Observable<Input>, _ makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
    }

    override func subscribe(_ sink: Sink<Subject.Element>) {
        lock.lock()
        if let subject {
            lock.unlock()
            subject.asObservable().run(sink)
        } else if isDisconnected {
            lock.unlock()
            sink.onSubscribe(.nothing)
        } else if isMaking {
            lock.unlock()
            // The maker's thread will subscribe; the sink is told of its upstream before that, on this one.
            let late = ForwardingSink(sink)
            sink.onSubscribe(late)
            withSubject { subject in
                guard !late.isStopped else { return }
                subject.asObservable().run(late)
            }
        } else {
            isMaking = true
            lock.unlock()
            make().asObservable().run(sink)
        }
    }

    override func feed() {
        withSubject { subject in
            MulticastFeed(self, subject.asObserver()).start(self.source)
        }
    }

    override func disconnected() {
        lock.lock()
        isDisconnected = true
        let old = subject
        subject = nil
        lock.unlock()
        extendLifetime(old)
    }

    /// Calls `body` with the subject: now, or as soon as there is one.
    private func withSubject(_ body: @escaping (Subject) -> Void) {
        lock.lock()
        if let subject {
            lock.unlock()
            body(subject)
        } else if isMaking {
            requests.append(body)
            lock.unlock()
        } else if isDisconnected {
            lock.unlock()
        } else {
            isMaking = true
            lock.unlock()
            body(make())
        }
    }

    /// Makes the subject, answers the requests of others, and then shows it.
    private func make() -> Subject {
        let made = makeSubject()
        while true {
            lock.lock()
            if requests.isEmpty {
                isMaking = false
                if !isDisconnected { subject = made }
                lock.unlock()
                return made
            }
            let others = requests
            requests = []
            lock.unlock()
            for request in others { request(made) }
        }
    }
}

/// Takes the events of the source to the subject.
private final class MulticastFeed<Observer: ObserverType, Output>: Feed<Observer.Element, Output> {
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
        if let subject = observer as? any EndTelling { return subject.finish(error, whenSent: action) }
        if let error { observer.onError(error) } else { observer.onCompleted() }
        action()
    }
}
