import Foundation
import RxRelay
import RxSwift

#if canImport(RxTraits)
import RxExtras
import RxTraits
#endif

// This file compiles with this library and with RxSwift, so both run the same program.

extension Program {
    /// Runs the program, not on the main thread; with threads, its steps are taken by two of them.
    package func run(usesThreads: Bool = false) -> Log {
        weak var life: Life?
        var log = { () -> Log in
            let run = Run(self, usesThreads: usesThreads)
            life = run.life
            run.perform()
            return run.recorder.result
        }()
        // A queue frees a block after it has run it.
        let deadline = DispatchTime.now() + .seconds(2)
        while life != nil, DispatchTime.now() < deadline {
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .microseconds(500))
        }
        if life != nil { log.marks.insert(.leak) }
        return log
    }
}

/// A subject or relay: what goes in and out.
private struct Place {
    let observable: Observable<Item>
    let send: (Item) -> Void
    /// Without an effect on relays, which never end.
    let end: (Event<Item>) -> Void
    let bind: (Observable<Item>) -> any Disposable
    let sending = Depth()

    init(_ kind: String, _ first: Item) {
        switch kind {
        case "behavior": self.init(BehaviorSubject(value: first))
        case "replay": self.init(ReplaySubject<Item>.create(bufferSize: 2))
        case "publishRelay":
            let relay = PublishRelay<Item>()
            self.init(relay.asObservable(), { relay.accept($0) }) { $0.bind(to: relay) }
        case "behaviorRelay":
            let relay = BehaviorRelay(value: first)
            self.init(relay.asObservable(), { relay.accept($0) }) { $0.bind(to: relay) }
        case "replayRelay":
            let relay = ReplayRelay<Item>.create(bufferSize: 2)
            self.init(relay.asObservable(), { relay.accept($0) }) { $0.bind(to: relay) }
        default: self.init(PublishSubject<Item>())
        }
    }

    private init<Subject: SubjectType & ObserverType>(_ subject: Subject) where Subject.Element == Item {
        observable = subject.asObservable()
        (send, end, bind) = ({ subject.onNext($0) }, { subject.on($0) }, { $0.subscribe(subject) })
    }

    /// A relay; an error that is bound to it would trap.
    private init(
        _ source: Observable<Item>,
        _ accept: @escaping (Item) -> Void,
        bind: @escaping (Observable<Item>) -> any Disposable
    ) {
        (observable, send, end) = (source, accept, { _ in })
        self.bind = { bind($0.catch { _ in .never() }) }
    }
}

private struct Fault: Error {}

/// A subscription to a chain.
private final class Subscriber {
    let subscription = SingleAssignmentDisposable()
    var isSet = false
    var isInside = false
    var isEnded = false
    var isDisposed = false

    func set(_ disposable: any Disposable) {
        subscription.setDisposable(disposable)
        isSet = true
    }
}

extension Item {
    fileprivate func with(ticket: Int) -> Item {
        var copy = self
        copy.ticket = ticket
        return copy
    }
}

// SAFETY: its fields are set before the first step; the recorder's lock guards the others.
private final class Run: @unchecked Sendable {
    let recorder = Recorder()
    let life = Life()
    private let program: Program
    private let usesThreads: Bool
    private let turns: Turns
    private let virtual = HistoricalScheduler()
    private let schedulers: [Character: any SchedulerType]
    private var places: [Character: Place] = [:]
    private var chains: [Character: Observable<Item>] = [:]
    private var depths: [Character: Depth] = [:]
    private var subscribers: [Character: [Subscriber]] = [:]
    private var listeners: [Character: [Listener]] = [:]
    private var departures: Set<Character> = []
    private var ids = 0

    init(_ program: Program, usesThreads: Bool) {
        (self.program, self.usesThreads) = (program, usesThreads)
        turns = Turns(usesMain: program.usesMain, isHeld: !usesThreads)
        schedulers = [
            "t": virtual, "m": MainScheduler.instance,
            "q": SerialDispatchQueueScheduler(queue: turns.queue, internalSerialQueueName: "graphs.inner"),
        ]
        recorder.checksTurns = !usesThreads
        recorder.giveUp = { [self] in disposeOfAll() }
        for subject in program.subjects { places[subject.name] = Place(subject.words[0], item(0)) }
        for chain in program.chains {
            chains[chain.name] = build(chain)
        }
    }

    func perform() {
        turns.onMain { [self] in for chain in program.chains { subscribe(chain) } }
        let steps = program.steps
        if usesThreads {
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                for index in steps.indices where index % 2 == thread { take(steps[index]) }
            }
        } else {
            for step in steps where !recorder.isEndless { take(step) }
        }
        runSchedulers()
        if !recorder.isEndless { for name in places.keys { recorder.compare(listeners[name] ?? []) } }
        disposeOfAll()
        runSchedulers()
        turns.end()
        // Closures of the chains hold this object.
        recorder.giveUp = {}
        (places, chains) = ([:], [:])
    }

    private func runSchedulers() {
        turns.run(virtual: { [virtual] in virtual.start() }, count: { [recorder] in recorder.activity })
    }

    private func take(_ step: String) {
        if step.hasPrefix("m:") { return turns.onMain { [self] in take(String(step.dropFirst(2))) } }
        guard let first = step.first, let last = step.last else { return }
        switch first {
        case "r": if usesThreads { virtual.start() } else { runSchedulers() }
        case "s": if let chain = program.chains.first(where: { $0.name == last }) { subscribe(chain) }
        case "x": dispose(last)
        default:
            guard let place = places[first] else { return }
            switch last {
            case "|": place.end(.completed)
            case "#": place.end(.error(Fault()))
            default: send(last.wholeNumberValue ?? 0, to: place)
            }
        }
    }

    private func dispose(_ chain: Character) {
        for subscriber in recorder.locked({ subscribers[chain] ?? [] }) {
            subscriber.subscription.dispose()
            recorder.locked { _ = departures.insert(chain) }
            // With threads, an event may be on its way.
            if !usesThreads, subscriber.isSet { subscriber.isDisposed = true }
        }
    }

    private func disposeOfAll() {
        for chain in program.chains { dispose(chain.name) }
    }

    private func send(_ value: Int, to place: Place) {
        let item = item(value)
        enter(place.sending)
        place.send(item)
        leave(place.sending)
    }

    // MARK: Probes

    private func item(_ value: Int) -> Item {
        let id = recorder.locked {
            ids += 1
            return ids
        }
        return Item(value: value, id: id, life: life)
    }

    private func derive(_ item: Item, _ value: Int) -> Item {
        Item(value: value % 100, id: item.id, life: life)
    }

    private func enter(_ depth: Depth) {
        let isInside = recorder.locked {
            depth.now += 1
            return depth.now > 1
        }
        if isInside { recorder.mark(.reentrant) }
    }

    private func leave(_ depth: Depth) { recorder.locked { depth.now -= 1 } }

    private func check(_ depth: Depth) {
        if recorder.locked({ depth.now > 0 }) { recorder.mark(.reentrant) }
    }

    /// The sequence of a subject or another chain, as an input of a part of a chain.
    private func input(_ name: Character, _ depth: Depth) -> Observable<Item> {
        let source = places[name]?.observable ?? chains[name] ?? .never()
        return .deferred { [self] in
            let listener = Listener()
            let isNewcomer = recorder.locked {
                listeners[name, default: []].append(listener)
                return departures.contains(name)
            }
            if isNewcomer { recorder.mark(.newcomer) }
            return source.do(
                onNext: { [self] item in
                    check(depth)
                    recorder.locked { listener.seen.append(item.id) }
                },
                onError: { [self] _ in recorder.locked { listener.hasEnded = true } },
                onCompleted: { [self] in recorder.locked { listener.hasEnded = true } },
                onDispose: { [self] in
                    recorder.locked {
                        departures.insert(name)
                        if !listener.hasEnded { listener.hasLeft = true }
                    }
                }
            )
        }
    }

    /// Counts the deliveries that go on behind it.
    private func counted(_ source: Observable<Item>, _ depth: Depth) -> Observable<Item> {
        source.do(
            onNext: { [self] _ in enter(depth) },
            afterNext: { [self] _ in leave(depth) }
        )
    }

    // MARK: Chains

    private func build(_ chain: Program.Part) -> Observable<Item> {
        var depth = Depth()
        var result = source(chain.words[0], depth)
        for word in chain.words.dropFirst().dropLast() { result = stage(word, result, &depth) }
        depths[chain.name] = depth
        return result
    }

    private func source(_ word: String, _ depth: Depth) -> Observable<Item> {
        let argument = word.split(separator: ":").last ?? ""
        func input(_ index: Int) -> Observable<Item> {
            argument.count > index ? self.input(Array(argument)[index], depth) : .never()
        }
        let joined = { [self] (left: Item, right: Item) in
            derive(left.id > right.id ? left : right, left.value * 10 + right.value)
        }
        switch word.prefix(while: { $0 != ":" }) {
        case "merge": return .merge(input(0), input(1))
        case "combine": return .combineLatest(input(0), input(1), resultSelector: joined)
        case "zip": return .zip(input(0), input(1), resultSelector: joined)
        case "latest": return input(0).withLatestFrom(input(1), resultSelector: joined)
        case "of": return .from([item(1), item(2), item(3)])
        case "from":
            let (name, items) = (argument.first ?? "q", [item(1), item(2), item(3)])
            guard let scheduler = schedulers[name] else { return .never() }
            return .deferred { [self] in
                // Each further element is scheduled behind the one before.
                let ticket = Depth()
                ticket.now = recorder.ticket()
                return Observable.from(items, scheduler: scheduler).do(
                    onNext: { [self] _ in if name != "t" { recorder.deliver(ticket.now, on: name) } },
                    afterNext: { [self] _ in ticket.now = recorder.ticket() }
                )
            }
        #if canImport(RxTraits)
        case "drivers": return Driver.from([item(1), item(2), item(3)]).asObservable()
        case "signals": return Signal.from([item(1), item(2), item(3)]).asObservable()
        #endif
        default: return self.input(word.last ?? " ", depth)
        }
    }

    private func stage(_ word: String, _ source: Observable<Item>, _ depth: inout Depth) -> Observable<Item> {
        let name = word.last ?? " "
        let inner = { [self, depth] (_: Item) in input(name, depth) }
        switch word.prefix(while: { $0 != ":" }) {
        case "map": return source.map { [self] in derive($0, $0.value + 1) }
        case "even": return source.filter { $0.value % 2 == 0 }
        case "scan": return source.scan(item(0)) { [self] in derive($1, $0.value + $1.value) }
        case "distinct": return source.distinctUntilChanged()
        case "start": return source.startWith(item(0))
        case "take": return source.take(2)
        case "materialize": return source.materialize().dematerialize()
        case "share": return source.share()
        case "share1": return source.share(replay: 1)
        case "flat": return source.flatMap(inner)
        case "switch": return source.flatMapLatest(inner)
        case "concat": return source.concatMap(inner)
        case "read": return source.flatMap { inner($0).take(1) }
        case "observe":
            let before = counted(source.map { [self] in $0.with(ticket: recorder.ticket()) }, depth)
            return hop(before, to: name, &depth) { $0.observe(on: $1) }
        case "delay": return hop(counted(source, depth), to: name, &depth) { $0.delay(.seconds(1), scheduler: $1) }
        #if canImport(RxTraits)
        case "driver": return source.asDriver(onErrorJustReturn: item(0)).asObservable()
        case "signal": return source.asSignal(onErrorJustReturn: item(0)).asObservable()
        case "mergeScan":
            return source.mergeScan(item(0)) { [self] (sum: Item, item: Item) -> Observable<Item> in
                input(name, Depth()).take(2).startWith(derive(item, sum.value + item.value))
            }
        #endif
        default: return source
        }
    }

    /// What comes behind a scheduler is a part of its own: what it sends to the part before isn't sent from inside that.
    private func hop(
        _ source: Observable<Item>,
        to name: Character,
        _ depth: inout Depth,
        by move: (Observable<Item>, any SchedulerType) -> Observable<Item>
    ) -> Observable<Item> {
        guard let scheduler = schedulers[name] else { return source }
        let behind = Depth()
        depth = behind
        return move(source, scheduler).do(onNext: { [self] item in
            check(behind)
            // In virtual time, each event is an action of its own (contract T8).
            if name != "t" { recorder.deliver(item.ticket, on: name) } else { _ = recorder.ticket() }
        })
    }

    // MARK: Ends

    private func subscribe(_ chain: Program.Part) {
        guard let stream = chains[chain.name], let depth = depths[chain.name] else { return }
        let subscriber = Subscriber()
        if recorder.locked({ departures.contains(chain.name) }) { recorder.mark(.newcomer) }
        let number = recorder.locked {
            subscribers[chain.name, default: []].append(subscriber)
            return subscribers[chain.name]?.count ?? 0
        }
        let name = number == 1 ? "\(chain.name)" : "\(chain.name)/\(number)"
        let end = chain.words.last ?? ""
        let place = places[end.last ?? " "]
        let note = { [self] (text: String, isEnd: Bool) in
            // What ends an endless program comes from inside of a delivery.
            if recorder.isEndless { return }
            let (isWrong, isLate) = recorder.locked { () -> (Bool, Bool) in
                defer { subscriber.isEnded = subscriber.isEnded || isEnd }
                return (subscriber.isInside || subscriber.isEnded, subscriber.isDisposed)
            }
            if isWrong { recorder.mark(.grammar) }
            if isLate { recorder.mark(.afterDisposal) }
            recorder.note("\(name):\(text)")
        }
        let noted = stream.do(
            onNext: { [self] item in
                note("\(item.value)", false)
                // It may be endless while it is being subscribed to.
                if recorder.isEndless { throw Fault() }
                recorder.locked { subscriber.isInside = true }
            },
            afterNext: { [self] _ in recorder.locked { subscriber.isInside = false } },
            onError: { _ in note("#", true) },
            onCompleted: { note("|", true) }
        )
        let counted = counted(noted, depth)
        if end.hasPrefix("bind"), let place { return subscriber.set(place.bind(self.counted(counted, place.sending))) }
        let subscription = counted.subscribe(
            onNext: { [self] item in
                let value = item.value
                if end.hasPrefix("kill"), value % 3 == 0 { dispose(end.last ?? " ") }
                guard let place, value < 7 else { return }
                if end.hasPrefix("send") { send(value + 1, to: place) }
                if end.hasPrefix("twice"), value % 3 == 1 {
                    send(value + 1, to: place)
                    send(value + 3, to: place)
                }
            },
            onError: { _ in }
        )
        subscriber.set(subscription)
    }
}
