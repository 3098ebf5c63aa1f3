import RxExtras
import RxObservable
import RxTest
import Testing

struct DelayTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let times = ["a": scheduler.cold("-----x--"), "b": scheduler.cold("-x--")]
        let chain = scheduler.hot("a--b----|").delay(until: { times[$0]?.asObservable() ?? .never() })
        #expect(scheduler.result(of: chain) == "----ba--|")
    }

    @Test func `the other sequence's completion also ends a delay, and its error fails the sequence`() {
        #expect(trace(Observable.of(1).delay(until: { _ in Observable<Int>.empty() })) == ["1", "|"])
        #expect(trace(Observable.of(1).delay(until: { _ in Observable<Int>.error(Fault.first) })) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in
                source.delay(until: { _ -> Observable<Int> in throw error })
            },
            calling: { source, closure in
                source.delay(until: { element in
                    closure()
                    return Observable.just(element.number)
                })
            },
            { $0.delay(until: { Observable.just($0) }) }
        )
        #expect(violations == [])
    }
}
