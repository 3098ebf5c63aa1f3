import TestSupport
import Testing

struct CompactMapTests {
    @Test func `drops elements without a result`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("1--x--3--|")
        #expect(scheduler.result(of: source.compactMap { Int($0) }) == "1-----3--|")
        #expect(source.subscriptionMarbles == ["^--------!"])
    }

    @Test func `an error and an empty source pass through`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: scheduler.hot("1x-#").compactMap { Int($0) }) == "1--#")
        #expect(trace(Observable<String>.empty().compactMap { Int($0) }) == ["|"])
    }

    @Test func `unwraps one layer of a nested optional`() {
        let source = Observable<Int?>.of(1, nil)
        #expect(trace(source.compactMap { Optional($0) }.map { $0 ?? 0 }) == ["1", "0", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.compactMap { try visit($0).number == 2 ? nil : $0 }
        })
        #expect(violations == [])
    }
}
