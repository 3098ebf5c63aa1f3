import Rx
import RxTest

/// An input in virtual time.
// SAFETY: a case in virtual time runs on one thread.
final class VirtualInput: @unchecked Sendable {
    private let input: Input
    private let number: Int
    private unowned let bench: VirtualBench
    private let subject: Ends?
    private var subscribers: [Subscriber] = []
    private var waiting: [Signal] = []

    init(_ input: Input, _ number: Int, _ bench: VirtualBench) {
        self.input = input
        self.number = number
        self.bench = bench
        subject = Ends(input)
        guard input.kind != .cold else { return }
        for event in input.timed {
            bench.clock.scheduleAt(event.tick) { [self] in send(event.signal) }
        }
    }

    /// The input as a source of the chain.
    func observable(node: Int) -> Observable<Int> {
        if let subject { return subject.observable }
        return .create { [self] observer in
            let subscriber = Subscriber(observer, node, bench.noteSubscription(number), bench)
            if input.kind == .hot { subscribers.append(subscriber) } else { start(subscriber) }
            return Disposables.create { [self] in
                subscriber.end()
                subscribers.removeAll { $0 === subscriber }
            }
        }
    }

    /// Sends an event to the current subscribers; after the current event, if one is being sent.
    func send(_ signal: Signal) {
        if let subject { return subject.send(signal.event) }
        waiting.append(signal)
        guard waiting.count == 1 else { return }
        while let signal = waiting.first {
            let present = subscribers
            for subscriber in present { subscriber.send(signal) }
            if signal.isEnd { subscribers.removeAll { one in present.contains { $0 === one } } }
            waiting.removeFirst()
        }
    }

    private func start(_ subscriber: Subscriber) {
        for event in input.timed {
            let item = bench.clock.scheduleRelativeVirtual(subscriber, dueTime: event.tick) { subscriber in
                subscriber.send(event.signal)
                return Disposables.create()
            }
            subscriber.items.append(item)
        }
    }
}

/// One subscription to an input that is made with `create`.
// SAFETY: a case in virtual time runs on one thread.
private final class Subscriber: @unchecked Sendable {
    var items: [any Disposable] = []
    private let observer: AnyObserver<Int>
    private let node: Int
    private let number: Int
    private let bench: VirtualBench
    private var hasSentEnd = false
    /// Whether it ends by itself while the observer handles the end of the chain.
    private var endsLate = false
    private var disposals = 0

    init(_ observer: AnyObserver<Int>, _ node: Int, _ number: Int, _ bench: VirtualBench) {
        self.observer = observer
        self.node = node
        self.number = number
        self.bench = bench
    }

    func send(_ signal: Signal) {
        guard disposals == 0, !hasSentEnd else { return }
        hasSentEnd = signal.isEnd
        endsLate = bench.isEnded
        if case .error = signal, !observer.isDisposed { bench.noteFailure(node) }
        observer.on(signal.event)
    }

    func end() {
        disposals += 1
        for item in items { item.dispose() }
        items = []
        bench.noteEnd(ofSubscription: number)
        bench.noteDisposal(node, times: disposals, endedLate: endsLate)
    }
}

/// A subject of any kind: its two sides.
struct Ends: Sendable {
    let observable: Observable<Int>
    let send: @Sendable (Event<Int>) -> Void

    init<Subject: SubjectType & Sendable>(_ subject: Subject)
    where Subject.Element == Int, Subject.Observer.Element == Int {
        observable = subject.asObservable()
        send = { subject.asObserver().on($0) }
    }

    /// A subject of the kind of an input; `nil` if that is none.
    init?(_ input: Input) {
        switch input.kind {
        case .hot, .cold: return nil
        case .publish: self.init(PublishSubject<Int>())
        case .behavior: self.init(BehaviorSubject<Int>(value: input.seed))
        case .replay: self.init(ReplaySubject<Int>.create(bufferSize: 2))
        case .async: self.init(AsyncSubject<Int>())
        }
    }
}
