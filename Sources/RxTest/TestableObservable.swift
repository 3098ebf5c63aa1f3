internal import RxDisposables
@_spi(Pipeline) public import RxObservable
internal import RxSchedulers
internal import Synchronization

/// A sequence for tests: it sends events at given times, and notes when it was subscribed to and disposed of.
///
/// Make one with `hot` and `cold`, which take a marble diagram, or with ``TestScheduler/createHotObservable(_:)`` and
/// ``TestScheduler/createColdObservable(_:)``.
public class TestableObservable<Element>: Observable<Element> {
    /// The events that it sends.
    ///
    /// The times of a cold sequence count from the subscription.
    public let recordedEvents: [Recorded<Event<Element>>]

    final let scheduler: TestScheduler
    private let lock = Lock()

    /// Touched only under the lock, or by `init` and `deinit`.
    @exclusivity(unchecked) private final var noted: [Subscription] = []

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
        let start = scheduler.clock
        let index = lock.withLock {
            noted.append(Subscription(start))
            return noted.count - 1
        }
        let subscriber = TestSubscriber(self, sink, index: index)
        sink.onSubscribe(subscriber)
        if !subscriber.hasEnded { begin(subscriber) }
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
    private let stopped = Atomic<Bool>(false)
    private let disposed = Atomic<Bool>(false)
    private let terminated = Atomic<Bool>(false)

    init(_ source: TestableObservable<Element>, _ sink: Sink<Element>, index: Int) {
        self.source = source
        self.sink = sink
        self.index = index
    }

    /// Whether it gets no more events.
    var hasEnded: Bool {
        stopped.load(ordering: .acquiring) || disposed.load(ordering: .acquiring)
            || terminated.load(ordering: .acquiring)
    }

    /// Sends an event, unless it has got a terminal one or has been disposed of.
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
