import RxExtras
import RxObservable
import RxTest
import Testing

struct UnwrapTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--n--b--|").map { $0 == "n" ? nil : $0 }
        #expect(scheduler.result(of: source.unwrap()) == "a-----b--|")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.map { $0.number == 2 ? nil : $0 }.unwrap() } == [])
    }
}
