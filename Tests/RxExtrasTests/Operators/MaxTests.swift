import RxExtras
import RxTraits
import TestSupport
import Testing

struct MaxTests {
    // Contract C7
    @Test func `an empty source, an error and equal elements`() {
        #expect(trace(Observable<Int>.empty().max()) == ["nil", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).max()) == ["#first"])
        #expect(trace(Observable.of(2, 1, 3).max().map { $0 ?? 0 }) == ["3", "|"])
        let words = Observable.of("bb", "a", "cc", "d").max { $0.count < $1.count }
        #expect(trace(words.map { $0 ?? "" }) == ["cc", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.max { try visit($0).number < $1.number }.asObservable()
        })
        #expect(violations == [])
    }
}
