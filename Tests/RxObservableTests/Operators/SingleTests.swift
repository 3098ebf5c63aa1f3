import TestSupport
import Testing

struct SingleTests {
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
        let violations = operatorContractViolations(visiting: { source, visit in
            source.single { try visit($0).number > 0 }
        })
        #expect(violations == [])
    }
}
