import RxExtras
import TestSupport
import Testing

struct PausableBufferedTests {
    private let scheduler = TestScheduler()

    private func buffered(_ limit: Int?, _ source: String, _ pauser: String, flushes: Bool = true) -> Marbles {
        let source = scheduler.hot(source)
        let pauser = scheduler.hot(pauser).map { $0 == "t" }
        return scheduler.result(
            of: source.pausableBuffered(pauser, limit: limit, flushOnCompleted: flushes, flushOnError: flushes)
        )
    }

    // Contract C7
    @Test(arguments: [
        (nil, "abc--|", "---t", "---(abc)|"), (1, "abc--|", "---t", "---c-|"), (0, "abc--|", "---t", "-----|"),
        (-1, "abc--|", "---t", "-----|"),
    ])
    func `keeps at most limit elements`(limit: Int?, source: String, pauser: String, expected: String) {
        if limit == nil {
            #expect(buffered(limit, "abc-----|", pauser) == Marbles(expected))
        } else {
            #expect(buffered(limit, source, pauser) == Marbles(expected))
        }
    }

    @Test func `kept elements are sent at the end or dropped`() {
        #expect(buffered(2, "abc|", "-") == "---(bc|)")
        #expect(buffered(2, "abc#", "-") == "---(bc#)")
        #expect(buffered(2, "abc|", "-", flushes: false) == "---|")
        #expect(buffered(2, "abc#", "-", flushes: false) == "---#")
        #expect(buffered(2, "abc--", "--#") == "--#")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(
            operatorContractViolations { source, pauser in
                source.pausableBuffered(pauser.map { $0.number != 2 }, limit: nil)
            } == []
        )
    }
}
