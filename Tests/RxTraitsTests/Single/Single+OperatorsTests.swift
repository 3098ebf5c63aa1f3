import Dispatch
import RxDisposables
import RxObservable
import RxSchedulers
import RxTest
import RxTraits
import TestSupport
import Testing

struct SingleOperatorsTests {
    private let scheduler = TestScheduler()

    private func single(_ diagram: String) -> Single<String> {
        scheduler.cold(diagram).asSingle()
    }

    @Test func `transforming the element`() {
        #expect(scheduler.result(of: single("--a|").map { $0.uppercased() }) == "---(A|)")
        #expect(scheduler.result(of: single("--a|").filter { $0 == "a" }) == "---(a|)")
        #expect(scheduler.result(of: single("--a|").filter { $0 != "a" }) == "---|")
        #expect(scheduler.result(of: single("--a|").compactMap { Int($0) }) == "---|")
        #expect(scheduler.result(of: single("--4|").compactMap { Int($0) }) == "---(4|)")
        #expect(scheduler.result(of: single("--#").map { $0 + "!" }) == "--#")
    }

    // Contract T8
    @Test func `in virtual time the element and the end are actions of their own`() {
        let (first, second) = (TestScheduler(initialClock: 0), TestScheduler(initialClock: 0))
        let observed = first.start { Single.just(1).observe(on: first) }
        #expect(observed.events == [.next(201, 1), .completed(202)])
        let delayed = second.start { Single.just(1).delay(.seconds(10), scheduler: second) }
        #expect(delayed.events == [.next(210, 1), .completed(211)])
    }

    // Contract G7
    @Test func `closures that throw`() {
        #expect(scheduler.result(of: single("--a|").map { _ -> String in throw MarbleError() }) == "---#")
        #expect(scheduler.result(of: single("--a|").filter { _ in throw MarbleError() }) == "---#")
        #expect(scheduler.result(of: single("--a|").flatMap { _ -> Single<String> in throw MarbleError() }) == "---#")
    }

    @Test func `continues with another sequence`() {
        #expect(scheduler.result(of: single("--a|").flatMap { single($0 + "|") }) == "----(a|)")
        #expect(scheduler.result(of: single("--a|").flatMapMaybe { _ in Maybe<String>.empty() }) == "---|")
        #expect(scheduler.result(of: single("--a|").flatMapCompletable { _ in .empty() }) == "---|")
        #expect(scheduler.result(of: single("--a|").flatMapCompletable { _ in .error(MarbleError()) }) == "---#")
    }

    @Test func `errors`() {
        #expect(scheduler.result(of: single("--#").catchAndReturn("b")) == "--(b|)")
        #expect(scheduler.result(of: single("--#").catch { _ in .just("c") }) == "--(c|)")
        #expect(scheduler.result(of: single("--#").catch { _ in throw MarbleError() }) == "--#")
        #expect(scheduler.result(of: single("--#").retry(3)) == "------#")
        #expect(scheduler.result(of: single("--a|").retry()) == "---(a|)")
    }

    @Test func `time`() {
        #expect(scheduler.result(of: single("-a|").delay(.seconds(3), scheduler: scheduler)) == "-----(a|)")
        #expect(scheduler.result(of: single("-a|").delaySubscription(.seconds(3), scheduler: scheduler)) == "-----(a|)")
        let late = single("-----a|").timeout(.seconds(3), other: .just("b"), scheduler: scheduler)
        #expect(scheduler.result(of: late) == "---(b|)")
        let never = single("-----a|").timeout(.seconds(3), scheduler: scheduler)
        #expect(scheduler.result(of: never, error: RxError.timeout) == "---#")
        #expect(scheduler.result(of: single("-a|").timeout(.seconds(3), scheduler: scheduler)) == "--(a|)")
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

    @Test func `do sees everything in order`() {
        let log = Recorder<String>()
        let single = Single.just(1).do(
            onSuccess: { log.record("success \($0)") },
            afterSuccess: { log.record("after \($0)") },
            onSubscribe: { log.record("subscribe") },
            onSubscribed: { log.record("subscribed") },
            onDispose: { log.record("dispose") }
        )
        _ = single.subscribe(onSuccess: { log.record("got \($0)") })
        #expect(log.elements == ["subscribe", "success 1", "got 1", "after 1", "subscribed", "dispose"])
        log.removeAll()
        _ = Single<Int>.error(MarbleError())
            .do(onError: { _ in log.record("error") }, afterError: { _ in log.record("after") })
            .subscribe(onFailure: { _ in log.record("failed") })
        #expect(log.elements == ["error", "failed", "after"])
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

    @Test func `a resource lives as long as the subscription`() {
        let resource = CountingDisposable()
        let single = Single<Int>.using({ resource }, primitiveSequenceFactory: { _ in .never() })
        let subscription = single.subscribe()
        #expect(resource.count == 0)
        subscription.dispose()
        #expect(resource.count == 1)
    }

    @Test func `conversions`() {
        #expect(scheduler.result(of: single("--a|").asMaybe()) == "---(a|)")
        #expect(scheduler.result(of: single("--a|").asCompletable()) == "---|")
        #expect(scheduler.result(of: single("--#").asCompletable()) == "--#")
        #expect(scheduler.result(of: single("--a|").asObservable()) == "---(a|)")
    }

    @Test func `zip, in all arities`() {
        let x = Single.just("a")
        #expect(scheduler.result(of: Single.zip(x, x) { $0 + $1 }, names: ["aa"]) == "(aa|)")
        let results = Recorder<String>()
        func note(_ single: Single<String>) { _ = single.subscribe(onSuccess: results.record) }
        note(.zip(x, x, x) { $0 + $1 + $2 })
        note(.zip(x, x, x, x) { [$0, $1, $2, $3].joined() })
        note(.zip(x, x, x, x, x) { [$0, $1, $2, $3, $4].joined() })
        note(.zip(x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5].joined() })
        note(.zip(x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6].joined() })
        note(.zip(x, x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6, $7].joined() })
        note(Single.zip(x, x).map { "\($0)" })
        note(Single.zip(x, x, x).map { "\($0)" })
        note(Single.zip(x, x, x, x).map { "\($0)" })
        note(Single.zip(x, x, x, x, x).map { "\($0)" })
        note(Single.zip(x, x, x, x, x, x).map { "\($0)" })
        note(Single.zip(x, x, x, x, x, x, x).map { "\($0)" })
        note(Single.zip(x, x, x, x, x, x, x, x).map { "\($0)" })
        let letters = (3...8).map { String(repeating: "a", count: $0) }
        let tuples = (2...8).map { "(" + Array(repeating: "\"a\"", count: $0).joined(separator: ", ") + ")" }
        #expect(results.elements == letters + tuples)
    }

    @Test func `zip of a collection`() {
        let results = Recorder<[Int]>()
        _ = Single.zip([Single.just(1), .just(2)]).subscribe(onSuccess: results.record)
        _ = Single<Int>.zip([Single<Int>]()).subscribe(onSuccess: results.record)
        #expect(results.elements == [[1, 2], []])
        let sum = Single.zip([Single.just(1), .just(2)]) { $0.reduce(0, +) }
        #expect(scheduler.result(of: sum) == "(3|)")
        let failing = Single.zip([Single<Int>.never(), .error(MarbleError())]) { $0.count }
        #expect(scheduler.result(of: failing) == "#")
        #expect(scheduler.result(of: Single.zip([Single<Int>]()) { _ -> Int in throw MarbleError() }) == "#")
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.asSingle().map { $0 }.asObservable() } == [])
        #expect(operatorContractViolations { $0.asSingle().flatMap { .just($0) }.asObservable() } == [])
    }
}
