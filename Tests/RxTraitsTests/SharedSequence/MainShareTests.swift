@_spi(Pipeline) import RxObservable
import RxRelay
import RxTraits
import TestSupport
import Testing

@MainActor
struct MainShareTests {
    private let source = PublishSubject<Int>()

    private var driver: Driver<Int> { source.asDriver(onErrorJustReturn: -1) }

    // Contract G3
    @Test func `completion, disposal, and then the source's dispose action, for all subscribers`() {
        let log = Recorder<String>()
        let held = LockedValue<AnyObserver<Int>?>(nil)
        let shared = Observable<Int>.create { observer in
            held.value = observer
            return Disposables.create { log.record("source") }
        }
        .asDriver(onErrorJustReturn: -1)
        for name in ["a", "b"] {
            _ = shared.drive(
                onNext: { log.record("\(name) \($0)") },
                onCompleted: { log.record("\(name) completed") },
                onDisposed: { log.record("\(name) disposed") }
            )
        }
        held.value?.onNext(1)
        held.value?.onCompleted()
        let ends = ["a completed", "a disposed", "b completed", "b disposed"]
        #expect(log.elements == ["a 1", "b 1"] + ends + ["source"])
        log.removeAll()
        _ = shared.drive(onNext: { log.record("\($0)") })
        held.value?.onNext(2)
        #expect(log.elements == ["2"])
    }

    /// A driver that counts the subscriptions to its source and the calls of a closure in the chain.
    private func counting(_ subscriptions: LockedValue<Int>, _ calls: LockedValue<Int>) -> Driver<Int> {
        let source = source.do(onSubscribe: { subscriptions.withLock { $0 += 1 } })
        return source.asDriver(onErrorJustReturn: -1).map { number in
            calls.withLock { $0 += 1 }
            return number
        }
    }

    // Contract L2
    @Test func `stopped subscribers get no further event, and the others continue`() {
        let shared = driver
        let (first, second, third) = (StoppableEnd(), StoppableEnd(), StoppableEnd())
        for end in [first, second, third] { shared.asObservable().asObservable().attach(end) }
        source.onNext(1)
        first.upstream?.stop()
        second.upstream?.stop()
        source.onNext(2)
        #expect([first, second, third].map(\.elements) == [[1], [1], [1, 2]])
        for end in [first, second, third] { end.upstream?.dispose() }
        #expect(!source.hasObservers)
    }

    // Contract L2
    @Test func `a disposal on another thread silences closures above at once`() throws {
        let (shared, calls) = (driver, LockedValue(0))
        let chain = { shared.asObservable().map { _ in calls.withLock { $0 += 1 } } }
        let subscriptions = [chain().subscribe(), chain().subscribe()]
        source.onNext(1)
        #expect(calls.value == 2)
        // This test occupies the main thread, which therefore can't do the work of a disposal on another thread.
        try runConcurrently(threads: 1) { _ in subscriptions.forEach { $0.dispose() } }
        source.onNext(2)
        #expect(calls.value == 2)
    }

    @Test func `two chains that are written to one driver share it`() {
        let (subscriptions, calls) = (LockedValue(0), LockedValue(0))
        let shared = counting(subscriptions, calls)
        let log = Recorder<Int>()
        let doubled = shared.map { $0 * 2 }.filter { _ in true }
        let negated = shared.map { -$0 }
        for chain in [doubled, negated, shared] { _ = chain.drive(onNext: log.record) }
        source.onNext(1)
        #expect(log.elements == [2, -1, 1])
        #expect(subscriptions.value == 1)
        #expect(calls.value == 1)
    }

    @Test func `an expression is shared at its end, with its latest element`() {
        let (subscriptions, calls) = (LockedValue(0), LockedValue(0))
        let chain = counting(subscriptions, calls).map { $0 * 2 }.filter { _ in true }
        let log = Recorder<Int>()
        let first = chain.drive(onNext: log.record)
        source.onNext(1)
        let second = chain.drive(onNext: log.record)
        #expect(log.elements == [2, 2])
        #expect(subscriptions.value == 1)
        #expect(calls.value == 1)
        first.dispose()
        second.dispose()
        #expect(!source.hasObservers)
    }

    // Contract G5
    @Test(arguments: [false, true])
    func `a subscriber that ends during the subscription disposes of the source`(replaysLatest: Bool) {
        let trigger = PublishSubject<Void>()
        let log = Recorder<String>()
        let observable =
            replaysLatest
            ? driver.do(onSubscribe: { trigger.onNext(()) }).asObservable()
            : source.asSignal(onErrorJustReturn: -1).do(onSubscribe: { trigger.onNext(()) }).asObservable()
        _ = observable.take(until: trigger).subscribe { log.record("\($0)") }
        #expect(log.elements == ["completed"])
        #expect(!source.hasObservers)
        #expect(!trigger.hasObservers)
    }

    // Contract G2
    @Test func `a subscriber that is disposed of during an element doesn't get it`() {
        let log = Recorder<String>()
        let other = SerialDisposable()
        let shared = driver
        let first = shared.drive(onNext: { number in
            log.record("first \(number)")
            if number == 2 { other.dispose() }
        })
        other.disposable = shared.drive(onNext: { log.record("second \($0)") })
        let third = shared.drive(onNext: { log.record("third \($0)") })
        source.onNext(1)
        source.onNext(2)
        source.onNext(3)
        #expect(
            log.elements == ["first 1", "second 1", "third 1", "first 2", "third 2", "first 3", "third 3"]
        )
        first.dispose()
        source.onNext(4)
        #expect(log.elements.last == "third 4")
        third.dispose()
        #expect(!source.hasObservers)
    }

    @Test func `a subscriber that disposes of itself during an element is freed after it`() {
        final class Captured: Sendable {
            let log: Recorder<String>

            init(_ log: Recorder<String>) {
                self.log = log
            }

            deinit { log.record("freed") }
        }
        let log = Recorder<String>()
        for isAlone in [true, false] {
            let own = SerialDisposable()
            let shared = driver
            let captured = Captured(log)
            own.disposable = shared.drive(onNext: { [captured] number in
                own.dispose()
                captured.log.record("first \(number)")
            })
            _ = consume captured
            let other = isAlone ? Disposables.create() : shared.drive(onNext: { log.record("second \($0)") })
            source.onNext(1)
            #expect(log.elements == ["first 1"] + (isAlone ? [] : ["second 1"]) + ["freed"])
            other.dispose()
            #expect(!source.hasObservers)
            log.removeAll()
        }
    }

    // Contract G2
    @Test func `subscribers that leave are released at once, and the others get all elements in order`() {
        final class Captured: Sendable {}
        let log = Recorder<String>()
        let shared = driver
        var subscriptions: [Int: any Disposable] = [:]
        var captured: [Int: () -> Captured?] = [:]
        for name in 0..<8 {
            let object = Captured()
            captured[name] = { [weak object] in object }
            subscriptions[name] = shared.drive(onNext: { [object] number in
                _ = object
                log.record("\(name): \(number)")
            })
        }
        var left = Set(0..<8)
        for (number, leaving) in [3, 1, 7, 0, 2, 6, 4, 5].enumerated() {
            subscriptions.removeValue(forKey: leaving)?.dispose()
            left.remove(leaving)
            #expect(captured[leaving]?() == nil)
            source.onNext(number)
            #expect(log.elements == left.sorted().map { "\($0): \(number)" })
            log.removeAll()
        }
        #expect(!source.hasObservers)
    }

    @Test func `an operator that keeps the type leaves a retained driver unchanged`() {
        let log = Recorder<String>()
        let doubled = driver.map { $0 * 2 }
        let (negated, positive) = (doubled.map { -$0 }.map { $0 - 1 }, doubled.filter { $0 > 2 }.map { $0 + 1 })
        for (name, chain) in [("doubled", doubled), ("negated", negated), ("positive", positive)] {
            _ = chain.drive(onNext: { log.record("\(name) \($0)") })
        }
        source.onNext(1)
        source.onNext(2)
        #expect(log.elements == ["doubled 2", "negated -3", "doubled 4", "negated -5", "positive 5"])
    }

    // Contract G9
    @Test func `a subscriber during an element gets it once`() {
        let (drivers, signals) = (Recorder<Int>(), Recorder<Int>())
        let bag = DisposeBag()
        let (driver, signal) = (driver, source.asSignal(onErrorJustReturn: -1))
        driver.drive(onNext: { number in
            if number == 1 { driver.drive(onNext: drivers.record).disposed(by: bag) }
        })
        .disposed(by: bag)
        signal.emit(onNext: { number in
            if number == 1 { signal.emit(onNext: signals.record).disposed(by: bag) }
        })
        .disposed(by: bag)
        source.onNext(1)
        source.onNext(2)
        #expect(drivers.elements == [1, 2])
        #expect(signals.elements == [2])
    }

    // Contract G1
    @Test func `elements caused by a replayed element come after it`() {
        let relay = BehaviorRelay(value: 0)
        let log = Recorder<String>()
        let bag = DisposeBag()
        // Not through `asDriver`, which would serialise the events before they are shared.
        let shared = DriverSharingStrategy.share(relay.asObservable())
        shared.subscribe(onNext: { log.record("a\($0)") }).disposed(by: bag)
        shared.subscribe(onNext: { number in
            log.record("b\(number) begins")
            if number < 2 { relay.accept(number + 1) }
            log.record("b\(number) ends")
        })
        .disposed(by: bag)
        #expect(
            log.elements == ["a0", "b0 begins", "a1", "b0 ends", "b1 begins", "a2", "b1 ends", "b2 begins", "b2 ends"]
        )
    }

    // Contract G6
    @Test func `an endless source stops with its last subscriber`() {
        let log = Recorder<Int>()
        let shared = DriverSharingStrategy.share(Observable.from(1...))
        _ = shared.take(3).subscribe(onNext: log.record)
        #expect(log.elements == [1, 2, 3])
    }

    // Contract G2
    @Test func `closures behind it hear no end after a disposal on another thread`() throws {
        let log = Recorder<String>()
        let driver = source.asDriver(onErrorJustReturn: -1)
        let subscriptions = (0..<2).map { _ in
            driver.asObservable().do(onCompleted: { log.record("end") }).subscribe()
        }
        try runConcurrently(threads: 1) { _ in subscriptions.forEach { $0.dispose() } }
        source.onCompleted()
        #expect(log.elements == [])
    }

    // Contract L4: the former element is freed after the new one has been delivered.
    @Test func `a former element whose end subscribes gets its subscriber the new element once`() {
        let relay = PublishRelay<Item>()
        let driver = relay.asDriver(onErrorDriveWith: .empty())
        let log = Recorder<Int>()
        let bag = DisposeBag()
        driver.drive(onNext: { _ in }).disposed(by: bag)
        relay.accept(
            Item(1) { MainActor.assumeIsolated { driver.drive(onNext: { log.record($0.number) }).disposed(by: bag) } }
        )
        relay.accept(Item(2))
        relay.accept(Item(3))
        #expect(log.elements == [2, 3])
    }
}

@Suite(.timeLimit(.minutes(5)))
struct SharedSequenceContractTests {
    // Contracts G1, G2, G3, G4, G5, G6, L0
    @MainActor @Test func `drivers and signals keep the contract of every operator`() {
        let scheduler = TestScheduler()
        SharingScheduler.mock(scheduler: scheduler) {
            #expect(
                operatorContractViolations(scheduler: scheduler) {
                    $0.asDriver(onErrorDriveWith: .empty()).map { $0 }.asObservable()
                } == []
            )
            #expect(
                operatorContractViolations(scheduler: scheduler) {
                    $0.asSignal(onErrorSignalWith: .empty()).filter { _ in true }.asObservable()
                } == []
            )
        }
    }
}

@Suite(.timeLimit(.minutes(5)))
struct MainShareStressTests {
    // Contracts G1, G4: all threads meet on the main thread.
    @Test func `other threads send, subscribe and dispose at the same time`() async {
        let source = PublishSubject<Int>()
        let shared = source.asDriver(onErrorJustReturn: -1).map { $0 + 1 }
        let received = Recorder<Int>()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for round in 0..<200 {
                        let subscription = shared.asObservable().subscribe(onNext: received.record)
                        source.onNext(round)
                        subscription.dispose()
                    }
                }
            }
        }
        // The actions queued on the main thread by now end everything.
        let (done, end) = AsyncStream<Void>.makeStream()
        let last = await MainActor.run { shared.drive(onNext: { _ in end.finish() }) }
        source.onNext(0)
        for await _ in done {}
        last.dispose()
        for _ in 0..<1_000 where source.hasObservers { await MainActor.run {} }
        #expect(!source.hasObservers)
    }
}

/// The last sink of a chain, which can stop its upstream without disposing of it.
private final class StoppableEnd: Sink<Int> {
    private(set) var elements: [Int] = []
    private(set) var upstream: Upstream?

    override func onSubscribe(_ upstream: Upstream) {
        self.upstream = upstream
    }

    override func onNext(_ element: Int) {
        elements.append(element)
    }
}

/// An element that does something when it is freed.
private final class Item: Sendable {
    let number: Int
    private let freed: @Sendable () -> Void

    init(_ number: Int, _ freed: @escaping @Sendable () -> Void = {}) {
        self.number = number
        self.freed = freed
    }

    deinit {
        freed()
    }
}
