@_spi(Pipeline) import RxObservable
import TestSupport
import Testing

struct AmbTests {
    private let scheduler = TestScheduler()

    @Test func `x.amb(y) as documented`() {
        let (x, y) = (scheduler.hot("---a---b---|"), scheduler.hot("-1---2---3|"))
        scheduler.expect(x.amb(y), "-1---2---3|")
        scheduler.expectSubscriptions(of: x, "^!")
        scheduler.expectSubscriptions(of: y, "^---------!")
    }

    @Test(arguments: [
        ("-a-b|", "--1", "-a-b|"),
        ("-a-#", "--1", "-a-#"),
        ("-|", "--1", "-|"),
        ("-#", "--1", "-#"),
        ("-", "--1-|", "--1-|"),
        ("-", "-", "-"),
        // If both send in one tick, the first sequence wins.
        ("--a-|", "--1", "--a-|"),
    ])
    func `any event decides`(x: String, y: String, expected: String) {
        scheduler.expect(scheduler.hot(x).amb(scheduler.hot(y)), Marbles(expected))
        let sources = [x, y].map { scheduler.hot($0).asObservable() }
        scheduler.expect(Observable.amb(sources), Marbles(expected))
    }

    // Contract C7
    @Test func `without sequences there are no events, and one sequence is forwarded`() {
        #expect(trace(Observable<Int>.amb([])) == [])
        #expect(trace(Observable.amb([Observable.of(1, 2)])) == ["1", "2", "|"])
    }

    // Contract C1
    @Test func `an event of the loser never touches the winner`() {
        let winner = PublishSubject<Int>()
        for loser in [Observable<Int>.empty(), .error(Fault.first), .just(9), heedless(3)] {
            let log = Recorder<String>()
            let subscription = winner.startWith(1).amb(loser).traceEvents(in: log)
            winner.onNext(2)
            #expect(log.elements == ["1", "2"])
            subscription.dispose()
        }
        let late = TestSource<Int>()
        let log = Recorder<String>()
        let subscription = winner.amb(late.observable).traceEvents(in: log)
        winner.onNext(1)
        #expect(late.disposals == 1)
        late.onNext(7)
        late.onError()
        winner.onNext(2)
        subscription.dispose()
        #expect(late.disposals == 1)
        #expect(log.elements == ["1", "2"])
    }

    // Contract C1: a loser that sends inside its own disposal.
    @Test func `events that a loser sends during its disposal are dropped`() {
        let winner = PublishSubject<Int>()
        let loser = Observable<Int>.create { observer in
            Disposables.create {
                observer.onNext(9)
                observer.onCompleted()
            }
        }
        for chain in [winner.amb(loser), loser.amb(winner)] {
            let log = Recorder<String>()
            let subscription = chain.traceEvents(in: log)
            winner.onNext(1)
            #expect(log.elements == ["1"])
            subscription.dispose()
        }
    }

    @Test func `if a sequence sends at once, the remaining ones aren't subscribed to`() {
        let late = TestSource<Int>()
        #expect(trace(Observable.amb([.never(), .just(1), late.observable])) == ["1", "|"])
        #expect(late.subscriptions == 0)
    }

    // Contract L2
    @Test func `no further sequence is subscribed to while an end waits downstream`() {
        let hasEnd = LockedValue(false)
        let first = Observable<Int>.never().do(onSubscribe: { hasEnd.value = true })
        let second = TestSource<Int>()
        let end = EndThatWaits(hasEnd)
        first.amb(second.observable).attach(end)
        #expect(second.subscriptions == 0)
        end.upstream?.dispose()
    }

    // Contracts G1, G2, G4, G5, G6, L0, L1
    @Test(.timeLimit(.minutes(5))) func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.amb($1) } == [])
        #expect(operatorContractViolations { Observable.amb([$0, .never(), $1]) } == [])
        expectPromptStop { $0.amb(Observable.never()) }
        expectPromptStop { Observable.never().amb($0) }
    }
}

/// A stage whose end waits for its turn, from some moment on.
private final class EndThatWaits: Sink<Int> {
    private let hasEnd: LockedValue<Bool>
    private(set) var upstream: Upstream?

    init(_ hasEnd: LockedValue<Bool>) {
        self.hasEnd = hasEnd
    }

    override var isStopped: Bool { hasEnd.value }

    override func onSubscribe(_ upstream: Upstream) {
        self.upstream = upstream
    }
}
