public import RxDisposables
@_spi(Pipeline) public import RxObservable
internal import Synchronization

/// Sends every event that it gets to everybody who is subscribed at that time.
///
/// ```
/// subject:          a--b--c--|
/// first:            a--b--c--|
/// second, later:    ---b--c--|
/// ```
///
/// It may be used from any thread. Events that come at the same time, or from inside an observer, wait until the one
/// before them has been sent, so all subscribers see all events in one same order; no lock is held while observers run. A
/// subscription that is made meanwhile takes effect after the event that is being sent.
///
/// After a terminal event the subject sends that event to every new subscriber, and nothing else.
///
/// - Complexity: Subscribing and disposing are amortised O(1); an event is O(*n*) in the number of subscribers.
/// - SeeAlso: [Subject](https://reactivex.io/documentation/subject.html)
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    /// The subject as an observer is the subject itself.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let section = SerialSection()
    private let phase = Atomic<SubjectPhase>(.live)
    private let observerCount = Atomic<Int>(0)
    // Asked for once: to look up the metadata of a generic class costs more than to allocate an object of it.
    private let subscriberType = SubjectSubscriber<Element>.self
    // In the section alone.
    @exclusivity(unchecked) private var subscribers = SubscriberList()
    @exclusivity(unchecked) private var error: (any Error)?

    /// Makes a subject without subscribers.
    public override init() {
        super.init()
    }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool {
        observerCount.load(ordering: .acquiring) > 0
    }

    /// Whether the subject has been disposed of.
    public var isDisposed: Bool {
        phase.load(ordering: .acquiring) == .disposed
    }

    /// Sends an event to all subscribers.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }

    /// Sends an element to all subscribers.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func onNext(_ element: Element) {
        guard phase.load(ordering: .relaxed) == .live else { return }
        if section.tryEnter() {
            send(element)
            section.leave()
        } else {
            section.enqueue { self.send(element) }
        }
    }

    /// Fails: sends the error to all subscribers, and to everybody who subscribes later.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func onError(_ error: any Error) {
        section.perform { self.end(error) }
    }

    /// Completes: tells all subscribers, and everybody who subscribes later.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func onCompleted() {
        section.perform { self.end(nil) }
    }

    /// The subject itself.
    public func asObserver() -> PublishSubject<Element> {
        self
    }

    /// Lets go of all subscribers without an event.
    ///
    /// Later events are dropped, later subscribers get ``/RxObservable/RxError/disposed(object:)``.
    public func dispose() {
        guard phase.exchange(.disposed, ordering: .acquiringAndReleasing) != .disposed else { return }
        section.perform {
            self.subscribers.forEach(self.drop)
            self.subscribers.removeAll()
            self.error = nil
        }
    }

    @_spi(Pipeline) public override func run(_ sink: Sink<Element>) {
        let subscriber = subscriberType.init(self, sink)
        observerCount.wrappingAdd(1, ordering: .releasing)
        sink.onSubscribe(subscriber)
        if section.tryEnter() {
            add(subscriber)
            section.leave()
        } else {
            section.enqueue { self.add(subscriber) }
        }
    }

    private func send(_ element: Element) {
        subscribers.forEach { subscriber in
            guard !subscriber.hasEnded, phase.load(ordering: .relaxed) != .disposed else { return }
            // The list holds subscribers of this subject, which `run` made.
            unsafeDowncast(subscriber, to: SubjectSubscriber<Element>.self).sink.onNext(element)
        }
    }

    private func end(_ error: (any Error)?) {
        let change = phase.compareExchange(expected: .live, desired: .ended, ordering: .acquiringAndReleasing)
        guard change.exchanged else { return }
        self.error = error
        subscribers.forEach { subscriber in
            // A subscriber may have disposed of the subject; the others leave without an event.
            if isDisposed { drop(subscriber) } else { sendEnd(to: subscriber) }
        }
        subscribers.removeAll()
    }

    /// Ends a subscriber without an event.
    private func drop(_ subscriber: Subscriber) {
        if subscriber.end() { observerCount.wrappingSubtract(1, ordering: .releasing) }
    }

    private func add(_ subscriber: SubjectSubscriber<Element>) {
        guard !subscriber.hasEnded else { return }
        if phase.load(ordering: .acquiring) == .live {
            subscribers.append(subscriber)
        } else {
            sendEnd(to: subscriber)
        }
    }

    private func sendEnd(to subscriber: Subscriber) {
        guard subscriber.end() else { return }
        observerCount.wrappingSubtract(1, ordering: .releasing)
        // The list holds subscribers of this subject, which `run` made.
        let sink = unsafeDowncast(subscriber, to: SubjectSubscriber<Element>.self).sink
        if isDisposed {
            sink.onError(RxError.disposed(object: self))
        } else if let error {
            sink.onError(error)
        } else {
            sink.onCompleted()
        }
    }

    fileprivate func remove(_ subscriber: SubjectSubscriber<Element>) {
        observerCount.wrappingSubtract(1, ordering: .releasing)
        if section.tryEnter() {
            subscribers.remove(subscriber)
            section.leave()
        } else {
            section.enqueue { self.subscribers.remove(subscriber) }
        }
    }
}

// SAFETY: the phase and the count are atomic; everything else is touched in the section alone.
extension PublishSubject: @unchecked Sendable {}

/// One subscription to a subject.
private class SubjectSubscriber<Element>: Subscriber {
    private final let subject: PublishSubject<Element>
    final let sink: Sink<Element>

    required init(_ subject: PublishSubject<Element>, _ sink: Sink<Element>) {
        self.subject = subject
        self.sink = sink
    }

    final override func dispose() {
        if end() { subject.remove(self) }
    }
}
