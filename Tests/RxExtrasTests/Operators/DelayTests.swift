import RxExtras
import TestSupport
import Testing

struct DelayTests {
    @Test func `the other sequence's completion also ends a delay, and its error fails the sequence`() {
        #expect(trace(Observable.of(1).delay(until: { _ in Observable<Int>.empty() })) == ["1", "|"])
        #expect(trace(Observable.of(1).delay(until: { _ in Observable<Int>.error(Fault.first) })) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.delay(until: { Observable.just(try visit($0)) })
        })
        #expect(violations == [])
    }
}
