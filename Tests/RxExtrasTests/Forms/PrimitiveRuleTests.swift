import RxExtras
import RxTraits
import TestSupport
import Testing

/// The rules of singles', maybes' and completables' forms: one result, of the kind that the form says.
struct PrimitiveRuleTests {
    private let single = Single.just(2)
    private let maybe = Maybe.just(2)
    private let empty = Maybe<Int>.empty()
    private let broken = Single<Int>.error(Broken())

    @Test func `without a closure: the operator's result, as the same kind`() {
        let runs = Recorder<Int>()
        func counted<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
            source.asObservable().do(onSubscribe: { runs.record(1) })
        }
        let single: Single<Int> = counted(broken).asSingle().retry(2)
        let maybe: Maybe<Int> = counted(empty).asMaybe().retry(2)
        let completable: Completable = counted(broken).ignoreElements().asCompletable().retry(2)
        #expect([received(single), received(maybe), received(completable)] == ["#", "|", "#"])
        #expect(runs.count == 5)
    }

    // Contract G7
    @Test func `a closure that throws fails it`() {
        let form: Single<Int> = single.map { $0 + 1 }
        #expect(received(form) == "3 |")
        #expect(received(single.map { _ in throw Broken() } as Single<Int>) == "#")
        #expect(received(maybe.filter { _ in throw Broken() }) == "#")
    }

    @Test func `the kind of the result says how many elements there can be`() {
        let filtered: Maybe<Int> = single.filter { $0 > 2 }
        let compacted: Maybe<String> = single.compactMap { $0 == 2 ? "two" : nil }
        let defaulted: Single<Int> = empty.ifEmpty(default: 7)
        let switched: Single<Int> = empty.ifEmpty(switchTo: single)
        let still: Maybe<Int> = empty.ifEmpty(switchTo: maybe)
        #expect(received(filtered) == "|")
        #expect(received(compacted) == "two |")
        #expect([received(defaulted), received(switched), received(still)] == ["7 |", "2 |", "2 |"])
    }

    @Test func `a closure that makes a sequence makes one of the same kind`() {
        let form: Single<Int> = single.flatMap { Single.just($0 + 1) }
        let other: Maybe<Int> = maybe.flatMap { _ in Maybe.empty() }
        #expect([received(form), received(other)] == ["3 |", "|"])
        #expect(received(broken.catch { _ in Single.just(5) }) == "5 |")
        #expect(received(Completable.error(Broken()).catch { _ in .empty() }) == "|")
        let deferred: Maybe<Int> = .deferred { maybe }
        let used: Single<Int> = .using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in single })
        #expect([received(deferred), received(used)] == ["2 |", "2 |"])
    }

    @Test func `another sequence is of the same kind`() {
        let scheduler = TestScheduler()
        let late: Single<Int> = Single.never().timeout(.seconds(2), other: .just(7), scheduler: scheduler)
        #expect(scheduler.result(of: late) == "--(7|)")
    }

    // Contract G7
    @Test func `retrying ends with an error where a result is owed`() {
        let trigger = { @Sendable (_: Observable<any Error>) in Observable<Int>.empty() }
        #expect(received(broken.retry(when: trigger)) == "#")
        #expect(received(Maybe<Int>.error(Broken()).retry(when: trigger)) == "|")
        #expect(received(broken.retry(when: { $0.take(1) })) == "#")
    }

    @Test func `several: the results in their places`() {
        let s = (1...8).map { Single.just($0) }
        let form = Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
        #expect(received(form) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
        #expect(received(Single.zip(s) { $0.reduce(0, +) }) == "36 |")
        #expect(received(Single<Int>.zip([])) == "[] |")
        let pair: Maybe<Int> = .zip(maybe, empty) { $0 + $1 }
        #expect(received(pair) == "|")
    }

    // Contract A6
    @Test func `asynchronous: a task's result, of the kind that fits`() async throws {
        let mapped: Single<Int> = single.flatMap { await double($0) }
        let filtered: Maybe<Int> = single.filter { await double($0) > 4 }
        #expect(try await mapped.value == 4)
        #expect(try await filtered.value == nil)
        #expect(try await broken.catch { _ in await double(3) }.value == 6)
    }

    @Test func `do and subscribing have the kind's events`() {
        let log = Recorder<String>()
        let form = single.do(
            onSuccess: { log.record("do \($0)") },
            afterSuccess: { log.record("after \($0)") },
            onError: { _ in log.record("error") }
        )
        _ = form.subscribe(onSuccess: { log.record("\($0)") }, onFailure: { _ in log.record("failed") })
        _ = broken.subscribe(onSuccess: { log.record("\($0)") }, onFailure: { _ in log.record("failed") })
        _ = maybe.subscribe(with: log, onSuccess: { $0.record("maybe \($1)") }, onCompleted: { $0.record("none") })
        _ = empty.subscribe(with: log, onSuccess: { $0.record("maybe \($1)") }, onCompleted: { $0.record("none") })
        _ = Completable.empty().subscribe(onCompleted: { log.record("done") }, onError: { _ in log.record("error") })
        _ = single.subscribe { log.record("\($0)") }
        #expect(
            log.elements == ["do 2", "2", "after 2", "failed", "maybe 2", "none", "done", "success(2)"]
        )
    }

    @Test func `of RxExtras: the operator's result, of the kind that fits`() {
        let unwrapped: Maybe<Int> = Single.just(Int?.none).unwrap()
        let silent: Maybe<Int> = broken.catchErrorJustComplete()
        #expect([received(unwrapped), received(silent), received(single.mapTo(0))] == ["|", "|", "0 |"])
    }
}

private func double(_ number: Int) async -> Int { number * 2 }
