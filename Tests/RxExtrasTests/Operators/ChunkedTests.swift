import RxExtras
import RxObservable
import RxTest
import TestSupport
import Testing

struct ChunkedTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("1-2-5-6-9-|").compactMap { Int($0) }
        let chain = source.chunked(by: { $1 == $0 + 1 })
        #expect(scheduler.result(of: chain, values: ["x": [1, 2], "y": [5, 6], "z": [9]]) == "----x---y-(z|)")
    }

    // Contract C7
    @Test func `an empty source and an error`() {
        #expect(trace(Observable<Int>.empty().chunked(by: ==)) == ["|"])
        #expect(trace(Observable.of(1).concat(Observable.error(Fault.first)).chunked(by: ==)) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.chunked(by: { _, _ in throw error }) },
            calling: { source, closure in
                source.chunked(by: { _, _ in
                    closure()
                    return true
                })
            },
            { $0.chunked(by: { _, second in second.number != 2 }) }
        )
        #expect(violations == [])
    }
}
