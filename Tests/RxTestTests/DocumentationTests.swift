import Dispatch
import RxObservable
import RxSchedulers
import RxTest
import Testing

extension ObservableType where Element: Sendable {
    fileprivate func twice() -> Observable<Element> {
        concatMap { Observable.of($0, $0) }
    }
}

/// The samples of the articles compile, and do what the articles say.
@Suite(.timeLimit(.minutes(5)))
struct DocumentationTests {
    let scheduler = TestScheduler()

    @Test func `the sample of the landing page passes`() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .completed(300),
        ])

        let result = scheduler.start { source.map { $0 * 10 } }

        #expect(result.events == [.next(210, 10), .next(220, 20), .completed(300)])
        #expect(source.subscriptions == [Subscription(200, 300)])
    }

    @Test func `the sample of elements passes`() {
        let numbers = scheduler.cold("-x-y|", values: ["x": 10, "y": 20])
        #expect(scheduler.result(of: numbers.map { $0 / 10 }) == "-1-2|")
    }

    @Test func `the sample of groups passes`() {
        #expect(Marbles("(ab)-c") == Marbles([Recorded.next(0, "a"), .next(0, "b"), .next(5, "c")]))
        #expect(Marbles("(ab)\n-c") == Marbles([Recorded.next(0, "a"), .next(0, "b"), .next(1, "c")]))
    }

    @Test func `the sample of disposal passes`() {
        struct Broken: Error {}
        let source = scheduler.hot("a-#", error: Broken())
        #expect(scheduler.result(of: source, error: Broken()) == "a-#")
        #expect(TestScheduler().result(of: scheduler.hot("a----"), disposedAt: "---!") == "")
    }

    @Test func `intervals are rounded`() {
        let ticks = Observable<Int>.timer(.milliseconds(500), scheduler: scheduler)
        #expect(scheduler.result(of: ticks) == "-(0|)")
        let now = Observable<Int>.timer(.milliseconds(400), scheduler: scheduler)
        #expect(scheduler.result(of: now) == "(0|)")
    }

    @Test func `an operator signs the contract`() {
        #expect(operatorContractViolations { $0.twice() } == [])
    }

    @Test func `an operator with a closure signs the contract`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.map { _ in throw error } },
            calling: { source, closure in
                source.map { element in
                    closure()
                    return element
                }
            },
            { $0.map { $0 } }
        )
        #expect(violations == [])
    }

    @Test func `a source signs the contract`() {
        #expect(
            sourceContractViolations { Observable.generate(initialState: 1, condition: { _ in true }) { $0 + 1 } } == []
        )
    }

    @Test func `an operator with time signs the contract`() {
        let scheduler = scheduler
        #expect(
            operatorContractViolations(scheduler: scheduler) { $0.delay(.seconds(3), scheduler: scheduler) } == []
        )
    }
}
