import TestSupport
import Testing

struct ScanIntoTests {
    @Test func `changes the result with each element and sends it`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("1--2--3--|", values: ["1": 1, "2": 2, "3": 3])
        #expect(scheduler.result(of: source.scan(into: 0) { $0 += $1 }) == "1--3--6--|")
        #expect(source.subscriptionMarbles == ["^--------!"])
    }

    @Test func `each subscription starts with the seed, and results that are kept stay as they were`() {
        let sequence = Observable.of(1, 2).scan(into: [Int]()) { $0.append($1) }
        for _ in 0..<2 { #expect(trace(sequence) == ["[1]", "[1, 2]", "|"]) }
        let kept = Recorder<[Int]>()
        _ = sequence.subscribe(onNext: kept.record)
        #expect(kept.elements == [[1], [1, 2]])
        #expect(trace(Observable<Int>.empty().scan(into: 0) { $0 += $1 }) == ["|"])
        #expect(trace(Observable<Int>.error(Fault.first).scan(into: 0) { $0 += $1 }) == ["#first"])
    }

    // Contracts G1, G2, G4, G5, G6, G7, L0
    @Test func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.scan(into: []) { $0.append(try visit($1)) }
        })
        #expect(violations == [])
    }
}
