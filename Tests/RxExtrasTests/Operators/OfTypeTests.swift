import RxExtras
import RxObservable
import RxTest
import Testing

struct OfTypeTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("1--a--2--|").map { element -> any Sendable in Int(element) ?? element }
        #expect(scheduler.result(of: source.ofType(Int.self)) == "1-----2--|")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.ofType(ContractElement.self) } == [])
    }
}
