import RxRelay
import RxTraits
import TestSupport
import Testing

/// A strategy whose promise is a getter that never returns.
private struct Forgery: SharingStrategyProtocol {
    static var _mainThreadPromise: _MainThreadPromise<Forgery> { fatalError("forged") }
    static var scheduler: any SchedulerType { MainScheduler.instance }

    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source }
}

@MainActor
struct DriverTests {
    private let source = PublishSubject<Int>()

    // Contract A4
    @Test func `a strategy whose promise isn't the library's ends the process when a sequence is made`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable.just(1).asSharedSequence(sharingStrategy: Forgery.self, onErrorJustReturn: 0)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("forged"))
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

    @Test func `errors are replaced`() {
        let log = Recorder<Int>()
        let bag = DisposeBag()
        source.asDriver(onErrorJustReturn: -1).drive(onNext: log.record).disposed(by: bag)
        source.asDriver(onErrorDriveWith: .just(-2)).drive(onNext: log.record).disposed(by: bag)
        source.asDriver { _ in .just(-3) }.drive(onNext: log.record).disposed(by: bag)
        source.onError(TestFault())
        #expect(log.elements == [-1, -2, -3])
    }

    // Contract A4
    @Test func `a trailing closure takes the elements, unless only the sequence fits`() {
        let log = Recorder<String>()
        let numbers = BehaviorRelay(value: 1).asDriver()
        let subscription = numbers.drive { log.record("\($0)") }
        subscription.dispose()
        let subscribed: any Disposable = numbers.drive { $0.subscribe(onNext: { log.record("inner \($0)") }) }
        subscribed.dispose()
        let signal: Signal<Int> = .just(2)
        signal.emit { log.record("\($0)") }.dispose()
        #expect(log.elements == ["1", "inner 1", "2"])
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
}
