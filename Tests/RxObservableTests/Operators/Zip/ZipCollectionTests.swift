import TestSupport
import Testing

struct ZipCollectionTests {
    private let scheduler = TestScheduler()

    @Test func `zip([x, y]) as documented`() {
        let sources = [scheduler.hot("a--b-----c--|"), scheduler.hot("-1----2------|")]
        scheduler.expect(Observable.zip(sources) { $0.joined() }, "-a1---b2-----|", names: ["a1", "b2"])
        scheduler.expectSubscriptions(of: sources[0], "^-----------!")
        scheduler.expectSubscriptions(of: sources[1], "^------------!")
    }

    @Test func `zip([x, y]) as arrays`() {
        let sources = [scheduler.hot("a--b-----c--|"), scheduler.hot("-1----2------|")]
        let chain = Observable.zip(sources).map { $0.joined() }
        scheduler.expect(chain, "-a1---b2-----|", names: ["a1", "b2"])
    }

    // Contract C7
    @Test func `an empty collection completes without an element`() {
        #expect(trace(Observable.zip([Observable<Int>]()) { $0.count }) == ["|"])
        #expect(trace(Observable.zip(EmptyCollection<Observable<Int>>())) == ["|"])
    }

    @Test func `combines one sequence, and any collection`() {
        #expect(trace(Observable.zip(CollectionOfOne(Observable.of(1, 2)))) == ["[1]", "[2]", "|"])
        let lazily = (1...3).lazy.map { Observable.of($0, 10 * $0) }
        #expect(trace(Observable.zip(lazily) { $0.reduce(0, +) }) == ["6", "60", "|"])
    }

    // Contract G5
    @Test func `frees waiting elements`() {
        let mint = Mint()
        let sources = (0..<3).map { _ in TestSource<Token>() }
        let subscription = Observable.zip(sources.map(\.observable)).subscribe { _ in }
        for source in sources { source.onNext(mint.token()) }
        #expect(mint.liveTokens == 0)
        for source in sources.dropLast() { source.onNext(mint.token()) }
        #expect(mint.liveTokens == 2)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }

    // Contracts G1, G2, G3, G4, G5, G7, L0, L3
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract`() {
        #expect(operatorContractViolations { x, y in Observable.zip([x, y]) { $0[0] } } == [])
        let violations = operatorContractViolations(visiting: { source, visit in .zip([source]) { try visit($0[0]) } })
        #expect(violations == [])
    }
}
