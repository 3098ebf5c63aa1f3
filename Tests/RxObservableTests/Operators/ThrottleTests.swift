import Dispatch
import TestSupport
import Testing

struct ThrottleTests {
    private let scheduler = TestScheduler()

    @Test func `throttle(3, scheduler) as documented`() {
        let source = scheduler.hot("abc----d-|")
        scheduler.expect(source.throttle(.seconds(3), scheduler: scheduler), "a--c---d-|")
        scheduler.expectSubscriptions(of: source, "^--------!")
    }

    @Test func `throttle(3, latest: false, scheduler) as documented`() {
        let source = scheduler.hot("abc----d-|")
        scheduler.expect(source.throttle(.seconds(3), latest: false, scheduler: scheduler), "a------d-|")
    }

    @Test(arguments: [
        ("|", "|", "|"),
        ("#", "#", "#"),
        ("-", "-", "-"),
        ("a|", "a|", "a|"),
        ("a-#", "a-#", "a-#"),
        // The pending element comes first, at the end of its period; an error drops it.
        ("ab|", "a--(b|)", "a-|"),
        ("ab#", "a-#", "a-#"),
        // In one tick the source's element comes before the end of the period: it replaces the pending one or, since
        // its period is over, is sent (contract T1).
        ("abcdefghi----|", "a--d--g--i---|", "a--d--g------|"),
        ("a--b-c--d|", "a--b--c--(d|)", "a--b----d|"),
        ("(abc)|", "a--c-|", "a----|"),
        ("--a---b---c|", "--a---b---c|", "--a---b---c|"),
    ])
    func `sends at most one element in a period`(source: String, latest: String, first: String) {
        scheduler.expect(scheduler.hot(source).throttle(.seconds(3), scheduler: scheduler), Marbles(latest))
        let other = TestScheduler()
        other.expect(other.hot(source).throttle(.seconds(3), latest: false, scheduler: other), Marbles(first))
    }

    // Contract T15
    @Test(arguments: [true, false], [RxTimeInterval.seconds(0), .seconds(-1)])
    func `every element passes if the time isn't above zero`(latest: Bool, dueTime: RxTimeInterval) {
        let chain = scheduler.hot("(abc)d--(ef|)").throttle(dueTime, latest: latest, scheduler: scheduler)
        scheduler.expect(chain, "(abc)d--(ef|)")
        #expect("\(chain.chain)".contains("throttle"))
    }

    // Contract T1
    @Test(arguments: [true, false])
    func `never emits two elements closer than its due time`(latest: Bool) {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<50 {
            let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
            var times: [Int] = []
            var time = 0
            for _ in 0..<200 {
                time += Int.random(in: 0...400, using: &random)
                times.append(time)
            }
            let due = Int.random(in: 1...1000, using: &random)
            let source = scheduler.createHotObservable(times.map { .next($0, $0) } + [.completed(time + 1)])
            let observer = scheduler.record(
                source.throttle(.milliseconds(due), latest: latest, scheduler: scheduler)
            )
            scheduler.start()
            let emitted = observer.events.filter { !$0.value.isStopEvent }.map(\.time)
            #expect(zip(emitted, emitted.dropFirst()).allSatisfy { $1 - $0 >= due })
            #expect(emitted.first == times.first)
            #expect(observer.events.last?.value == .completed)
            // Nothing is lost at the end: with `latest`, the last element comes before completion.
            if latest { #expect(observer.events.dropLast().last?.value.element == times.last) }
        }
    }

    // Contract T1: also below a millisecond, where RxSwift's unit conversion loses the whole period.
    @Test func `a period of microseconds works`() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.000_001, simulateProcessingDelay: false)
        let source = scheduler.createHotObservable((0..<20).map { .next(100 * $0, $0) } + [.completed(1950)])
        let observer = scheduler.record(source.throttle(.microseconds(500), latest: false, scheduler: scheduler))
        scheduler.start()
        let emitted = observer.events.filter { !$0.value.isStopEvent }.map(\.time)
        #expect(emitted.count >= 3)
        #expect(zip(emitted, emitted.dropFirst()).allSatisfy { $1 - $0 >= 500 })
    }

    // Contract T7
    @Test(arguments: [true, false])
    func `has one armed timer at most`(latest: Bool) {
        let virtual = HistoricalScheduler()
        let scheduler = TimerCountingScheduler(virtual)
        let source = PublishSubject<Int>()
        let subscription = source.throttle(.seconds(1), latest: latest, scheduler: scheduler).subscribe { _ in }
        #expect(scheduler.armedTimers == 0)
        for number in 0..<1000 {
            source.onNext(number)
            #expect(scheduler.armedTimers == 1)
        }
        #expect(scheduler.timers == 1, "not one for each element")
        virtual.start()
        #expect(scheduler.armedTimers == 0)
        #expect(scheduler.timers == (latest ? 2 : 1))
        source.onNext(0)
        source.onNext(1)
        subscription.dispose()
        #expect(scheduler.armedTimers == 0)
    }

    // Contract L1: an element that comes during the delivery of another one is in that one's period.
    @Test func `is fed from inside of its own observer`() {
        let scheduler = TestScheduler()
        let source = PublishSubject<Int>()
        let log = Recorder<[Int]>()
        _ = source.throttle(.seconds(3), scheduler: scheduler).subscribe(onNext: { element in
            log.record([scheduler.clock, element])
            if element < 3 { source.onNext(element + 1) }
        })
        source.onNext(1)
        scheduler.start()
        #expect(log.elements == [[0, 1], [3, 2], [6, 3]])
    }

    // Contract G6: a stage that is over doesn't wait for any timer.
    @Test(.timeLimit(.minutes(5))) func `an unfinished source is released when the sequence completes`() {
        scheduler.expect(Observable.from(1...).take(2).throttle(.seconds(2), scheduler: scheduler), "1-(2|)")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(
            operatorContractViolations(scheduler: scheduler) { $0.throttle(.seconds(1), scheduler: scheduler) } == []
        )
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.throttle(.seconds(1), latest: false, scheduler: scheduler)
            } == []
        )
    }
}
