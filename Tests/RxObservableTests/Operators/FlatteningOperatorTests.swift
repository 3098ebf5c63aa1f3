import TestSupport
import Testing

/// The common behaviour of `flatMap`, `concatMap` and `flatMapLatest`.
struct FlatteningOperatorTests {
    private let scheduler = TestScheduler()

    @Test(arguments: FlatteningOperator.allCases)
    func `the source's error fails the sequence at once`(flattening: FlatteningOperator) {
        let x = scheduler.cold("1-1-1-1|")
        let source = scheduler.hot("x--#")
        scheduler.expect(flattening.apply(to: source) { _ in x }, "1-1#")
        scheduler.expectSubscriptions(of: source, "^--!")
        scheduler.expectSubscriptions(of: x, "^--!")
    }

    @Test(arguments: FlatteningOperator.allCases)
    func `an inner sequence's error fails the sequence at once`(flattening: FlatteningOperator) {
        let x = scheduler.cold("1-#")
        let source = scheduler.hot("-x-----|")
        scheduler.expect(flattening.apply(to: source) { _ in x }, "-1-#")
        scheduler.expectSubscriptions(of: source, "^--!")
        scheduler.expectSubscriptions(of: x, "-^-!")
    }

    @Test(arguments: FlatteningOperator.allCases, [("|", "|"), ("-", "-"), ("#", "#"), ("a|", "-|"), ("ab-|", "---|")])
    func `the result of empty sequences is empty`(flattening: FlatteningOperator, diagrams: (String, String)) {
        let source = scheduler.hot(diagrams.0)
        scheduler.expect(flattening.apply(to: source) { _ in Observable<String>.empty() }, Marbles(diagrams.1))
    }

    @Test(arguments: FlatteningOperator.allCases)
    func `an inner sequence continues after the source has completed`(flattening: FlatteningOperator) {
        let x = scheduler.cold("1--1|")
        let source = scheduler.hot("x-|")
        scheduler.expect(flattening.apply(to: source) { _ in x }, "1--1|")
        scheduler.expectSubscriptions(of: source, "^-!")
    }
}
