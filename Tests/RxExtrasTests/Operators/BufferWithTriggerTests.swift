import RxExtras
import RxObservable
import RxTest
import Testing

struct BufferWithTriggerTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let chain = scheduler.hot("a-b-c-d-|").bufferWithTrigger(scheduler.hot("---x-x--"))
        #expect(scheduler.result(of: chain, values: ["x": ["a", "b"], "y": ["c"], "z": ["d"]]) == "---x-y--(z|)")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            { source, trigger in source.bufferWithTrigger(trigger) }
        )
        #expect(violations == [])
    }
}
