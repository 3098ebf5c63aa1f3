import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SkipLastTests {
    private let scheduler = TestScheduler()

    // Contract C7
    @Test(arguments: [(0, ["1", "2", "3"]), (-1, ["1", "2", "3"]), (1, ["1", "2"]), (3, []), (9, [])])
    func `drops all elements of a shorter source`(count: Int, expected: [String]) {
        #expect(trace(Observable.of(1, 2, 3).skipLast(count)) == expected + ["|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(operatorContractViolations { $0.skipLast(1) } == [])
        #expect(
            operatorContractViolations(scheduler: scheduler) { $0.skipLast(for: .seconds(900), scheduler: scheduler) }
                == []
        )
    }

    @Test(arguments: [("|", "|"), ("ab|", "--|"), ("ab#", "--#"), ("ab------|", "----ab--|")])
    func `by time, ends with the source`(source: String, expected: String) {
        let chain = scheduler.hot(source).skipLast(for: .seconds(4), scheduler: scheduler)
        #expect(scheduler.result(of: chain) == Marbles(expected))
    }

    @Test(arguments: [("a---|", "----(a|)"), ("ab---|", "----a(b|)"), ("a---#", "----#")])
    func `by time, an element just old enough at the end is sent`(source: String, expected: String) {
        let chain = scheduler.hot(source).skipLast(for: .seconds(4), scheduler: scheduler)
        #expect(scheduler.result(of: chain) == Marbles(expected))
    }

    @Test func `by time, an optional element that is nil is an element`() {
        let source: Observable<Int?> = scheduler.createHotObservable([.next(210, nil), .next(220, 1), .completed(300)])
            .asObservable()
        let result = scheduler.start { source.skipLast(for: .seconds(50), scheduler: self.scheduler) }
        #expect(result.events == [.next(260, nil), .next(270, 1), .completed(300)])
    }
}
