import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxSubjects
import RxTest
import RxTraits
import TestSupport
import Testing

@MainActor
struct DriverTests {
    private let source = PublishSubject<Int>()

    private var driver: Driver<Int> { source.asDriver(onErrorJustReturn: -1) }

    @Test func `available elements are sent at once`() {
        let log = Recorder<Int>()
        _ = Driver.of(1, 2, 3).drive(onNext: log.record)
        _ = Driver.from([4, 5]).drive(onNext: log.record)
        #expect(log.elements == [1, 2, 3, 4, 5])
    }

    @Test func `all subscribers share one subscription, and a new one gets the latest element`() {
        let subscriptions = Recorder<Void>()
        let shared = source.do(onSubscribe: { subscriptions.record(()) }).asDriver(onErrorJustReturn: -1)
        let (first, second) = (Recorder<Int>(), Recorder<Int>())
        let one = shared.drive(onNext: first.record)
        source.onNext(1)
        let two = shared.drive(onNext: second.record)
        source.onNext(2)
        #expect(first.elements == [1, 2])
        #expect(second.elements == [1, 2])
        #expect(subscriptions.count == 1)
        one.dispose()
        two.dispose()
        #expect(!source.hasObservers)
        let late = shared.drive(onNext: { _ in Issue.record("The element of an earlier connection came again.") })
        late.dispose()
    }

    // Contract T8
    @Test func `in virtual time each event is an action of its own`() {
        let scheduler = TestScheduler(initialClock: 0)
        let events = SharingScheduler.mock(scheduler: scheduler) {
            let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .completed(210)])
            return scheduler.start { source.asDriver(onErrorJustReturn: -1).map { $0 * 10 } }.events
        }
        #expect(events == [.next(211, 10), .next(212, 20), .completed(213)])
    }

    @Test func `an operator in the middle runs once for all subscribers`() {
        let calls = Recorder<Int>()
        let shared = driver.map { number in
            calls.record(number)
            return number
        }
        let bag = DisposeBag()
        shared.drive().disposed(by: bag)
        shared.drive().disposed(by: bag)
        source.onNext(1)
        #expect(calls.elements == [1])
    }

    @Test func `errors are replaced`() {
        let log = Recorder<Int>()
        let bag = DisposeBag()
        source.asDriver(onErrorJustReturn: -1).drive(onNext: log.record).disposed(by: bag)
        source.asDriver(onErrorDriveWith: .just(-2)).drive(onNext: log.record).disposed(by: bag)
        source.asDriver { _ in .just(-3) }.drive(onNext: log.record).disposed(by: bag)
        source.onError(TestFault())
        #expect(log.elements == [-1, -2, -3])
    }

    @Test func `drive works in all its forms`() {
        final class View: Sendable {}
        let view = View()
        let bag = DisposeBag()
        let log = Recorder<String>()
        let (subject, optionalSubject) = (PublishSubject<Int>(), PublishSubject<Int?>())
        subject.subscribe(onNext: { log.record("subject \($0)") }).disposed(by: bag)
        optionalSubject.subscribe(onNext: { log.record("optional \($0 ?? 0)") }).disposed(by: bag)
        let (relay, optionalRelay) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let (replay, optionalReplay) = (
            ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int?>.create(bufferSize: 1)
        )
        driver.drive(subject).disposed(by: bag)
        driver.drive(optionalSubject).disposed(by: bag)
        driver.drive(relay).disposed(by: bag)
        driver.drive(optionalRelay).disposed(by: bag)
        driver.drive(replay).disposed(by: bag)
        driver.drive(optionalReplay).disposed(by: bag)
        driver.drive(with: view, onNext: { _, number in log.record("with \(number)") }).disposed(by: bag)
        driver.drive(onNext: { log.record("next \($0)") }, onCompleted: { log.record("completed") }).disposed(by: bag)
        let doubled = driver.drive { $0.map { $0 * 2 } }
        doubled.subscribe(onNext: { log.record("doubled \($0)") }).disposed(by: bag)
        driver.drive(
            { source in { (name: String) in source.subscribe(onNext: { log.record("\(name) \($0)") }) } },
            curriedArgument: "curried"
        )
        .disposed(by: bag)
        var cells: [String] = []
        // Like a table's `items`: the closure configures a cell for each row.
        func items(_ source: Observable<Int>) -> (@escaping @MainActor (Int, String) -> Int) -> any Disposable {
            { configure in
                source.observe(on: MainScheduler()).subscribe(onNext: { _ = configure($0, "cell") })
            }
        }
        driver.drive(items) { row, title in
            cells.append("\(title) \(row)")
            return row
        }
        .disposed(by: bag)
        source.onNext(5)
        #expect(
            log.elements == ["subject 5", "optional 5", "with 5", "next 5", "doubled 10", "curried 5"]
        )
        #expect(cells == ["cell 5"])
        #expect(relay.value == 5)
        #expect(optionalRelay.value == 5)
        replay.subscribe(onNext: { log.record("replay \($0)") }).disposed(by: bag)
        optionalReplay.subscribe(onNext: { log.record("replay \($0 ?? 0)") }).disposed(by: bag)
        #expect(log.elements.suffix(2) == ["replay 5", "replay 5"])
    }

    @Test func `conversions`() {
        let bag = DisposeBag()
        let log = Recorder<Int>()
        let relay = BehaviorRelay(value: 1)
        relay.asDriver().drive(onNext: log.record).disposed(by: bag)
        relay.asInfallible().asDriver().drive(onNext: log.record).disposed(by: bag)
        relay.asDriver().asDriver().asInfallible().subscribe(onNext: log.record).disposed(by: bag)
        relay.asDriver().asObservable().subscribe(onNext: log.record).disposed(by: bag)
        #expect(log.elements == [1, 1, 1, 1])
    }

    // Contracts G2, G5
    @Test func `everything is freed at the end`() {
        final class Captured: Sendable {
            let log: Recorder<Int>
            init(_ log: Recorder<Int>) { self.log = log }
            deinit { log.record(0) }
        }
        let log = Recorder<Int>()
        func drive() -> any Disposable {
            let captured = Captured(log)
            return driver.map { number in withExtendedLifetime(captured) { number } }.filter { _ in true }.drive()
        }
        let subscription = drive()
        source.onNext(1)
        #expect(log.count == 0)
        subscription.dispose()
        #expect(log.count == 1)
        #expect(!source.hasObservers)
    }
}

@MainActor
struct DriverThreadTests {
    private let source = PublishSubject<Int>()

    @Test(.timeLimit(.minutes(5)))
    func `an element from another thread is delivered on the main thread`() async {
        let subject = source
        let (elements, continuation) = AsyncStream<Int>.makeStream()
        let subscription = source.asDriver(onErrorJustReturn: -1).map { number in
            MainScheduler.ensureRunningOnMainThread()
            return number * 2
        }
        .drive(onNext: { number in
            MainScheduler.ensureRunningOnMainThread()
            continuation.yield(number)
        })
        await Task.detached {
            subject.onNext(1)
            subject.onNext(2)
            subject.onNext(3)
        }.value
        var got: [Int] = []
        for await element in elements {
            got.append(element)
            if got.count == 3 { break }
        }
        #expect(got == [2, 4, 6])
        subscription.dispose()
    }

    @Test(.timeLimit(.minutes(5)))
    func `a subscription from another thread is made on the main thread`() async {
        let driver = Driver.just(1).startWith(0).map { number in
            MainScheduler.ensureRunningOnMainThread()
            return number
        }
        let (elements, continuation) = AsyncStream<Int>.makeStream()
        Task.detached {
            _ = driver.asObservable().subscribe(
                onNext: { continuation.yield($0) },
                onCompleted: { continuation.finish() }
            )
        }
        var got: [Int] = []
        for await element in elements { got.append(element) }
        #expect(got == [0, 1])
    }
}
