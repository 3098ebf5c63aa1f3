import TestSupport
import Testing

struct DistinctUntilChangedTests {
    private let scheduler = TestScheduler()

    @Test func `drops elements that equal the former one`() {
        let source = scheduler.hot("a-a-b-b-a-|")
        #expect(scheduler.result(of: source.distinctUntilChanged()) == "a---b---a-|")
        #expect(source.subscriptionMarbles == ["^---------!"])
    }

    @Test func `compares keys`() {
        let source = scheduler.hot("a-A-b-B-a-|")
        #expect(scheduler.result(of: source.distinctUntilChanged { $0.lowercased() }) == "a---b---a-|")
    }

    @Test func `compares elements with a function`() {
        let source = scheduler.hot("a-A-b-B-a-|")
        let distinct = source.distinctUntilChanged { earlier, later in earlier.lowercased() == later.lowercased() }
        #expect(scheduler.result(of: distinct) == "a---b---a-|")
    }

    @Test func `compares keys with a function`() {
        let source = scheduler.hot("a-A-b-B-a-|")
        let distinct = source.distinctUntilChanged({ $0.lowercased() }, comparer: ==)
        #expect(scheduler.result(of: distinct) == "a---b---a-|")
    }

    private struct Item: Equatable, Sendable {
        let name: String
        let number: Int
    }

    @Test func `compares the values of a key path`() {
        let items = [
            "a1": Item(name: "a", number: 1), "a2": Item(name: "a", number: 2),
            "b1": Item(name: "b", number: 1), "b2": Item(name: "b", number: 2),
        ]
        let source = scheduler.hot("a1-a2-b1-b2-|", values: items)
        #expect(scheduler.result(of: source.distinctUntilChanged(at: \.name), values: items) == "a1----b1----|")
    }

    @Test func `the function gets the last passed element and the new one`() {
        let pairs = Recorder<[Int]>()
        let source = Observable.of(1, 2, 3, 10).distinctUntilChanged { earlier, later in
            pairs.record([earlier, later])
            return later - earlier < 5
        }
        #expect(trace(source) == ["1", "10", "|"])
        #expect(pairs.elements == [[1, 2], [1, 3], [1, 10]])
    }

    @Test func `an error and an empty source pass through`() {
        #expect(scheduler.result(of: scheduler.hot("aa-#").distinctUntilChanged()) == "a--#")
        #expect(trace(Observable<Int>.empty().distinctUntilChanged()) == ["|"])
        #expect(trace(Observable<Int>.empty().distinctUntilChanged { $0 }) == ["|"])
    }

    @Test func `optional elements count, nil as well`() {
        let source = Observable<Int?>.of(nil, nil, 1, 1, nil).distinctUntilChanged()
        #expect(trace(source.map { $0 ?? 0 }) == ["0", "1", "0", "|"])
    }

    @Test func `each subscription starts anew`() {
        let source = Observable.of(1, 1).distinctUntilChanged()
        #expect(trace(source) == ["1", "|"])
        #expect(trace(source) == ["1", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.distinctUntilChanged { try visit($0) == $1 }
        })
        #expect(violations == [])
        #expect(operatorContractViolations { $0.distinctUntilChanged { $0.number } } == [])
        #expect(operatorContractViolations { $0.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }) } == [])
    }

    // Contract G7
    @Test func `a key selector that throws becomes one error`() {
        for calls in [0, 2] {
            expectOneError(after: calls) { source, body in
                source.distinctUntilChanged { number in
                    try body()
                    return number
                }
            }
        }
    }
}
