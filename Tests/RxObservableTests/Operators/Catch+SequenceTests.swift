import TestSupport
import Testing

struct CatchSequenceTests {
    private let scheduler = TestScheduler()

    @Test func `tries the sequences in order`() {
        let x = scheduler.cold("a--#")
        let y = scheduler.cold("1--2|")
        #expect(scheduler.result(of: Observable.catch(sequence: [x, y])) == "a--1--2|")
        #expect(x.subscriptionMarbles == ["^--!"])
        #expect(y.subscriptionMarbles == ["---^---!"])
    }

    @Test func `the last sequence's error is sent, and no sequences complete at once`() {
        let failing: [Observable<Int>] = [.error(Fault.first), .error(Fault.second)]
        #expect(trace(.catch(sequence: failing)) == ["#second"])
        #expect(trace(.catch(sequence: [Observable<Int>]())) == ["|"])
        #expect(trace(.catch(sequence: [.error(Fault.first), .empty(), .just(1)] as [Observable<Int>])) == ["|"])
    }

    @Test func `sequences are read one at a time, even from an endless list`() {
        let made = LockedValue(0)
        let endless = (0...).lazy.map { @Sendable number -> Observable<Int> in
            made.withLock { $0 += 1 }
            return number < 3 ? .error(Fault.first) : .just(number)
        }
        #expect(trace(.catch(sequence: UncheckedSequence(endless))) == ["3", "|"])
        #expect(made.value == 4)
    }

    // SAFETY: a lazy map is immutable, and its closure is @Sendable.
    private struct UncheckedSequence<Base: Sequence>: Sequence, @unchecked Sendable {
        private let base: Base

        init(_ base: Base) {
            self.base = base
        }

        func makeIterator() -> Base.Iterator { base.makeIterator() }
    }

    // Contract G8
    @Test func `100,000 sequences that fail at once take a flat stack`() throws {
        let events = Recorder<String>()
        try runOnSmallStack {
            let failing = Array(repeating: Observable<Int>.error(Fault.first), count: 100_000)
            for event in trace(.catch(sequence: failing + [.just(1)])) { events.record(event) }
        }
        #expect(events.elements == ["1", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { .catch(sequence: [$0, $1]) } == [])
    }
}
