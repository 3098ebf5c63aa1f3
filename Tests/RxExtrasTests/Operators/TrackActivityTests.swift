import RxExtras
import RxTraits
import TestSupport
import Testing

@MainActor
struct TrackActivityTests {
    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let log = Recorder<String>()
        SharingScheduler.mock(scheduler: scheduler) {
            let indicator = ActivityIndicator()
            let subscription = indicator.drive(onNext: { log.record("\(scheduler.clock) \($0)") })
            let source = scheduler.hot("a--b--|")
            #expect(scheduler.result(of: source.trackActivity(indicator)) == "a--b--|")
            subscription.dispose()
        }
        // In virtual time each event of a driver is a separate action, at most a tick later.
        #expect(log.elements.map { $0.split(separator: " ")[1] } == ["false", "true", "false"])
    }

    @Test func `counts live sequences, however they end`() {
        let indicator = ActivityIndicator()
        let log = Recorder<Bool>()
        let bag = DisposeBag()
        indicator.asDriver().drive(onNext: log.record).disposed(by: bag)
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let one = first.trackActivity(indicator).subscribe()
        let two = second.trackActivity(indicator).subscribe(onError: { _ in })
        #expect(log.elements == [false, true])
        one.dispose()
        #expect(log.elements == [false, true])
        second.onError(Fault.first)
        #expect(log.elements == [false, true, false])
        two.dispose()
        #expect(log.elements == [false, true, false])
        #expect(trace(Single.just(1).trackActivity(indicator)) == ["1", "|"])
    }

    // Contract G3: the terminal event comes first.
    @Test func `the observer gets the end before the indicator`() {
        let indicator = ActivityIndicator()
        let log = Recorder<String>()
        let bag = DisposeBag()
        indicator.drive(onNext: { log.record("\($0)") }).disposed(by: bag)
        _ = Observable<Int>.empty().trackActivity(indicator).subscribe(onCompleted: { log.record("|") })
        #expect(log.elements == ["false", "true", "|", "false"])
    }

    // Contract G5
    @Test func `holds no ended sequence`() {
        weak var witness: ActivityIndicator?
        let subscription: any Disposable
        do {
            let indicator = ActivityIndicator()
            witness = indicator
            subscription = Observable.of(1).trackActivity(indicator).subscribe()
        }
        #expect(witness == nil)
        subscription.dispose()
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.trackActivity(ActivityIndicator()) } == [])
    }
}
