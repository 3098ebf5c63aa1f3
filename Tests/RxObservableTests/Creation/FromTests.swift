import TestSupport
import Testing

struct FromTests {
    @Test func `sends the elements of an array`() {
        #expect(TestScheduler().result(of: Observable.from(["a", "b", "c"])) == "(abc|)")
        #expect(trace(Observable.from([Int]())) == ["|"])
    }

    @Test func `an endless sequence is read element by element`() {
        #expect(TestScheduler().result(of: Observable.from(1...).take(3)) == "(123|)")
    }

    @Test func `sends the elements of a sequence`() {
        #expect(trace(Observable.from(stride(from: 1, to: 7, by: 2))) == ["1", "3", "5", "|"])
        #expect(trace(Observable.from(Set<Int>())) == ["|"])
    }

    @Test func `sends an optional's value`() {
        #expect(TestScheduler().result(of: Observable.from(optional: "a")) == "(a|)")
        #expect(TestScheduler().result(of: Observable<String>.from(optional: nil)) == "|")
    }

    @Test func `sends an optional's value on a scheduler`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: Observable.from(optional: "a", scheduler: scheduler)) == "(a|)")
        let ticking = TestScheduler(initialClock: 0)
        let result = ticking.start { Observable<Int>.from(optional: nil, scheduler: ticking) }
        #expect(result.events == [.completed(201)])
    }

    @Test func `each subscription makes an iterator`() {
        let source = Observable.from(1...2)
        #expect(trace(source) == ["1", "2", "|"])
        #expect(trace(source) == ["1", "2", "|"])
    }

    /// Counts the requests for an element.
    private struct Counted: Sequence, IteratorProtocol, Sendable {
        let calls: LockedValue<Int>

        func next() -> Int? {
            calls.increment()
        }
    }

    // Contract G6
    @Test func `no unwanted element is read`() {
        let calls = LockedValue(0)
        #expect(trace(Observable.from(Counted(calls: calls)).take(2)) == ["1", "2", "|"])
        #expect(calls.value == 2)
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        #expect(sourceContractViolations { Observable.from([1, 2]) } == [])
        #expect(sourceContractViolations { Observable.from(1...) } == [])
        #expect(sourceContractViolations { Observable.from(optional: 1) } == [])
        let scheduler = TestScheduler()
        #expect(sourceContractViolations(scheduler: scheduler) { Observable.from(1..., scheduler: scheduler) } == [])
    }
}
