import TestSupport
import Testing

struct ElementAtTests {
    private let outOfRange = "#\(RxError.argumentOutOfRange)"

    @Test func `sends the one element and completes`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--c--|")
        #expect(scheduler.result(of: source.element(at: 1)) == "---(b|)")
        #expect(source.subscriptionMarbles == ["^--!"])
    }

    @Test func `fails if the source is too short`() {
        let source = Observable.of(1, 2)
        #expect(trace(source.element(at: 0)) == ["1", "|"])
        #expect(trace(source.element(at: 1)) == ["2", "|"])
        for index in [2, .max] { #expect(trace(source.element(at: index)) == [outOfRange]) }
        #expect(trace(Observable<Int>.empty().element(at: 0)) == [outOfRange])
    }

    // Contract C7
    @Test func `there is no element at a negative index`() {
        let source = TestSource<Int>()
        #expect(trace(source.observable.element(at: -1)) == [outOfRange])
        #expect(source.subscriptions == 0)
    }

    @Test func `an error of the source passes through`() {
        #expect(trace(Observable.of(1).concat(Observable.error(Fault.first)).element(at: 1)) == ["#first"])
    }

    // Contract G1
    @Test func `an element nested in the last one isn't sent`() {
        #expect(unguardedTrace(heedless(5).element(at: 2)) == ["3", "|"])
        #expect(unguardedTrace(heedless(5).element(at: 2), disposingAfter: 1) == ["3"])
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.element(at: 1) } == [])
        expectPromptStop(after: 3) { $0.element(at: 2) }
    }
}
