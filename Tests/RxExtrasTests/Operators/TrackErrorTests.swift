import RxExtras
import RxTraits
import TestSupport
import Testing

@MainActor
struct TrackErrorTests {
    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let tracker = ErrorTracker()
        let log = Recorder<String>()
        let bag = DisposeBag()
        tracker.emit(onNext: { log.record("\(scheduler.clock) \($0)") }).disposed(by: bag)
        let source = scheduler.hot("a--b--#", error: Fault.first)
        #expect(scheduler.result(of: source.trackError(tracker), error: Fault.first) == "a--b--#")
        #expect(log.elements == ["6 first"])
    }

    @Test func `gathers the errors of several, on the main thread`() {
        let tracker = ErrorTracker()
        let log = Recorder<String>()
        let bag = DisposeBag()
        tracker.asDriver().drive(onNext: { log.record("\($0)") }).disposed(by: bag)
        #expect(trace(Observable<Int>.error(Fault.first).trackError(tracker)) == ["#first"])
        #expect(trace(Single<Int>.error(Fault.second).trackError(tracker).catchErrorJustComplete()) == ["|"])
        #expect(trace(Observable.of(1).trackError(tracker)) == ["1", "|"])
        #expect(log.elements == ["first", "second"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.trackError(ErrorTracker()) } == [])
    }
}
