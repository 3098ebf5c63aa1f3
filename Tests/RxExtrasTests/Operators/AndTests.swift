import RxExtras
import RxTraits
import TestSupport
import Testing

struct AndTests {
    private let scheduler = TestScheduler()

    @Test(arguments: [
        ("t--t--f--t--|", "------(f|)"), ("t-t-|", "----(t|)"), ("--|", "--|"), ("t-#", "--#"),
    ])
    func `as documented, and with other ends`(source: String, expected: String) {
        let source = scheduler.hot(source).map { $0 == "t" }
        #expect(scheduler.result(of: source.and().map { $0 ? "t" : "f" }) == Marbles(expected))
    }

    @Test(arguments: [
        ("t--t--|", "-t--|", "------(t|)"), ("t--f--|", "-t--|", "---(f|)"), ("t--t--|", "----|", "------|"),
        ("t--f--|", "-|", "---(f|)"), ("t--f--|", "-#", "-#"),
    ])
    func `of several sequences`(first: String, second: String, expected: String) {
        let sources = [first, second].map { scheduler.cold($0).map { $0 == "t" } }
        #expect(scheduler.result(of: Observable<Bool>.and(sources).map { $0 ? "t" : "f" }) == Marbles(expected))
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.map { $0.number < 3 }.and().asObservable() } == [])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `of several sequences, keeps the contract of every operator`() {
        #expect(
            operatorContractViolations { first, second in
                Observable<Bool>.and(first.map { $0.number < 3 }, second.map { $0.number < 3 }).asObservable()
            } == []
        )
    }
}
