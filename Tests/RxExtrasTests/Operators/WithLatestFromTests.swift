import RxExtras
import TestSupport
import Testing

struct WithLatestFromTests {
    @Test func `combines three sequences, and waits for one that never sends`() {
        let (one, none) = (Observable.just(1), Observable<Int>.never())
        #expect(trace(Observable.of(5, 6).withLatestFrom(one, one, one) { $0 + $1 + $2 + $3 }) == ["8", "9", "|"])
        #expect(trace(Observable.of(5, 6).withLatestFrom(one, none) { $0 + $1 + $2 }) == ["|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(
            operatorContractViolations { first, second in
                first.withLatestFrom(second, second) { element, _, _ in element }
            } == []
        )
    }
}
