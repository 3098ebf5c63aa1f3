import TestSupport
import Testing

struct EnumeratedTests {
    @Test func `numbers the elements from zero`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a---b---c---|")
        let chain = source.enumerated().map { "\($0.index)\($0.element)" }
        #expect(scheduler.result(of: chain, names: ["0a", "1b", "2c"]) == "0a--1b--2c--|")
        #expect(source.subscriptionMarbles == ["^-----------!"])
    }

    @Test func `ends with the source, and counts for each subscription`() {
        let chain = Observable.of("a", "b").concat(Observable.error(Fault.first)).enumerated().map { index, element in
            "\(element)\(index)"
        }
        for _ in 0..<2 { #expect(trace(chain) == ["a0", "b1", "#first"]) }
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.enumerated() } == [])
        expectPromptStop { $0.enumerated().map { $0.index } }
    }
}
