import TestSupport
import Testing

struct CombineLatestCollectionTests {
    private let scheduler = TestScheduler()

    @Test func `combineLatest([x, y]) as documented`() {
        let sources = [scheduler.hot("a-----b-----|"), scheduler.hot("--1-----2--|")]
        let names = ["a1", "b1", "b2"]
        scheduler.expect(Observable.combineLatest(sources) { $0.joined() }, "--a1--b1b2--|", names: names)
        scheduler.expectSubscriptions(of: sources[0], "^-----------!")
        scheduler.expectSubscriptions(of: sources[1], "^----------!")
    }

    @Test func `combineLatest([x, y]) as arrays`() {
        let sources = [scheduler.hot("a-----b-----|"), scheduler.hot("--1-----2--|")]
        let chain = Observable.combineLatest(sources).map { $0.joined() }
        scheduler.expect(chain, "--a1--b1b2--|", names: ["a1", "b1", "b2"])
    }

    // Contract C7
    @Test func `an empty collection gives a result without elements`() {
        #expect(trace(Observable.combineLatest([Observable<Int>]()) { $0.count }) == ["0", "|"])
        #expect(trace(Observable.combineLatest([Observable<Int>]())) == ["[]", "|"])
        let failing = Observable<Int>.combineLatest(EmptyCollection<Observable<Int>>()) { _ in throw Fault.thrown }
        #expect(trace(failing) == ["#thrown"])
    }

    @Test func `combines one sequence, and any collection`() {
        #expect(trace(Observable.combineLatest(CollectionOfOne(Observable.of(1, 2)))) == ["[1]", "[2]", "|"])
        let lazily = (1...3).lazy.map { Observable.just($0) }
        #expect(trace(Observable.combineLatest(lazily) { $0.reduce(0, +) }) == ["6", "|"])
    }

    // Contract G5
    @Test func `combines and frees a thousand sequences`() {
        let mint = Mint()
        let sources = (0..<1000).map { _ in TestSource<Token>() }
        let sums = Recorder<Int>()
        let subscription = Observable.combineLatest(sources.map(\.observable)) { $0.map(\.number).reduce(0, +) }
            .subscribe(onNext: sums.record)
        for source in sources { source.onNext(mint.token(1)) }
        sources[500].onNext(mint.token(3))
        #expect(sums.elements == [1000, 1002])
        subscription.dispose()
        #expect(mint.liveTokens == 0)
        #expect(sources.allSatisfy { $0.disposals == 1 })
    }

    // Contracts G1, G2, G3, G4, G5, G7, L0, L3
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract`() {
        #expect(operatorContractViolations { x, y in Observable.combineLatest([x, y]) { $0[0] } } == [])
        let violations = operatorContractViolations(visiting: { source, visit in
            .combineLatest([source]) { try visit($0[0]) }
        })
        #expect(violations == [])
    }
}
