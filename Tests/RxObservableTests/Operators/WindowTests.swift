import Dispatch
import Foundation
import TestSupport
import Testing

struct WindowTests {
    private let scheduler = TestScheduler()

    // Contract T15: the scheduler runs out of actions, too.
    @Test(.timeLimit(.minutes(5)), arguments: [RxTimeInterval.seconds(0), .seconds(-1)])
    func `without time, each element has a window of its own`(timeSpan: RxTimeInterval) {
        let virtual = HistoricalScheduler()
        let source = PublishSubject<Int>()
        let log = Recorder<[Int]>()
        _ = source.window(timeSpan: timeSpan, count: 0, scheduler: virtual)
            .flatMap { $0.reduce([]) { $0 + [$1] } }
            .subscribe(onNext: log.record)
        for number in 1...3 { source.onNext(number) }
        source.onCompleted()
        virtual.start()
        #expect(log.elements == [[1], [2], [3], []])
    }

    @Test func `as documented`() {
        let source = scheduler.hot("-abc----d-------e-|")
        let windows = source.window(timeSpan: .seconds(6), count: 3, scheduler: scheduler)
        let names = Names()
        let drawn = windows.map { window in names.next(window) }.map(\.name)
        scheduler.expect(drawn, "x--y-----z-----w--|")
        scheduler.expectSubscriptions(of: source, "^-----------------!")
    }

    @Test(arguments: [
        (0, "-ab(c|)"),
        (1, "--------d|"),
        (2, "---------------|"),
        (3, "----------------e-|"),
    ])
    func `each window as documented`(number: Int, expected: String) {
        let names = Names()
        let windows = scheduler.hot("-abc----d-------e-|").window(timeSpan: .seconds(6), count: 3, scheduler: scheduler)
        let name = ["x", "y", "z", "w"][number]
        let one = windows.map { names.next($0) }.filter { $0.name == name }
        scheduler.expect(one.take(1).flatMap(\.window), Marbles(expected))
    }

    @Test(arguments: [
        ("|", "0: |", "|"),
        ("a--#", "0: a #", "#"),
        ("abc-|", "0: a b | 1: c |", "|"),
        // If a window is full at completion, the next one is empty.
        ("ab-|", "0: a b | 1: |", "|"),
        ("a------b|", "0: a | 1: b |", "|"),
    ])
    func `windows end when full or out of time, and with the source`(source: String, expected: String, end: String) {
        let log = Recorder<String>()
        let count = LockedValue(0)
        let ends = Recorder<String>()
        let subscription = scheduler.hot(source).window(timeSpan: .seconds(5), count: 2, scheduler: scheduler)
            .subscribe(
                onNext: { window in
                    let number = count.withLock { count in
                        defer { count += 1 }
                        return count
                    }
                    log.record("\(number):")
                    _ = window.subscribe(
                        onNext: { log.record($0) },
                        onError: { _ in log.record("#") },
                        onCompleted: { log.record("|") }
                    )
                },
                onError: { _ in ends.record("#") },
                onCompleted: { ends.record("|") }
            )
        scheduler.advanceTo(20)
        subscription.dispose()
        #expect(log.elements.joined(separator: " ") == expected)
        #expect(ends.elements == [end])
    }

    // Contract C7
    @Test(arguments: [0, -1, .max])
    func `without a reachable count, only time ends a window`(count: Int) {
        let windows = scheduler.hot("abcdef|").window(timeSpan: .seconds(4), count: count, scheduler: scheduler)
        let sizes = windows.flatMap { $0.reduce(0) { count, _ in count + 1 } }
        scheduler.expect(sizes, "----5-(1|)")
    }

    // Contracts L1, T7
    @Test func `has one armed timer while there is a subscriber`() {
        let counter = TimerCountingScheduler(HistoricalScheduler())
        let source = PublishSubject<Int>()
        let inner = SerialDisposable()
        let subscription = source.window(timeSpan: .seconds(1), count: 3, scheduler: counter).subscribe(onNext: {
            window in
            inner.disposable = window.subscribe { _ in }
        })
        for number in 0..<100 {
            source.onNext(number)
            #expect(counter.armedTimers == 1)
        }
        subscription.dispose()
        #expect(counter.armedTimers == 1)
        inner.dispose()
        #expect(counter.armedTimers == 0)
        #expect(!source.hasObservers)
    }

    // Contract T7: with a readable clock, no timer for each window is needed.
    @Test func `windows that are full before their time make no timer`() {
        let virtual = HistoricalScheduler()
        let timers = TimerCountingScheduler(virtual)
        let start = virtual.now
        let source = PublishSubject<Int>()
        let windows = LockedValue(0)
        let subscription =
            source
            .window(timeSpan: .seconds(10), count: 1, scheduler: SteadyVirtualScheduler(timers))
            .subscribe(onNext: { _ in windows.withLock { $0 += 1 } })
        virtual.advanceTo(start + 4)
        for number in 0..<100 { source.onNext(number) }
        #expect(windows.value == 101)
        #expect(timers.timers == 1)
        virtual.advanceTo(start + 13)
        #expect(windows.value == 101)
        virtual.advanceTo(start + 14)
        #expect(windows.value == 102)
        subscription.dispose()
        #expect(timers.armedTimers == 0)
    }

    @Test func `a window continues to its end after the sequence's disposal`() {
        let source = TestSource<Int>()
        let log = Recorder<String>()
        let subscription = source.observable.window(timeSpan: .seconds(5), count: 3, scheduler: scheduler)
            .subscribe(onNext: { window in _ = window.trace(in: log) })
        source.onNext(1)
        subscription.dispose()
        source.onNext(2)
        #expect(source.disposals == 0)
        source.onNext(3)
        source.onNext(4)
        #expect(log.elements == ["1", "2", "3", "|", "disposed"])
        #expect(source.disposals == 1)
    }

    // Contracts G2, G5
    @Test func `disposing from inside ends everything at once`() {
        let source = TestSource<Int>()
        let log = Recorder<String>()
        let subscription = SingleAssignmentDisposable()
        subscription.setDisposable(
            source.observable.window(timeSpan: .never, count: 2, scheduler: scheduler).merge().subscribe(onNext: {
                element in
                log.record("\(element)")
                if element == 2 { subscription.dispose() }
            })
        )
        for number in 1...4 { source.onNext(number) }
        #expect(log.elements == ["1", "2"])
        #expect(source.disposals == 1)
    }

    // Contracts G1, G2, G3, G4, G5, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract`() {
        let scheduler = TestScheduler()
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.window(timeSpan: .seconds(30), count: 2, scheduler: scheduler)
            } == []
        )
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.window(timeSpan: .seconds(30), count: 2, scheduler: scheduler).merge()
            } == []
        )
    }

    /// Calls the windows x, y, z, w.
    private final class Names: Sendable {
        private let count = LockedValue(0)

        func next(_ window: Observable<String>) -> (name: String, window: Observable<String>) {
            let number = count.withLock { count in
                defer { count += 1 }
                return count
            }
            return (["x", "y", "z", "w"][number], window)
        }
    }
}
