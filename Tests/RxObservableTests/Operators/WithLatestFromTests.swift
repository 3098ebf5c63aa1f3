import Foundation
import TestSupport
import Testing

struct WithLatestFromTests {
    private let scheduler = TestScheduler()

    @Test func `withLatestFrom(other) { $0 + $1 } as documented`() {
        let source = scheduler.hot("a-----b--c--|")
        let other = scheduler.hot("--1-----2----|")
        let chain = source.withLatestFrom(other) { $0 + $1 }
        scheduler.expect(chain, "------b1-c2-|", names: ["b1", "c2"])
        scheduler.expectSubscriptions(of: source, "^-----------!")
        scheduler.expectSubscriptions(of: other, "^-----------!")
    }

    @Test(arguments: [
        ("a-b-|", "-|", "----|"),
        ("a-b-|", "-1|", "--1-|"),
        ("|", "1", "|"),
        ("-", "1-2|", "-"),
        ("a-b-#", "1-------", "a-b-#"),
        ("--a---b|", "-1-2#", "--1-#"),
        ("a", "#", "#"),
    ])
    func `completes with the source and fails with either`(source: String, other: String, expected: String) {
        let sources = [scheduler.hot(source), scheduler.hot(other)]
        // The elements of the other sequence: `a` in the same tick as `1` comes too early.
        let chain = sources[0].withLatestFrom(sources[1])
        scheduler.expect(chain, Marbles(expected.replacing("a", with: "-").replacing("b", with: "1")))
    }

    @Test func `subscribes to the other one first`() {
        let log = Recorder<Int>()
        _ = Observable.just(1).withLatestFrom(Observable.just(2)) { $0 + $1 }.subscribe(onNext: log.record)
        #expect(log.elements == [3])
    }

    // Contract G6
    @Test func `the source isn't subscribed to if the other fails at once`() {
        let source = TestSource<Int>()
        let log = Recorder<String>()
        _ = source.observable.withLatestFrom(Observable<Int>.error(TestError())).subscribe { log.record("\($0)") }
        #expect(log.elements == ["error(TestError(number: 0))"])
        #expect(source.subscriptions == 0)
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, other, visit in
            source.withLatestFrom(other) { element, _ in try visit(element) }
        })
        #expect(violations == [])
    }

    // Contract G5
    @Test func `frees an element of the other that a newer one replaces`() {
        let mint = Mint()
        let other = PublishSubject<Token>()
        let subscription = Observable<Int>.never().withLatestFrom(other).subscribe { _ in }
        for _ in 0..<10 { other.onNext(mint.token()) }
        #expect(mint.liveTokens == 1)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }

    // Contract L0: the other sequence's thread frees an element, and meanwhile the source sends one that isn't Sendable.
    @Test(.timeLimit(.minutes(1))) func `each element of the source stays on its thread`() {
        final class Stroke {
            private let thread = Thread.current

            var isOnItsThread: Bool { thread == .current }
        }
        let (mint, other, log) = (Mint(), PublishSubject<Token>(), Recorder<Bool>())
        // SAFETY: one thread sends, while this one waits.
        nonisolated(unsafe) let strokes = PublishSubject<Stroke>()
        _ = strokes.withLatestFrom(other) { stroke, _ in stroke.isOnItsThread }.subscribe(onNext: log.record)
        other.onNext(mint.token())
        mint.whenFreed {
            #expect(throws: Never.self) { try runConcurrently(threads: 1) { _ in strokes.onNext(Stroke()) } }
        }
        other.onNext(mint.token())
        #expect(log.elements == [true])
    }
}
