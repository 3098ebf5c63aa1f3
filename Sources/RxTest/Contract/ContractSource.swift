internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// A well-behaved source that a check drives, and that records its subscriptions and disposals.
// SAFETY: a node, see `Observable`; mutable state guards itself.
final class ContractSource: Observable<ContractElement>, @unchecked Sendable {
    /// How many elements each subscriber gets when it subscribes, in a loop, before completion; `nil` if a check drives
    /// it.
    private let loop: Int?
    private let census: ContractCensus
    private let live = Locked<[ContractSubscriber]>([])

    let record = ContractRecord()

    /// Called whenever a subscription is disposed of.
    fileprivate let onDispose: @Sendable () -> Void

    init(_ census: ContractCensus, loop: Int? = nil, onDispose: @escaping @Sendable () -> Void = {}) {
        self.census = census
        self.loop = loop
        self.onDispose = onDispose
        super.init()
    }

    override func run(_ sink: Sink<ContractElement>) {
        let subscription = record.addSubscription()
        let subscriber = ContractSubscriber(self, sink, subscription)
        live.withLock { $0.append(subscriber) }
        sink.onSubscribe(subscriber)
        // An operator that subscribes again and again, because its source ends, gets a silent source in the end.
        guard let loop, subscription.number < 10 else { return }
        for number in 0..<loop where !subscriber.isStopped {
            record.noteLoopElement()
            subscriber.send(.next(ContractElement(number + 1, census)))
        }
        subscriber.send(.completed)
    }

    /// Sends an element to the current subscribers; from any thread.
    func send(_ number: Int) {
        let element = ContractElement(number, census)
        for subscriber in live.current {
            subscriber.send(.next(element))
        }
    }

    /// Sends a terminal event to the current subscribers; from any thread.
    func end(_ event: Event<ContractElement>) {
        for subscriber in live.current {
            subscriber.send(event)
        }
    }

    fileprivate func remove(_ subscriber: ContractSubscriber) {
        live.withLock { live in
            // The caller holds it, too, so it isn't freed here.
            if let index = live.firstIndex(where: { $0 === subscriber }) { live.remove(at: index) }
        }
    }
}

/// One subscription to a contract's source.
///
/// Simultaneous events are serialised.
private final class ContractSubscriber: Upstream {
    private let source: ContractSource
    private let sink: Sink<ContractElement>
    private let subscription: ContractSubscription
    private let section = SerialSection()
    private let ended = AtomicBool(false)

    init(_ source: ContractSource, _ sink: Sink<ContractElement>, _ subscription: ContractSubscription) {
        self.source = source
        self.sink = sink
        self.subscription = subscription
    }

    var isStopped: Bool {
        ended.load(ordering: .acquiring)
    }

    func send(_ event: Event<ContractElement>) {
        section.perform { self.sendInTurn(event) }
    }

    private func sendInTurn(_ event: Event<ContractElement>) {
        guard !isStopped else { return }
        switch event {
        case .next(let element):
            sink.onNext(element)
        case .error(let error):
            ended.store(true, ordering: .releasing)
            sink.onError(error)
        case .completed:
            ended.store(true, ordering: .releasing)
            sink.onCompleted()
        }
    }

    override func stop() {
        ended.store(true, ordering: .releasing)
    }

    override func dispose() {
        stop()
        subscription.noteDisposal()
        source.remove(self)
        source.onDispose()
    }
}

/// The subscriptions to a source, and the elements of its loops; outlives the source.
final class ContractRecord: Sendable {
    private let loopElements = AtomicInt(0)

    private let list = Locked<[ContractSubscription]>([])

    var subscriptions: [ContractSubscription] {
        list.current
    }

    /// How many elements loops have sent.
    var loopCount: Int {
        loopElements.load(ordering: .acquiring)
    }

    func noteLoopElement() {
        loopElements.wrappingAdd(1, ordering: .acquiringAndReleasing)
    }

    func addSubscription() -> ContractSubscription {
        list.withLock { list in
            let subscription = ContractSubscription(number: list.count)
            list.append(subscription)
            return subscription
        }
    }
}

/// Counts the disposals of one subscription.
final class ContractSubscription: Sendable {
    let number: Int
    private let count = AtomicInt(0)

    init(number: Int) {
        self.number = number
    }

    var disposals: Int {
        count.load(ordering: .acquiring)
    }

    func noteDisposal() {
        count.wrappingAdd(1, ordering: .acquiringAndReleasing)
    }
}
