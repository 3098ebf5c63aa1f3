import Dispatch
import TestSupport
import Testing

struct DebounceTests {
    private let scheduler = TestScheduler()

    @Test(arguments: [
        ("|", "|"),
        ("#", "#"),
        ("-", "-"),
        ("a|", "-(a|)"),
        // An error drops the pending element.
        ("a#", "-#"),
        ("a---b#", "--a--#"),
        ("abcdef", "-------f"),
        ("(ab)---c", "--b------c"),
        ("a-----|", "--a---|"),
    ])
    func `emits after a quiet period`(source: String, expected: String) {
        scheduler.expect(scheduler.hot(source).debounce(.seconds(2), scheduler: scheduler), Marbles(expected))
    }

    @Test func `an endless period leaves only the last element, at completion`() {
        scheduler.expect(scheduler.hot("a---b--|").debounce(.never, scheduler: scheduler), "-------(b|)")
    }

    // Contract T7
    @Test func `has one armed timer at most`() {
        let virtual = HistoricalScheduler()
        let scheduler = TimerCountingScheduler(virtual)
        let source = PublishSubject<Int>()
        let subscription = source.debounce(.seconds(1), scheduler: scheduler).subscribe { _ in }
        #expect(scheduler.armedTimers == 0)
        for number in 0..<1000 {
            source.onNext(number)
            #expect(scheduler.armedTimers == 1)
        }
        virtual.start()
        #expect(scheduler.armedTimers == 0)
        source.onNext(0)
        #expect(scheduler.armedTimers == 1)
        subscription.dispose()
        #expect(scheduler.armedTimers == 0)
    }

    // Contract T7
    @Test(arguments: [true, false])
    func `has no armed timer when it has ended`(completes: Bool) {
        let scheduler = TimerCountingScheduler(HistoricalScheduler())
        let source = PublishSubject<Int>()
        let subscription = source.debounce(.seconds(1), scheduler: scheduler).subscribe { _ in }
        source.onNext(1)
        if completes { source.onCompleted() } else { source.onError(TestError()) }
        #expect(scheduler.armedTimers == 0)
        subscription.dispose()
    }

    // Contract L1: an element that comes while one is being delivered starts a period of its own.
    @Test func `is fed from inside of its own observer`() {
        let scheduler = TestScheduler()
        let source = PublishSubject<Int>()
        let log = Recorder<[Int]>()
        _ = source.debounce(.seconds(3), scheduler: scheduler).subscribe(onNext: { element in
            log.record([scheduler.clock, element])
            if element < 3 { source.onNext(element + 1) }
        })
        source.onNext(1)
        scheduler.start()
        #expect(log.elements == [[3, 1], [6, 2], [9, 3]])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(
            operatorContractViolations(scheduler: scheduler) { $0.debounce(.seconds(1), scheduler: scheduler) } == []
        )
    }
}
