import RxTracing
import RxTraits
import TestSupport
import Testing

struct CheckpointTests {
    // Contract W4
    @Test func `the chain contains its name and place`() {
        let line = #line + 1
        let chain = PublishSubject<Int>().checkpoint("typed").map { $0 }.chain
        #expect("\(chain)" == "PublishSubject.checkpoint(\"typed\", RxTracingTests/CheckpointTests.swift:\(line)).map")
        #expect(chain.checkpoints == ["typed"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.checkpoint("name") } == [])
    }

    @Test @MainActor func `traits keep their type`() {
        let infallible: Infallible<Int> = Infallible.just(1).checkpoint("a")
        let single: Single<Int> = Single.just(1).checkpoint("b")
        let maybe: Maybe<Int> = Maybe.just(1).checkpoint("c")
        let driver: Driver<Int> = Driver.just(1).map { $0 }.checkpoint("d")
        let signal: Signal<Int> = Signal.just(1).checkpoint("e")
        let checkpoints = [
            infallible.asObservable(), single.asObservable(), maybe.asObservable(), driver.asObservable(),
            signal.asObservable(),
        ].map(\.chain.checkpoints)
        #expect(checkpoints == [["a"], ["b"], ["c"], ["d"], ["e"]])
    }

    // Contract W5
    @Test func `an error's trail tells whether it came from above`() async {
        await #expect(processExitsWith: .success) {
            let trails = Recorder<String>()
            let observer = Tracing.install(Trails { trails.record($0) })
            let source = PublishSubject<Int>()
            let subject = PublishSubject<Int>()
            let feed = source.checkpoint("above").flatMap { _ in Observable<Int>.error(Fault.first) }.checkpoint(
                "below"
            )
            .subscribe(subject)
            let end = subject.map { $0 }.subscribe(onNext: { _ in }, onError: { _ in })
            source.onNext(1)
            let expected = [
                "error", "below", "PublishSubject.checkpoint.flatMap.checkpoint", "PublishSubject.map",
            ]
            let last = trails.elements.last ?? ""
            expect(last == expected.joined(separator: " > "), last)
            feed.dispose()
            end.dispose()
            observer.dispose()
        }
    }
}

/// The names of the subscriptions that an error has passed.
private struct Trails: TracingObserver {
    let record: @Sendable (String) -> Void

    func failed(_ error: any Error, in subscription: TracedSubscription) {
        let names = Tracing.errorTrail.map { passed in
            passed.isCheckpoint
                ? passed.chain.checkpoints.last ?? ""
                : "\(passed.chain)".replacing(/\(".*?\)/, with: "")
        }
        record(names.joined(separator: " > "))
    }
}
