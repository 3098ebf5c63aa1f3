import RxExtras
import RxObservable
import RxTest
import TestSupport
import Testing

struct FlatMapDelayErrorTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let inner = ["x": scheduler.cold("-a-#"), "y": scheduler.cold("-b--c|")]
        let chain = scheduler.hot("x--y------|").flatMapDelayError { inner[$0]?.asObservable() ?? .empty() }
        #expect(scheduler.result(of: chain) == "-a--b--c--#")
    }

    @Test func `several errors come in one error, the source's included`() throws {
        let source = Observable.of(1, 2).concat(Observable.error(Fault.second))
        let chain = source.flatMapDelayError { $0 == 1 ? Observable<Int>.error(Fault.first) : .just($0) }
        let log = Recorder<String>()
        _ = chain.subscribe(
            onNext: { log.record("\($0)") },
            onError: { error in log.record("\((error as? CompositeError)?.errors ?? [])") }
        )
        let all: [any Error] = [Fault.first, Fault.second]
        #expect(log.elements == ["2", "\(all)"])
    }

    @Test func `without an error it completes`() {
        #expect(trace(Observable.of(1, 2).flatMapDelayError { Observable.just($0) }) == ["1", "2", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in
                source.flatMapDelayError { _ -> Observable<Int> in throw error }
            },
            calling: { source, closure in
                source.flatMapDelayError { element in
                    closure()
                    return Observable.just(element.number)
                }
            },
            { $0.flatMapDelayError { Observable.just($0.number) } }
        )
        #expect(violations == [])
    }
}
