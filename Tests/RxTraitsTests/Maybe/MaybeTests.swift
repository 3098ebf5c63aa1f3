import Dispatch
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

    @Test func `conversions`() {
        #expect(scheduler.result(of: maybe("-a|").asSingle()) == "--(a|)")
        #expect(scheduler.result(of: maybe("-|").asSingle(), error: RxError.noElements) == "-#")
        #expect(scheduler.result(of: maybe("-a|").asCompletable()) == "--|")
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
