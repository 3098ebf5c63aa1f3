import RxDisposables
import RxObservable
import RxTest
import TestSupport
import Testing

struct SingleTests {
    @Test func `single() as documented`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: scheduler.hot("-a----|").single()) == "-a----|")
    }

    @Test func `single { isUpper } as documented`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("-a-B-c|")
        #expect(scheduler.result(of: source.single { $0 == $0.uppercased() }) == "---B--|")
    }

    @Test(arguments: [
        ([], ["#\(RxError.noElements)"]), ([1], ["1", "|"]), ([1, 2], ["1", "#\(RxError.moreThanOneElement)"]),
        ([1, 2, 3], ["1", "#\(RxError.moreThanOneElement)"]),
    ])
    func `no element and two elements are errors`(elements: [Int], expected: [String]) {
        #expect(trace(Observable.from(elements).single()) == expected)
        #expect(trace(Observable.from(elements.flatMap { [0, $0] }).single { $0 > 0 }) == expected)
    }

    @Test func `an error of the source passes through`() {
        #expect(trace(Observable<Int>.error(Fault.first).single()) == ["#first"])
        #expect(trace(Observable.of(1).concat(Observable.error(Fault.first)).single()) == ["1", "#first"])
    }

    // Contracts G1, G6
    @Test func `a second element fails the sequence`() {
        #expect(unguardedTrace(heedless(5).single()).count == 2)
    }

    // Contracts G1, G2, G4, G5, G6, G7, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.single() } == [])
        #expect(
            operatorContractViolations(throwing: { source, error in source.single { _ in throw error } }) {
                $0.single { _ in true }
            } == []
        )
    }
}
