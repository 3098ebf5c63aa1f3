import Dispatch
import RxTraits
import TestSupport
import Testing

struct SingleOperatorsTests {
    private let scheduler = TestScheduler()

    private func single(_ diagram: String) -> Single<String> {
        scheduler.cold(diagram).asSingle()
    }

    // Contract T8
    @Test func `in virtual time the element and the end are actions of their own`() {
        let (first, second) = (TestScheduler(initialClock: 0), TestScheduler(initialClock: 0))
        let observed = first.start { Single.just(1).observe(on: first) }
        #expect(observed.events == [.next(201, 1), .completed(202)])
        let delayed = second.start { Single.just(1).delay(.seconds(10), scheduler: second) }
        #expect(delayed.events == [.next(210, 1), .completed(211)])
    }

    @Test func `continues with another sequence`() {
        #expect(scheduler.result(of: single("--a|").flatMap { single($0 + "|") }) == "----(a|)")
        #expect(scheduler.result(of: single("--a|").flatMapMaybe { _ in Maybe<String>.empty() }) == "---|")
        #expect(scheduler.result(of: single("--a|").flatMapCompletable { _ in .empty() }) == "---|")
        #expect(scheduler.result(of: single("--a|").flatMapCompletable { _ in .error(MarbleError()) }) == "---#")
    }

    @Test func `retry(when:) that gives up without an error is an error`() {
        let given = single("--#").retry { (errors: Observable<any Error>) in errors.take(0) }
        #expect(scheduler.result(of: given, error: RxError.noElements) == "--#")
        let again = single("--#").retry(on: MarbleError.self) { errors in
            errors.scan(0) { count, _ in count + 1 }.map { count in
                if count == 3 { throw MarbleError() }
                return count
            }
        }
        #expect(scheduler.result(of: again) == "------#")
    }

    // Contract G10
    @Test func `an error thrown after the element's delivery goes to the default handler`() async {
        await #expect(processExitsWith: .success) {
            let log = Recorder<String>()
            Hooks.defaultErrorHandler = { _, _ in log.record("unhandled") }
            _ = Single.just(1).do(afterSuccess: { _ in throw MarbleError() })
                .subscribe(onSuccess: { log.record("got \($0)") }, onFailure: { log.record("failed \($0)") })
            _ = Maybe.just(2).do(afterNext: { _ in throw MarbleError() })
                .subscribe(onSuccess: { log.record("got \($0)") }, onError: { log.record("failed \($0)") })
            precondition(log.elements == ["got 1", "unhandled", "got 2", "unhandled"])
        }
    }

    @Test func `conversions`() {
        #expect(scheduler.result(of: single("--a|").asMaybe()) == "---(a|)")
        #expect(scheduler.result(of: single("--a|").asCompletable()) == "---|")
        #expect(scheduler.result(of: single("--#").asCompletable()) == "--#")
        #expect(scheduler.result(of: single("--a|").asObservable()) == "---(a|)")
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.asSingle().map { $0 }.asObservable() } == [])
        #expect(operatorContractViolations { $0.asSingle().flatMap { .just($0) }.asObservable() } == [])
    }
}
