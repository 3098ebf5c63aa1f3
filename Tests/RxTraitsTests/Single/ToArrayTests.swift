import RxTraits
import TestSupport
import Testing

struct ToArrayTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b--|")
        let joined = source.toArray().map { $0.joined() }
        #expect(scheduler.result(of: joined, names: ["ab"]) == "------(ab|)")
    }

    @Test func `no element and an error`() {
        #expect(scheduler.result(of: scheduler.hot("--|").toArray().map(\.count)) == "--(0|)")
        #expect(scheduler.result(of: scheduler.hot("-a#").toArray().map(\.count)) == "--#")
    }

    @Test func `collects many elements in order`() {
        let results = Recorder<[Int]>()
        _ = Observable.range(start: 0, count: 1_000).toArray().subscribe(onSuccess: results.record)
        #expect(results.elements == [Array(0..<1_000)])
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.toArray().asObservable() } == [])
    }
}
