import TestSupport
import Testing

struct SkipUntilTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b--c--d--|")
        let other = scheduler.hot("-----x")
        scheduler.expect(source.skip(until: other), "------c--d--|")
        scheduler.expectSubscriptions(of: source, "^-----------!")
        scheduler.expectSubscriptions(of: other, "^----!")
    }

    @Test(arguments: [
        ("a-b-|", "-x", "--b-|"),
        ("a-b-#", "------x", "----#"),
        ("a-b-c|", "---#", "---#"),
        ("a-b-c|", "x--#", "--b-c|"),
        ("a-b", "-|", "-"),
        ("-", "x|", "-"),
        // If both send in one tick, the source's element comes first.
        ("a-b-c", "--x", "----c"),
        // As in RxSwift, there is no completion before the other sequence's element.
        ("a-b-|", "-|", "-"),
        ("|", "---x", "-"),
    ])
    func `passes elements after the other's first element`(source: String, other: String, expected: String) {
        let sources = [scheduler.hot(source), scheduler.hot(other)]
        scheduler.expect(sources[0].skip(until: sources[1]), Marbles(expected))
    }

    // Contract G5
    @Test func `a source that completes early disposes of the other`() {
        let (source, other) = (TestSource<Int>(), TestSource<Int>())
        let subscription = source.observable.skip(until: other.observable).subscribe { _ in }
        source.onCompleted()
        #expect(source.disposals == 1)
        #expect(other.disposals == 1)
        subscription.dispose()
        #expect(other.disposals == 1)
    }

    @Test func `subscribes to the source first`() {
        #expect(trace(Observable.just(1).skip(until: Observable.just(()))) == [])
        #expect(trace(Observable.of(1, 2).skip(until: Observable.just(()))) == ["1", "2", "|"])
    }

    // Contract L1: the other sequence emits inside an observer.
    @Test func `waiting elements pass once it is open`() {
        let (source, gate) = (PublishSubject<Int>(), PublishSubject<Void>())
        let log = Recorder<Int>()
        _ = source.skip(until: gate).subscribe(onNext: { number in
            log.record(number)
            if number < 3 { source.onNext(number + 1) }
        })
        source.onNext(0)
        gate.onNext(())
        source.onNext(1)
        #expect(log.elements == [1, 2, 3])
    }

    // Contracts G1, G2, G4, G5, G6, L0, L1
    @Test(.timeLimit(.minutes(5))) func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.skip(until: $1) } == [])
    }
}
