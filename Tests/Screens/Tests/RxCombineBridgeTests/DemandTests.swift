import Combine
import Dispatch
import Rx
import RxCombineBridge
import Testing

final class Probe<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    var subscription: (any Subscription)?
    var values: [Input] = []
    var ends: [Subscribers.Completion<Failure>] = []
    var onValue: (Probe, Input) -> Subscribers.Demand = { _, _ in .none }
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return onValue(self, input)
    }
    func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }
    func request(_ count: Int) { subscription?.request(.max(count)) }
}

struct Oops: Error {}

struct DemandTests {
    let subject = PublishSubject<Int>()
    let probe = Probe<Int, any Error>()

    @Test("No more than demanded, and the end waits for what waits")
    func demand() {
        subject.asPublisher().subscribe(probe)
        for value in 1...4 { subject.onNext(value) }
        subject.onCompleted()
        #expect(probe.values == [])
        probe.request(0)
        #expect(probe.values == [])
        probe.request(3)
        #expect(probe.values == [1, 2, 3] && probe.ends.isEmpty)
        probe.request(1)
        #expect(probe.values == [1, 2, 3, 4] && probe.ends.count == 1)
    }

    @Test("An end needs no demand; demand beyond what can be counted has no end")
    func extremes() {
        let ended = Probe<Int, any Error>()
        Observable<Int>.empty().asPublisher().subscribe(ended)
        #expect(ended.ends.count == 1)
        subject.asPublisher(buffering: .dropping).subscribe(probe)
        probe.request(.max)
        probe.request(1)
        for value in 1...2 { subject.onNext(value) }
        #expect(probe.values == [1, 2])
    }

    @Test("Demand from inside a value counts, both ways, and takes no stack")
    func demandFromInside() {
        probe.onValue = { probe, value in
            if value.isMultiple(of: 2) { return .max(1) }
            probe.request(1)
            return .none
        }
        Observable.range(start: 0, count: 100_000).asPublisher().subscribe(probe)
        probe.request(1)
        #expect(probe.values.count == 100_000 && probe.ends.count == 1)
    }

    @Test(
        "Elements without demand",
        arguments: [
            (PublisherBuffering.unbounded, [1, 2, 3, 4, 9]), (.oldest(2), [1, 2, 9]), (.newest(2), [3, 4, 9]),
            (.dropping, [9]), (.newest(0), [9]), (.oldest(-1), [9]),
        ]
    )
    func surplus(buffering: PublisherBuffering, expected: [Int]) {
        subject.asPublisher(buffering: buffering).subscribe(probe)
        for value in 1...4 { subject.onNext(value) }
        probe.request(10)
        subject.onNext(9)
        #expect(probe.values == expected)
    }

    @Test("Beyond the limit it fails, after what waits")
    func failing() throws {
        subject.asPublisher(failingBeyond: 1).subscribe(probe)
        subject.onNext(1)
        #expect(subject.hasObservers)
        subject.onNext(2)
        #expect(!subject.hasObservers && probe.ends.isEmpty)
        probe.request(1)
        #expect(probe.values == [1])
        guard case .failure(let error) = try #require(probe.ends.first) else {
            Issue.record("It didn't fail.")
            return
        }
        #expect(error as? RxCombineError == .noDemand(limit: 1))
    }

    @Test("Cancelling disposes, also from inside, and nothing comes after it")
    func cancelling() {
        probe.onValue = { probe, value in
            if value == 2 { probe.subscription?.cancel() }
            return .none
        }
        subject.asPublisher().subscribe(probe)
        for value in 1...4 { subject.onNext(value) }
        probe.request(10)
        subject.onCompleted()
        #expect(probe.values == [1, 2] && probe.ends.isEmpty && !subject.hasObservers)
    }

    @Test("What an element causes comes after it")
    func reentrant() {
        probe.onValue = { [subject] _, value in
            if value < 3 { subject.onNext(value + 1) }
            return .none
        }
        subject.asPublisher(buffering: .dropping).subscribe(probe)
        probe.request(3)
        subject.onNext(1)
        #expect(probe.values == [1, 2, 3])
    }

    @Test("Errors pass, and traits can't fail")
    func errors() {
        Observable<Int>.error(Oops()).asPublisher().subscribe(probe)
        guard case .failure(let error)? = probe.ends.first else {
            Issue.record("It didn't fail.")
            return
        }
        #expect(error is Oops)
        let relay = BehaviorRelay(value: 7)
        let unfailing = Probe<Int, Never>()
        let publisher: AnyPublisher<Int, Never> = relay.publisher
        publisher.subscribe(unfailing)
        unfailing.request(1)
        #expect(unfailing.values == [7])
    }

    @Test("Several threads demand and send", .timeLimit(.minutes(5)))
    func threads() async {
        subject.asPublisher().subscribe(probe)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [subject] in for value in 0..<20_000 { subject.onNext(value) } }
            for _ in 0..<2 { group.addTask { [probe] in for _ in 0..<5000 { probe.request(1) } } }
        }
        #expect(probe.values == Array(0..<10_000))
    }

    @Test("A subscriber is freed with the end, and when it cancels")
    func freed() {
        weak var weakly: Probe<Int, any Error>?
        do {
            let probe = Probe<Int, any Error>()
            weakly = probe
            subject.asPublisher().subscribe(probe)
            probe.subscription?.cancel()
            probe.subscription = nil
        }
        #expect(weakly == nil)
    }
}

struct PublisherTests {
    @Test("Values, the end, and disposal")
    func observable() {
        let subject = PublishSubject<Int>()
        let source = subject.asPublisher().asObservable()
        let values = Probe<Int, any Error>()
        let disposable = source.subscribe(onNext: { values.values.append($0) })
        subject.onNext(1)
        disposable.dispose()
        #expect(!subject.hasObservers)
        subject.onNext(2)
        #expect(values.values == [1])
        let failed = Probe<Int, any Error>()
        _ = source.subscribe(onError: { _ in failed.values.append(0) })
        subject.onError(Oops())
        #expect(failed.values == [0])
        _ = Infallible.just(5).asPublisher().asInfallible().subscribe(onNext: { values.values.append($0) })
        #expect(values.values == [1, 5])
    }

    @Test("Schedulers both ways")
    func schedulers() async {
        let combine = SerialDispatchQueueScheduler(qos: .default).asCombineScheduler()
        let scheduler = CombineBackedScheduler(combine)
        let start = combine.now
        await withCheckedContinuation { continuation in
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) {
                continuation.resume()
                return Disposables.create()
            }
        }
        #expect(start.distance(to: combine.now) >= .milliseconds(15))
    }

    @Test("What is disposed of before its turn doesn't run; lengths of time don't overflow")
    func disposal() async {
        let queue = DispatchQueue(label: "suspended")
        queue.suspend()
        let base = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
        let combine = base.asCombineScheduler()
        let scheduler = CombineBackedScheduler(combine)
        let ran = Probe<Int, Never>()
        for value in 0..<2 {
            let work = scheduler.schedule(value) { value in
                ran.values.append(value)
                return Disposables.create()
            }
            if value == 0 { work.dispose() }
        }
        queue.resume()
        await withCheckedContinuation { continuation in combine.schedule(options: nil) { continuation.resume() } }
        #expect(ran.values == [1])
        typealias Stride = RxBackedScheduler.SchedulerTimeType.Stride
        #expect(Stride.seconds(.max) == .nanoseconds(.max))
        #expect(Stride.seconds(-1e300) == .nanoseconds(.min))
        #expect(Stride.seconds(Double.nan) == .zero)
        #expect(combine.now.advanced(by: .nanoseconds(.max)).nanoseconds == .max)
    }

    @Test("Disposing frees an action that waits")
    func freedAction() {
        final class State: Sendable {}
        weak var weakly: State?
        let scheduler = CombineBackedScheduler(SerialDispatchQueueScheduler(qos: .default).asCombineScheduler())
        do {
            let state = State()
            weakly = state
            scheduler.scheduleRelative(state, dueTime: .seconds(60)) { _ in Disposables.create() }.dispose()
        }
        #expect(weakly == nil)
    }

    @Test("Main sequences send on the main thread, whoever demands", .timeLimit(.minutes(5)))
    @MainActor
    func mainSequences() async {
        let relay = BehaviorRelay(value: 1)
        let main = relay.observe(on: MainScheduler.instance)
        await expectMain(relay.asDriver().asPublisher())
        await expectMain(relay.asSignal(onErrorJustReturn: 0).asPublisher())
        await expectMain(ControlEvent(events: main).asPublisher())
        await expectMain(ControlProperty(values: main, valueSink: AnyObserver { _ in }).asPublisher())
        await expectMain(main.asPublisher())
        await expectMain(main.asPublisher(failingBeyond: 1))
        await expectMain(main.take(1).asSingle().asPublisher())
    }

    @MainActor
    private func expectMain<Failure>(_ publisher: AnyPublisher<Int, Failure>) async {
        let seen = Probe<Int, Failure>()
        publisher.subscribe(seen)
        await withCheckedContinuation { continuation in
            seen.onValue = { _, _ in
                // Traps on other threads; the main queue need not run on the main thread.
                dispatchPrecondition(condition: .onQueue(.main))
                continuation.resume()
                return .none
            }
            DispatchQueue.global().async { seen.request(1) }
        }
        #expect(seen.values == [1])
    }
}
