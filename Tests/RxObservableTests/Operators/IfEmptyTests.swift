import TestSupport
import Testing

struct IfEmptyTests {
    private let scheduler = TestScheduler()

    @Test func `ifEmpty(switchTo: other) as documented`() {
        let source = scheduler.hot("---|")
        let other = scheduler.cold("1--2|")
        #expect(scheduler.result(of: source.ifEmpty(switchTo: other)) == "---1--2|")
        #expect(source.subscriptionMarbles == ["^--!"])
        #expect(other.subscriptionMarbles == ["---^---!"])
    }

    @Test(arguments: [("a-|", "a-|"), ("a-#", "a-#"), ("--#", "--#"), ("-", "-")])
    func `a source that isn't empty, or fails, is forwarded unchanged`(source: String, expected: String) {
        let other = scheduler.cold("1|")
        #expect(scheduler.result(of: scheduler.hot(source).ifEmpty(switchTo: other)) == Marbles(expected))
        #expect(other.subscriptions == [])
        #expect(scheduler.result(of: scheduler.hot(source).ifEmpty(default: "1")) == Marbles(expected))
    }

    @Test func `an empty or failing other sequence is the end`() {
        #expect(trace(Observable<Int>.empty().ifEmpty(switchTo: .empty())) == ["|"])
        #expect(trace(Observable<Int>.empty().ifEmpty(switchTo: .error(Fault.first))) == ["#first"])
        #expect(trace(Observable<Int>.empty().ifEmpty(switchTo: .of(1, 2))) == ["1", "2", "|"])
        #expect(trace(Observable.just(1).ifEmpty(switchTo: .just(2))) == ["1", "|"])
    }

    // Contract G8: a sequence whose sink replaces the one before it still sees its own first element.
    @Test func `the last source of another sequence, or with such a source`() {
        let list = Observable.of(1, 2).ifEmpty(switchTo: .just(9))
        #expect(trace(Observable.just(0).concat(list)) == ["0", "1", "2", "|"])
        #expect(trace(list.startWith(0)) == ["0", "1", "2", "|"])
        let other = Observable.range(start: 1, count: 2).concat(Observable.of(3, 4))
        #expect(trace(Observable.empty().ifEmpty(switchTo: other)) == ["1", "2", "3", "4", "|"])
    }

    // Contract G8
    @Test func `the stack is flat`() throws {
        try runOnSmallStack {
            var source = Observable<Int>.empty()
            for _ in 0..<100 { source = source.ifEmpty(switchTo: .empty()) }
            #expect(trace(source) == ["|"])
        }
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.ifEmpty(default: ContractElement(0)) } == [])
        #expect(operatorContractViolations { $0.filter { _ in false }.ifEmpty(default: ContractElement(0)) } == [])
        #expect(operatorContractViolations { $0.ifEmpty(switchTo: $1) } == [])
        #expect(operatorContractViolations { $0.filter { _ in false }.ifEmpty(switchTo: $1) } == [])
        expectPromptStop { $0.ifEmpty(default: 0) }
        expectPromptStop { $0.ifEmpty(switchTo: .just(0)) }
        expectPromptStop { Observable.empty().ifEmpty(switchTo: $0) }
    }
}
