import Dispatch
import RxDisposables
import RxObservable
import RxSchedulers
import RxTest
import RxTraits
import TestSupport
import Testing

struct MaybeTests {
    private let scheduler = TestScheduler()

    private func maybe(_ diagram: String) -> Maybe<String> {
        scheduler.cold(diagram).asMaybe()
    }

    @Test func `create, as documented`() {
        let maybe = Maybe<String>.create { maybe in
            maybe(.success("a"))
            maybe(.completed)
            return Disposables.create()
        }
        #expect(scheduler.result(of: maybe) == "(a|)")
    }

    // Contract A5
    @Test func `create sends elements that aren't Sendable`() {
        let texts = Recorder<String>()
        let maybe = Maybe<Draft>.create { maybe in
            maybe(.success(Draft("a")))
            maybe(.success(Draft("b")))
            return Disposables.create()
        }
        _ = maybe.subscribe(onSuccess: { texts.record($0.text) })
        #expect(texts.elements == ["a"])
    }

    @Test func `creates sequences without a source`() {
        #expect(scheduler.result(of: Maybe.just("a")) == "(a|)")
        #expect(scheduler.result(of: Maybe<String>.empty()) == "|")
        #expect(scheduler.result(of: Maybe<String>.never()) == "-")
        #expect(scheduler.result(of: Maybe<String>.error(MarbleError())) == "#")
        let created = Maybe<String>.create { maybe in
            maybe(.error(MarbleError()))
            return Disposables.create()
        }
        #expect(scheduler.result(of: created) == "#")
        #expect(scheduler.result(of: Maybe<Int>.timer(.seconds(2), scheduler: scheduler)) == "--(0|)")
    }

    // Contract G3
    @Test(arguments: ["a|", "|", "#"])
    func `the result precedes disposal`(diagram: String) {
        let log = Recorder<String>()
        let maybe = maybe(diagram)
        _ = maybe.subscribe(
            onSuccess: { log.record("success \($0)") },
            onError: { _ in log.record("error") },
            onCompleted: { log.record("completed") },
            onDisposed: { log.record("disposed") }
        )
        _ = maybe.subscribe { log.record("\($0)") }
        scheduler.start()
        let results = ["a|": ["success a", "success(\"a\")"], "|": ["completed", "completed"], "#": ["error"]]
        #expect(log.elements.first == results[diagram]?.first)
        #expect(log.elements[1] == "disposed")
        if let event = results[diagram]?.dropFirst().first { #expect(log.elements[2] == event) }
        #expect(log.count == 3)
    }

    @Test func `subscribe with an object`() {
        final class View: Sendable {}
        let view = View()
        let log = Recorder<String>()
        _ = Maybe.just(1).subscribe(
            with: view,
            onSuccess: { _, number in log.record("\(number)") },
            onCompleted: { _ in log.record("completed") },
            onDisposed: { _ in log.record("disposed") }
        )
        #expect(log.elements == ["1", "disposed"])
    }

    @Test func `transforming the element`() {
        #expect(scheduler.result(of: maybe("-a|").map { $0.uppercased() }) == "--(A|)")
        #expect(scheduler.result(of: maybe("-a|").filter { $0 != "a" }) == "--|")
        #expect(scheduler.result(of: maybe("-4|").compactMap { Int($0) }) == "--(4|)")
        #expect(scheduler.result(of: maybe("-a|").flatMap { Maybe.just($0 + "?") }, names: ["a?"]) == "--(a?|)")
        #expect(scheduler.result(of: maybe("-|").flatMap { Maybe.just($0 + "!") }) == "-|")
        #expect(scheduler.result(of: maybe("-a|").map { _ -> String in throw MarbleError() }) == "--#")
    }

    @Test func `ifEmpty and catchAndReturn replace an empty result and an error`() {
        #expect(scheduler.result(of: maybe("-|").ifEmpty(default: "b")) == "-(b|)")
        #expect(scheduler.result(of: maybe("-a|").ifEmpty(default: "b")) == "--(a|)")
        #expect(scheduler.result(of: maybe("-|").ifEmpty(switchTo: Single.just("b"))) == "-(b|)")
        #expect(scheduler.result(of: maybe("-|").ifEmpty(switchTo: Maybe<String>.empty())) == "-|")
        #expect(scheduler.result(of: maybe("-#").catchAndReturn("c")) == "-(c|)")
    }

    @Test func `conversions`() {
        #expect(scheduler.result(of: maybe("-a|").asSingle()) == "--(a|)")
        #expect(scheduler.result(of: maybe("-|").asSingle(), error: RxError.noElements) == "-#")
        #expect(scheduler.result(of: maybe("-a|").asCompletable()) == "--|")
    }

    @Test func `do sees the element and the end`() {
        let log = Recorder<String>()
        _ = Maybe.just(1).do(onNext: { log.record("\($0)") }, onDispose: { log.record("dispose") })
            .subscribe(onSuccess: { log.record("got \($0)") })
        _ = Maybe<Int>.empty().do(onCompleted: { log.record("completed") }, afterCompleted: { log.record("after") })
            .subscribe(onCompleted: { log.record("empty") })
        #expect(log.elements == ["1", "got 1", "dispose", "completed", "empty", "after"])
    }

    @Test func `zip, in all arities`() {
        let x = Maybe.just("a")
        let results = Recorder<String>()
        func note(_ maybe: Maybe<String>) { _ = maybe.subscribe(onSuccess: results.record) }
        note(.zip(x, x) { $0 + $1 })
        note(.zip(x, x, x) { $0 + $1 + $2 })
        note(.zip(x, x, x, x) { [$0, $1, $2, $3].joined() })
        note(.zip(x, x, x, x, x) { [$0, $1, $2, $3, $4].joined() })
        note(.zip(x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5].joined() })
        note(.zip(x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6].joined() })
        note(.zip(x, x, x, x, x, x, x, x) { [$0, $1, $2, $3, $4, $5, $6, $7].joined() })
        note(Maybe.zip(x, x).map { "\($0)" })
        note(Maybe.zip(x, x, x).map { "\($0)" })
        note(Maybe.zip(x, x, x, x).map { "\($0)" })
        note(Maybe.zip(x, x, x, x, x).map { "\($0)" })
        note(Maybe.zip(x, x, x, x, x, x).map { "\($0)" })
        note(Maybe.zip(x, x, x, x, x, x, x).map { "\($0)" })
        note(Maybe.zip(x, x, x, x, x, x, x, x).map { "\($0)" })
        let letters = (2...8).map { String(repeating: "a", count: $0) }
        let tuples = (2...8).map { "(" + Array(repeating: "\"a\"", count: $0).joined(separator: ", ") + ")" }
        #expect(results.elements == letters + tuples)
        #expect(scheduler.result(of: Maybe.zip(x, Maybe<String>.empty()) { $0 + $1 }) == "|")
    }

    // Contract C9
    @Test func `zip ends with the first empty source`() {
        let two = Maybe.zip(scheduler.cold("a----|").asMaybe(), scheduler.cold("--|").asMaybe()) { $0 + $1 }
        #expect(scheduler.result(of: two) == "--|")
        let three = Maybe.zip(Maybe<String>.never(), Maybe<String>.empty(), Maybe<String>.never()) { $0 + $1 + $2 }
        #expect(scheduler.result(of: three) == "|")
        let other = scheduler.cold("----b|")
        let late = Maybe.zip(other.asMaybe(), scheduler.cold("--|").asMaybe(), Maybe<String>.never()) { $0 + $1 + $2 }
        #expect(scheduler.result(of: late) == "--|")
        #expect(other.subscriptionMarbles == ["^-!"])
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.asMaybe().flatMap { .just($0) }.asObservable() } == [])
    }
}
