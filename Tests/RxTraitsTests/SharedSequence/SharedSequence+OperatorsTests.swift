import Dispatch
import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxTest
import RxTraits
import TestSupport
import Testing

@MainActor
struct SharedSequenceOperatorsTests {
    private let scheduler = TestScheduler()

    /// The events of a driver in virtual time.
    private func result<Element: LosslessStringConvertible>(
        _ diagram: String,
        names: [String] = [],
        _ operation: @MainActor (Driver<String>) -> Driver<Element>
    ) -> Marbles {
        SharingScheduler.mock(scheduler: scheduler) {
            scheduler.result(of: operation(scheduler.hot(diagram).asDriver(onErrorJustReturn: "z")), names: names)
        }
    }

    @Test func `transforming`() {
        #expect(result("1-2-3-|") { $0.scan(into: 0) { $0 += Int($1) ?? 0 } } == "1-3-6-|")
        #expect(result("a--b--|") { $0.map { $0.uppercased() } } == "A--B--|")
        #expect(result("a--b--#") { $0 } == "a--b--(z|)")
        #expect(result("a--b--|") { $0.filter { $0 == "b" } } == "---b--|")
        #expect(result("a--1--|") { $0.compactMap { Int($0) } } == "---1--|")
        #expect(result("1--2--|") { $0.scan(0) { $0 + Int($1)! } } == "1--3--|")
        #expect(result("---b--|") { $0.startWith("a") } == "a--b--|")
        #expect(result("a--b--|") { $0.skip(1) } == "---b--|")
    }

    @Test func `dropping repeats`() {
        #expect(result("a--a--b|") { $0.distinctUntilChanged() } == "a-----b|")
        #expect(result("a--A--b|") { $0.distinctUntilChanged { $0.lowercased() } } == "a-----b|")
        #expect(result("a--A--b|") { $0.distinctUntilChanged { _, _ in true } } == "a------|")
        #expect(
            result("a--A--b|") { $0.distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 }) } == "a-----b|"
        )
    }

    @Test func `time`() {
        #expect(result("ab------|") { $0.debounce(.seconds(3)) } == "----b---|")
        #expect(result("abc-----|") { $0.throttle(.seconds(3)) } == "a--c----|")
        #expect(result("a-------|") { $0.delay(.seconds(3)) } == "---a-------|")
    }

    @Test func `inner sequences`() {
        let scheduler = scheduler
        let inner: @MainActor (String) -> Driver<String> = {
            scheduler.cold("\($0)---\($0)|").asDriver(onErrorJustReturn: "z")
        }
        #expect(result("ab------|") { $0.flatMap(inner) } == "ab--ab--|")
        #expect(result("ab------|") { $0.flatMapLatest(inner) } == "ab---b--|")
        #expect(result("ab------|") { $0.flatMapFirst(inner) } == "a---a---|")
        #expect(result("ab------|") { $0.map(inner).merge() } == "ab--ab--|")
        #expect(result("ab------|") { $0.map(inner).switchLatest() } == "ab---b--|")
        #expect(result("ab------|") { $0.map(inner).merge(maxConcurrent: 1) } == "a---ab---b|")
    }

    @Test func `withUnretained, withLatestFrom and do`() {
        final class View: Sendable {}
        let view = View()
        #expect(result("a--b--|") { $0.withUnretained(view).map { $0.1 } } == "a--b--|")
        #expect(result("a--b--|") { $0.withUnretained(view) { _, text in text } } == "a--b--|")
        #expect(result("-a-b--|") { $0.withLatestFrom(Driver.just("x")) } == "-x-x--|")
        #expect(
            result("-a--b--|", names: ["ax", "bx"]) { $0.withLatestFrom(Driver.just("x")) { $0 + $1 } }
                == "-ax-bx-|"
        )
        let log = Recorder<String>()
        _ = result("a|") {
            $0.do(
                onNext: log.record,
                onCompleted: { log.record("completed") },
                onSubscribe: { log.record("subscribe") },
                onDispose: { log.record("dispose") }
            )
        }
        #expect(log.elements == ["subscribe", "a", "completed", "dispose"])
    }

    @Test func `creates sequences without a source`() {
        let log = Recorder<String>()
        func note(_ driver: Driver<String>) {
            _ = driver.drive(onNext: log.record, onCompleted: { log.record("|") })
        }
        note(.just("a"))
        note(.empty())
        note(.of("b", "c"))
        note(.from(["d"]))
        note(Driver.from(1...2).map { "\($0)" })
        note(.from(optional: nil))
        note(.from(optional: "e"))
        note(.deferred { .just("f") })
        note(.never())
        note(.concat([.just("g"), .just("h")]))
        note(.merge(.just("i"), .just("j")))
        note(.merge([.just("k")]))
        #expect(log.elements.joined() == "a||bc|d|12||e|f|gh|ij|k|")
        let ticks = SharingScheduler.mock(scheduler: scheduler) {
            scheduler.result(of: Driver<Int>.interval(.seconds(2)), disposedAt: "-----!")
        }
        #expect(ticks == "--0-1")
        let timer = SharingScheduler.mock(scheduler: scheduler) {
            scheduler.result(of: Driver<Int>.timer(.seconds(1), period: .seconds(2)), disposedAt: "-----!")
        }
        #expect(timer == "-0-1")
    }

    @Test func `all arities`() {
        checkArities(Driver.just("a"))
    }

    @Test func `all arities of a user's own type work`() {
        checkArities(OwnShared(value: "a"))
    }

    private func checkArities(_ x: some SharedSequenceConvertibleType<DriverSharingStrategy, String>) {
        let results = Recorder<String>()
        func note(_ driver: Driver<String>) { _ = driver.drive(onNext: results.record) }
        note(.combineLatest(x, x) { $0 + $1 })
        note(.combineLatest(x, x, x) { $0 + $1 + $2 })
        note(.combineLatest(x, x, x, x) { [$0, $1, $2, $3].joined() })
        note(.combineLatest(x, x, x, x, x) { [$0, $1, $2, $3, $4].joined() })
        note(.combineLatest(x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5].joined() })
        note(.combineLatest(x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6].joined() })
        note(.combineLatest(x, x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6, $7].joined() })
        note(.zip(x, x) { $0 + $1 })
        note(.zip(x, x, x) { $0 + $1 + $2 })
        note(.zip(x, x, x, x) { [$0, $1, $2, $3].joined() })
        note(.zip(x, x, x, x, x) { [$0, $1, $2, $3, $4].joined() })
        note(.zip(x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5].joined() })
        note(.zip(x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6].joined() })
        note(.zip(x, x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6, $7].joined() })
        note(Driver.combineLatest(x, x).map { "\($0)" })
        note(Driver.combineLatest(x, x, x).map { "\($0)" })
        note(Driver.combineLatest(x, x, x, x).map { "\($0)" })
        note(Driver.combineLatest(x, x, x, x, x).map { "\($0)" })
        note(Driver.combineLatest(x, x, x, x, x, x).map { "\($0)" })
        note(Driver.combineLatest(x, x, x, x, x, x, x).map { "\($0)" })
        note(Driver.combineLatest(x, x, x, x, x, x, x, x).map { "\($0)" })
        note(Driver.zip(x, x).map { "\($0)" })
        note(Driver.zip(x, x, x).map { "\($0)" })
        note(Driver.zip(x, x, x, x).map { "\($0)" })
        note(Driver.zip(x, x, x, x, x).map { "\($0)" })
        note(Driver.zip(x, x, x, x, x, x).map { "\($0)" })
        note(Driver.zip(x, x, x, x, x, x, x).map { "\($0)" })
        note(Driver.zip(x, x, x, x, x, x, x, x).map { "\($0)" })
        let letters = (2...8).map { String(repeating: "a", count: $0) }
        let tuples = (2...8).map { "(" + Array(repeating: "\"a\"", count: $0).joined(separator: ", ") + ")" }
        #expect(results.elements == letters + letters + tuples + tuples)
    }

    @Test func `collections`() {
        let x = Driver.just("a")
        let results = Recorder<String>()
        func note(_ driver: Driver<String>) { _ = driver.drive(onNext: results.record) }
        note(.combineLatest([x, x]) { $0.joined() })
        note(.zip([x, x]) { $0.joined() })
        note(Driver.combineLatest([x, x]).map { $0.joined(separator: "-") })
        note(Driver.zip([x, x]).map { $0.joined(separator: "-") })
        #expect(results.elements == ["aa", "aa", "a-a", "a-a"])
    }
    @Test func `a driver is combined with an activity indicator`() {
        let log = Recorder<String>()
        let activity = ActivityIndicator()
        let username = Driver.just("anna")
        let state = Driver.combineLatest(username, activity) { name, isActive in isActive ? "\(name)…" : name }
        _ = state.drive(onNext: log.record)
        _ = Driver.combineLatest(activity, username).drive(onNext: { log.record("\($0) \($1)") })
        activity.isActive.accept(true)
        #expect(log.elements == ["anna", "false anna", "anna…", "true anna"])
    }
}

/// A shared sequence of the user's own.
private struct OwnShared: SharedSequenceConvertibleType {
    let value: String

    func asSharedSequence() -> Driver<String> { .just(value) }

    func asObservable() -> Observable<String> { asSharedSequence().asObservable() }
}

/// A class that users of RxSwift copy: whether work is running.
private final class ActivityIndicator: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    let isActive = BehaviorRelay(value: false)

    func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
        isActive.asDriver().distinctUntilChanged()
    }

    func asObservable() -> Observable<Bool> { isActive.asObservable() }
}
