public import RxDisposables
@_spi(Pipeline) public import RxObservable
internal import RxVirtualTime

/// A sequence for tests: it emits events at given times, and records when it was subscribed to and disposed of.
///
/// Make one with `hot` and `cold`, which take a marble diagram, or with ``TestScheduler/createHotObservable(_:)`` and
/// ``TestScheduler/createColdObservable(_:)``.
public final class TestableObservable<Element>: Observable<Element> {
    /// The events that it emits.
    ///
    /// The times of a cold sequence count from the subscription.
    public let recordedEvents: [Recorded<Event<Element>>]

    let scheduler: TestScheduler

    /// How many subscriptions there have been.
    let subscriptionCount = TestCount()

    /// Whether it sends its events at fixed times, to the current subscribers, and not to each subscriber by itself.
    private let isHot: Bool
    private let noted = Locked<[Subscription]>([])
    /// The subscribers of a hot sequence.
    private let subscribers = Locked<[TestSubscriber<Element>]>([])

    /// Makes one; the caller doesn't use the events any more, unless they are `Sendable`.
    init(_ scheduler: TestScheduler, _ recordedEvents: [Recorded<Event<Element>>], isHot: Bool) {
        self.scheduler = scheduler
        self.recordedEvents = recordedEvents
        self.isHot = isHot
        super.init()
        if isHot { scheduleEvents() }
    }

    /// When this sequence was subscribed to and disposed of, in the order of subscribing.
    public var subscriptions: [Subscription] {
        noted.current
    }

    /// Describes the kind of the sequence.
    @_spi(Pipeline) public override func describe(in chain: inout Chain) {
        chain.append(isHot ? "HotObservable" : "ColdObservable")
    }

    /// Subscribes a sink, and records when.
    @_spi(Pipeline) public override func run(_ sink: Sink<Element>) {
        let subscriber = TestSubscriber(self, sink, index: noteStart(), isRaw: false)
        sink.onSubscribe(subscriber)
        if !subscriber.hasEnded { begin(subscriber) }
        subscriptionCount.add(1)
    }

    /// Sends the events to `observer` as they were written, even events that the grammar forbids.
    ///
    /// So this sequence can simulate a source that breaks the grammar, for an operator of your own. Operators of this
    /// library, closures and a ``TestableObserver`` receive nothing after a terminal event, as from any sequence.
    ///
    /// - Parameter observer: Takes the events, until the subscription is disposed of.
    /// - Returns: The subscription; no event ends it, unless the observer is a ``TestableObserver``.
    @_spi(Pipeline) public override func subscribe<Observer: ObserverType>(
        unchecked observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        guard !(observer is TestableObserver<Element>) else { return super.subscribe(unchecked: observer) }
        let subscriber = TestSubscriber(self, RawSink(observer), index: noteStart(), isRaw: true)
        begin(subscriber)
        subscriptionCount.add(1)
        // SAFETY: its disposal uses only what guards itself.
        let subscription = UncheckedSendable(subscriber)
        return Disposables.create { subscription.value.dispose() }
    }

    private func noteStart() -> Int {
        let start = scheduler.clock
        return noted.withLock { noted in
            noted.append(Subscription(start))
            return noted.count - 1
        }
    }

    private func begin(_ subscriber: TestSubscriber<Element>) {
        guard isHot else { return scheduleEvents(for: subscriber) }
        subscribers.withLock { $0.append(subscriber) }
        if subscriber.hasEnded { forget(subscriber) }
    }

    private func forget(_ subscriber: TestSubscriber<Element>) {
        subscribers.withLock { subscribers in subscribers.removeAll { $0 === subscriber } }
    }

    /// Schedules the events for the subscribers at their times.
    private func scheduleEvents() {
        for event in recordedEvents {
            // SAFETY: the events were transferred to this sequence, and the scheduler runs one action at a time. What a
            // test reads of them while another thread runs the scheduler isn't checked.
            _ = scheduler.scheduleAbsoluteVirtual(UncheckedSendable((self, event.value)), time: event.time) { state in
                let (source, event) = state.value
                for subscriber in source.subscribers.current { subscriber.send(event) }
                return Disposables.create()
            }
        }
    }

    private func scheduleEvents(for subscriber: TestSubscriber<Element>) {
        for event in recordedEvents {
            // SAFETY: as above.
            let state = UncheckedSendable((subscriber, event.value))
            let item = scheduler.scheduleRelativeVirtual(state, dueTime: event.time) { state in
                let (subscriber, event) = state.value
                subscriber.send(event)
                return Disposables.create()
            }
            _ = subscriber.scheduled.insert(item)
        }
    }

    fileprivate func noteEnd(of subscriber: TestSubscriber<Element>) {
        forget(subscriber)
        guard !scheduler.run.isTearingDown else { return }
        let end = scheduler.clock
        noted.withLock { $0[subscriber.index] = Subscription($0[subscriber.index].subscribe, end) }
    }
}

// SAFETY: a node, see `Observable`; mutable state guards itself.
extension TestableObservable: @unchecked Sendable where Element: Sendable {}

/// One subscription to a testable sequence.
final class TestSubscriber<Element>: Upstream {
    /// Its place in the list of subscriptions.
    let index: Int

    /// The events that a cold sequence has scheduled for it.
    let scheduled = CompositeDisposable()

    private let source: TestableObservable<Element>
    private let sink: Sink<Element>
    private let isRaw: Bool
    private let state = Locked(TestSubscriberState.live)

    /// Makes a subscriber; a raw one receives events after a terminal one, too.
    init(_ source: TestableObservable<Element>, _ sink: Sink<Element>, index: Int, isRaw: Bool) {
        self.source = source
        self.sink = sink
        self.index = index
        self.isRaw = isRaw
    }

    /// Whether it gets no more events.
    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// Sends an event, unless it has ended.
    func send(_ event: Event<Element>) {
        guard state.withLock({ $0.admit(isLast: event.isStopEvent && !isRaw) }) else { return }
        switch event {
        case .next(let element): sink.onNext(element)
        case .error(let error): sink.onError(error)
        case .completed: sink.onCompleted()
        }
    }

    override func stop() {
        state.withLock { $0.stop() }
    }

    override func dispose() {
        guard state.withLock({ $0.dispose() }) else { return }
        scheduled.dispose()
        source.noteEnd(of: self)
    }
}

/// The state of a subscription to a testable sequence.
enum TestSubscriberState: Sendable {
    case live
    /// It gets no more events, after the last one or a stop; it hasn't been disposed of.
    case silent
    case disposed

    /// Whether it gets no more events.
    var hasEnded: Bool { self != .live }

    /// An event comes.
    ///
    /// - Parameter isLast: Whether it is the end.
    /// - Returns: Whether it is to be sent.
    mutating func admit(isLast: Bool) -> Bool {
        guard self == .live else { return false }
        if isLast { self = .silent }
        return true
    }

    /// Stops all further events.
    mutating func stop() {
        if self == .live { self = .silent }
    }

    /// Ends it; returns whether this call did.
    mutating func dispose() -> Bool {
        guard self != .disposed else { return false }
        self = .disposed
        return true
    }
}

/// Forwards every event to an observer.
private final class RawSink<Observer: ObserverType>: Sink<Observer.Element> {
    private let observer: Observer

    init(_ observer: Observer) {
        self.observer = observer
    }

    override func onNext(_ element: Observer.Element) {
        observer.on(.next(element))
    }

    override func onError(_ error: any Error) {
        observer.on(.error(error))
    }

    override func onCompleted() {
        observer.on(.completed)
    }
}
