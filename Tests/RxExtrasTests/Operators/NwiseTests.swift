import RxExtras
import TestSupport
import Testing

struct NwiseTests {
    // Contract C7
    @Test func `runs of one element, and runs longer than the source`() {
        #expect(trace(Observable.of(1, 2).nwise(1)) == ["[1]", "[2]", "|"])
        #expect(trace(Observable.of(1, 2).nwise(3)) == ["|"])
    }

    // Contracts C7, G7
    @Test(arguments: [0, -1])
    func `a run of zero elements traps with a message`(count: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [count] in
            _ = Observable.of(1).nwise(count)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("nwise(\(count)): a run has one element or more"))
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.nwise(2) } == [])
    }
}
