import Dispatch
import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxSubjects
import RxTest
import RxTraits
import TestSupport
import Testing

struct InfallibleTests {
    private let scheduler = TestScheduler()

    private func infallible(_ diagram: String) -> Infallible<String> {
        scheduler.hot(diagram).asInfallible(onErrorJustReturn: "z")
    }

    @Test func `create, as documented`() {
        let created = Infallible<String>.create { infallible in
            infallible(.next("a"))
            infallible(.next("b"))
            infallible(.completed)
            infallible(.next("c"))
            return Disposables.create()
        }
        #expect(scheduler.result(of: created) == "(ab|)")
    }

    // Contract A5
    @Test func `create gives away what isn't Sendable`() {
        let texts = Recorder<String>()
        let drafts = Infallible<Draft>.create { infallible in
            infallible(.next(Draft("a")))
            infallible(.next(Draft("b")))
            infallible(.completed)
            infallible(.next(Draft("c")))
            return Disposables.create()
        }
        _ = drafts.subscribe(onNext: { texts.record($0.text) }, onCompleted: { texts.record("|") })
        #expect(texts.elements == ["a", "b", "|"])
    }

    @Test func `sources`() {
        #expect(scheduler.result(of: Infallible.just("a")) == "(a|)")
        #expect(scheduler.result(of: Infallible<String>.empty()) == "|")
        #expect(scheduler.result(of: Infallible<String>.never()) == "-")
        #expect(scheduler.result(of: Infallible.of("a", "b")) == "(ab|)")
        #expect(scheduler.result(of: Infallible.from(["a", "b"])) == "(ab|)")
        #expect(scheduler.result(of: Infallible.from(1...2)) == "(12|)")
        #expect(scheduler.result(of: Infallible<String>.deferred { .just("a") }) == "(a|)")
        #expect(scheduler.result(of: Infallible<Int>.timer(.seconds(2), scheduler: scheduler)) == "--(0|)")
        #expect(scheduler.result(of: Infallible<Int>.interval(.seconds(2), scheduler: scheduler).take(2)) == "--0-(1|)")
    }

    // Contract C3
    @Test func `an error becomes something else`() {
        #expect(scheduler.result(of: infallible("a-#")) == "a-(z|)")
        let fallback = scheduler.hot("a-#").asInfallible(onErrorFallbackTo: .of("x", "y"))
        #expect(scheduler.result(of: fallback) == "a-(xy|)")
        let recovered = scheduler.hot("a-#").asInfallible { .just("\($0 is MarbleError)") }
        #expect(scheduler.result(of: recovered, names: ["true"]) == "a-(true|)")
        let caught: Infallible<String> = scheduler.hot("a-#").catch { _ in Infallible.just("z") }
        #expect(scheduler.result(of: caught) == "a-(z|)")
    }

    @Test func `catch with a bare just still is the observable's`() {
        let caught = scheduler.hot("a-#").catch { _ in .just("z") }
        let observable: Observable<String> = caught
        #expect(scheduler.result(of: observable) == "a-(z|)")
    }

    @Test func `subscribing`() {
        final class View: Sendable {}
        let view = View()
        let log = Recorder<String>()
        _ = Infallible.of(1, 2).subscribe { log.record("\($0)") }
        _ = Infallible.just(3).subscribe(
            onNext: { log.record("\($0)") },
            onCompleted: { log.record("completed") },
            onDisposed: { log.record("disposed") }
        )
        _ = Infallible.just(4).subscribe(with: view, onNext: { _, number in log.record("\(number)") })
        #expect(log.elements == ["next(1)", "next(2)", "completed", "3", "completed", "disposed", "4"])
        #expect(InfallibleEvent.next(1).event == .next(1))
        #expect(InfallibleEvent<Int>.completed.event == .completed)
    }

    @Test func `transforming`() {
        #expect(scheduler.result(of: infallible("a-b|").map { $0.uppercased() }) == "A-B|")
        #expect(scheduler.result(of: infallible("a-b|").filter { $0 == "b" }) == "--b|")
        #expect(scheduler.result(of: infallible("a-1|").compactMap { Int($0) }) == "--1|")
        #expect(scheduler.result(of: infallible("1-2|").scan(0) { $0 + Int($1)! }) == "1-3|")
        #expect(scheduler.result(of: infallible("1-2|").scan(into: 0) { $0 += Int($1)! }) == "1-3|")
        #expect(scheduler.result(of: infallible("--b|").startWith("a")) == "a-b|")
        #expect(scheduler.result(of: infallible("-a-b|").withLatestFrom(infallible("x-y|"))) == "-x-y|")
        let both = infallible("-a--b--|").withLatestFrom(infallible("x---|")) { $0 + $1 }
        #expect(scheduler.result(of: both, names: ["ax", "bx"]) == "-ax-bx-|")
    }

    @Test func `taking and skipping`() {
        #expect(scheduler.result(of: infallible("abc|").take(2)) == "a(b|)")
        #expect(scheduler.result(of: infallible("abc|").take(until: infallible("--x"))) == "ab(c|)")
        #expect(scheduler.result(of: infallible("abc|").take(until: { $0 == "b" })) == "a|")
        #expect(scheduler.result(of: infallible("abc|").take(until: { $0 == "b" }, behavior: .inclusive)) == "a(b|)")
        #expect(scheduler.result(of: infallible("abc|").take(while: { $0 != "b" })) == "a|")
        #expect(scheduler.result(of: infallible("abcd").take(for: .seconds(2), scheduler: scheduler)) == "ab(c|)")
        #expect(scheduler.result(of: infallible("abc|").skip(2)) == "--c|")
        #expect(scheduler.result(of: infallible("abc|").skip(while: { $0 != "b" })) == "-bc|")
        #expect(scheduler.result(of: infallible("abc|").skip(until: infallible("-x"))) == "--c|")
    }

    @Test func `dropping repeats`() {
        #expect(scheduler.result(of: infallible("aab|").distinctUntilChanged()) == "a-b|")
        #expect(scheduler.result(of: infallible("aAb|").distinctUntilChanged { $0.lowercased() }) == "a-b|")
        #expect(scheduler.result(of: infallible("abc|").distinctUntilChanged { _, _ in true }) == "a--|")
        let keys = infallible("aAb|").distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 })
        #expect(scheduler.result(of: keys) == "a-b|")
        #expect(scheduler.result(of: infallible("abb|").distinctUntilChanged(at: \.count)) == "a--|")
    }

    @Test func `time`() {
        #expect(scheduler.result(of: infallible("ab---|").debounce(.seconds(2), scheduler: scheduler)) == "---b-|")
        #expect(scheduler.result(of: infallible("abc---|").throttle(.seconds(2), scheduler: scheduler)) == "a-c---|")
        #expect(scheduler.result(of: infallible("ab|").delay(.seconds(2), scheduler: scheduler)) == "--ab|")
        let buffers = infallible("ab-c|").buffer(timeSpan: .seconds(9), count: 2, scheduler: scheduler)
        #expect(scheduler.result(of: buffers.map { $0.joined() }, names: ["ab", "c"]) == "-ab-(c|)")
    }

    @Test func `inner sequences`() {
        let inner: @Sendable (String) -> Infallible<String> = { [scheduler] in
            scheduler.cold("\($0)--\($0)|").asInfallible(onErrorJustReturn: "!")
        }
        #expect(scheduler.result(of: infallible("ab|").flatMap(inner)) == "ab-ab|")
        #expect(scheduler.result(of: infallible("ab|").flatMapLatest(inner)) == "ab--b|")
        #expect(scheduler.result(of: infallible("ab|").flatMapFirst(inner)) == "a--a|")
        #expect(scheduler.result(of: infallible("ab|").concatMap(inner)) == "a--ab--b|")
        #expect(scheduler.result(of: infallible("a|").concat(Infallible.just("z"))) == "a(z|)")
        #expect(scheduler.result(of: Infallible.concat(Infallible.just("a"), .just("b"))) == "(ab|)")
        #expect(scheduler.result(of: Infallible.concat([Infallible.just("a"), .just("b")])) == "(ab|)")
        #expect(scheduler.result(of: Infallible.merge(infallible("a-|"), infallible("-b|"))) == "ab|")
        #expect(scheduler.result(of: Infallible.merge([infallible("a-|"), infallible("-b|")])) == "ab|")
    }

    @Test func `combining`() {
        let (x, y) = (infallible("a--b--|"), infallible("-1----|"))
        let latest = Infallible.combineLatest(x, y) { $0 + $1 }
        #expect(scheduler.result(of: latest, names: ["a1", "b1"]) == "-a1b1-|")
        let pairs = Infallible.zip(infallible("a--b-|"), infallible("-1--|")) { $0 + $1 }
        #expect(scheduler.result(of: pairs, names: ["a1"]) == "-a1-|")
    }

    @Test func `all arities`() {
        let x = Infallible.just("a")
        let results = Recorder<String>()
        func note(_ infallible: Infallible<String>) { _ = infallible.subscribe(onNext: results.record) }
        note(.combineLatest(x, x, x) { $0 + $1 + $2 })
        note(.combineLatest(x, x, x, x) { [$0, $1, $2, $3].joined() })
        note(.combineLatest(x, x, x, x, x) { [$0, $1, $2, $3, $4].joined() })
        note(.combineLatest(x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5].joined() })
        note(.combineLatest(x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6].joined() })
        note(.combineLatest(x, x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6, $7].joined() })
        note(.zip(x, x, x) { $0 + $1 + $2 })
        note(.zip(x, x, x, x) { [$0, $1, $2, $3].joined() })
        note(.zip(x, x, x, x, x) { [$0, $1, $2, $3, $4].joined() })
        note(.zip(x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5].joined() })
        note(.zip(x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6].joined() })
        note(.zip(x, x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6, $7].joined() })
        note(Infallible.combineLatest(x, x).map { "\($0)" })
        note(Infallible.combineLatest(x, x, x).map { "\($0)" })
        note(Infallible.combineLatest(x, x, x, x).map { "\($0)" })
        note(Infallible.combineLatest(x, x, x, x, x).map { "\($0)" })
        note(Infallible.combineLatest(x, x, x, x, x, x).map { "\($0)" })
        note(Infallible.combineLatest(x, x, x, x, x, x, x).map { "\($0)" })
        note(Infallible.combineLatest(x, x, x, x, x, x, x, x).map { "\($0)" })
        let letters = (3...8).map { String(repeating: "a", count: $0) }
        let tuples = (2...8).map { "(" + Array(repeating: "\"a\"", count: $0).joined(separator: ", ") + ")" }
        #expect(results.elements == letters + letters + tuples)
        let array = Infallible.combineLatest([x, x]).map { $0.joined() }
        #expect(scheduler.result(of: array, names: ["aa"]) == "(aa|)")
        let sum = Infallible<String>.combineLatest([x, x], resultSelector: { $0.joined() })
        #expect(scheduler.result(of: sum, names: ["aa"]) == "(aa|)")
        let zipped = Infallible<String>.zip([x, x], resultSelector: { $0.joined() })
        #expect(scheduler.result(of: zipped, names: ["aa"]) == "(aa|)")
    }

    @Test func `sharing`() {
        let subscriptions = Recorder<Void>()
        let source = PublishSubject<Int>()
        let shared = source.asInfallible(onErrorJustReturn: 0).do(onSubscribe: { subscriptions.record(()) }).share(
            replay: 1
        )
        let log = Recorder<Int>()
        let first = shared.subscribe(onNext: log.record)
        source.onNext(1)
        let second = shared.subscribe(onNext: log.record)
        #expect(log.elements == [1, 1])
        #expect(subscriptions.count == 1)
        first.dispose()
        second.dispose()
        #expect(!source.hasObservers)
    }

    @Test func `do and withUnretained`() {
        final class View: Sendable {}
        let log = Recorder<String>()
        var view: View? = View()
        let source = PublishSubject<Int>()
        let infallible = source.asInfallible(onErrorJustReturn: 0)
        _ = infallible.do(
            onNext: { log.record("before \($0)") },
            afterNext: { log.record("after \($0)") },
            onCompleted: { log.record("completing") },
            afterCompleted: { log.record("completed") },
            onDispose: { log.record("disposed") }
        )
        .withUnretained(view!)
        .subscribe(onNext: { log.record("\($0.1)") })
        _ = infallible.withUnretained(view!, resultSelector: { _, number in number * 2 })
            .subscribe(onNext: { log.record("\($0)") }, onCompleted: { log.record("gone") })
        source.onNext(1)
        #expect(log.elements == ["before 1", "1", "after 1", "2"])
        view = nil
        log.removeAll()
        source.onNext(2)
        #expect(log.elements.contains("gone"))
        #expect(!log.elements.contains("2"))
    }

    @Test func `relays and binding`() {
        let (publish, behavior, replay) = (
            PublishRelay<Int>(), BehaviorRelay(value: 0), ReplayRelay<Int>.create(bufferSize: 2)
        )
        let (optional, log) = (BehaviorRelay<Int?>(value: nil), Recorder<Int>())
        _ = publish.asInfallible().bind(to: behavior)
        _ = behavior.asInfallible().bind(to: replay)
        _ = behavior.asInfallible().bind(to: optional)
        _ = replay.asInfallible().bind(onNext: log.record)
        publish.accept(1)
        #expect(log.elements == [0, 1])
        #expect(optional.value == 1)
        let doubled = publish.asInfallible().bind(to: { $0.map { $0 * 2 } })
        _ = doubled.subscribe(onNext: log.record)
        _ = publish.asInfallible().bind(
            to: { source in { (factor: Int) in source.subscribe(onNext: { log.record($0 * factor) }) } },
            curriedArgument: 100
        )
        publish.accept(2)
        #expect(log.elements == [0, 1, 2, 4, 200])
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(onNext: log.record)
        _ = Infallible.just(7).bind(to: subject)
        #expect(log.elements.last == 7)
    }

    // Contract T6
    @Test(.timeLimit(.minutes(5)))
    func `other threads`() async {
        let queue = SerialDispatchQueueScheduler(qos: .default)
        let (elements, continuation) = AsyncStream<Int>.makeStream()
        let subscription = Infallible.of(1, 2, 3).subscribe(on: queue).observe(on: queue)
            .subscribe(onNext: { continuation.yield($0) }, onCompleted: { continuation.finish() })
        var got: [Int] = []
        for await element in elements { got.append(element) }
        #expect(got == [1, 2, 3])
        subscription.dispose()
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(
            operatorContractViolations { $0.asInfallible(onErrorFallbackTo: .empty()).map { $0 }.asObservable() } == []
        )
        #expect(
            operatorContractViolations { $0.asInfallible(onErrorJustReturn: ContractElement(9)).asObservable() } == []
        )
    }
}
