public import RxDisposables
@_spi(Pipeline) public import RxObservable
internal import RxTraits
internal import RxVirtualTime

/// A sequence for tests: it emits events at given times, and records when it was subscribed to and disposed of.
///
/// Make one with `hot` and `cold`, which take a marble diagram, or with ``TestScheduler/createHotObservable(_:)`` and
/// ``TestScheduler/createColdObservable(_:)``.
public class TestableObservable<Element>: Observable<Element> {
    /// The events that it emits.
    ///
    /// The times of a cold sequence count from the subscription.
    public let recordedEvents: [Recorded<Event<Element>>]

    final let scheduler: TestScheduler

    /// How many subscriptions there have been.
    final let subscriptionCount = TestCount()

    private let lock = Lock()
    // Guarded by the lock; `init` and `deinit` have it for themselves.
    private final var noted: [Subscription] = []

    init(_ scheduler: TestScheduler, _ recordedEvents: [Recorded<Event<Element>>]) {
        self.scheduler = scheduler
        self.recordedEvents = recordedEvents
        super.init()
    }

    /// When this sequence was subscribed to and disposed of, in the order of subscribing.
    public final var subscriptions: [Subscription] {
        lock.withLock { noted }
    }

    /// Subscribes a sink, and notes when that was.
    @_spi(Pipeline) public override func run(_ sink: Sink<Element>) {
        let subscriber = TestSubscriber(self, sink, index: noteStart(), isRaw: false)
        sink.onSubscribe(subscriber)
        if !subscriber.hasEnded { begin(subscriber) }
        subscriptionCount.add(1)
    }

    /// Sends the events to `observer` as they were written, even those that the grammar forbids.
    ///
    /// So this sequence can play the part of a source that breaks the grammar, for an operator of your own. Operators
    /// of this library, closures and a ``TestableObserver`` receive nothing after a terminal event, as from any
    /// sequence.
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
        // SAFETY: a test disposes where it runs its scheduler.
        let subscription = UncheckedSendable(subscriber)
        return Disposables.create { subscription.value.dispose() }
    }

    private func noteStart() -> Int {
        let start = scheduler.clock
        return lock.withLock {
            noted.append(Subscription(start))
            return noted.count - 1
        }
    }

    /// Lets a new subscriber take part.
    func begin(_ subscriber: TestSubscriber<Element>) {}

    /// Forgets a subscriber.
    func forget(_ subscriber: TestSubscriber<Element>) {}

    fileprivate final func noteEnd(of subscriber: TestSubscriber<Element>) {
        forget(subscriber)
        guard !scheduler.run.isTearingDown else { return }
        let end = scheduler.clock
        lock.withLock { noted[subscriber.index] = Subscription(noted[subscriber.index].subscribe, end) }
    }
}

// SAFETY: what changes is guarded by a lock, here and in the subclasses; what crosses threads is the element.
extension TestableObservable: @unchecked Sendable where Element: Sendable {}

/// One subscription to a testable sequence.
final class TestSubscriber<Element>: Upstream {
    /// Its place in the list of subscriptions.
    let index: Int

    /// What a cold sequence has scheduled for it.
    let scheduled = CompositeDisposable()

    private let source: TestableObservable<Element>
    private let sink: Sink<Element>
    private let isRaw: Bool
    private let stopped = AtomicBool(false)
    private let disposed = AtomicBool(false)
    private let terminated = AtomicBool(false)

    /// Makes a subscriber; a raw one receives events after a terminal one, too.
    init(_ source: TestableObservable<Element>, _ sink: Sink<Element>, index: Int, isRaw: Bool) {
        self.source = source
        self.sink = sink
        self.index = index
        self.isRaw = isRaw
    }

    /// Whether it gets no more events.
    var hasEnded: Bool {
        stopped.load(ordering: .acquiring) || disposed.load(ordering: .acquiring)
            || !isRaw && terminated.load(ordering: .acquiring)
    }

    /// Sends an event, unless it has ended.
    func send(_ event: Event<Element>) {
        guard !hasEnded else { return }
        switch event {
        case .next(let element):
            sink.onNext(element)
        case .error(let error):
            terminated.store(true, ordering: .releasing)
            sink.onError(error)
        case .completed:
            terminated.store(true, ordering: .releasing)
            sink.onCompleted()
        }
    }

    override func stop() {
        stopped.store(true, ordering: .releasing)
    }

    override func dispose() {
        guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        scheduled.dispose()
        source.noteEnd(of: self)
    }
}

/// Hands everything to an observer.
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
