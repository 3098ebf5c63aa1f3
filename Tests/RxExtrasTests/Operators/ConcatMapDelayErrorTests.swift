import RxExtras
import RxObservable
import RxTest
import Testing

struct ConcatMapDelayErrorTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let inner = ["x": scheduler.cold("-a-#"), "y": scheduler.cold("-b--c|")]
        let chain = scheduler.hot("(xy)------|").concatMapDelayError { inner[$0]?.asObservable() ?? .empty() }
        #expect(scheduler.result(of: chain) == "-a--b--c--#")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in
                source.concatMapDelayError { _ -> Observable<Int> in throw error }
            },
            calling: { source, closure in
                source.concatMapDelayError { element in
                    closure()
                    return Observable.just(element.number)
                }
            },
            { $0.concatMapDelayError { Observable.just($0.number) } }
        )
        #expect(violations == [])
    }
}
