import RxExtras
import TestSupport
import Testing

struct FlatMapDelayErrorTests {
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
        let violations = operatorContractViolations(visiting: { source, visit in
            source.flatMapDelayError { Observable.just(try visit($0)) }
        })
        #expect(violations == [])
    }
}
