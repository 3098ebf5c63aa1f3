import TestSupport
import Testing

/// Replay subjects that keep elements for a time.
@Suite(.timeLimit(.minutes(5)))
struct TimedReplayBroadcasterTests {
    /// Reports that it is freed.
    private final class Payload: Sendable {
        private let freed: @Sendable () -> Void

        init(_ freed: @escaping @Sendable () -> Void) {
            self.freed = freed
        }

        deinit { freed() }
    }

    private let scheduler = TestScheduler(initialClock: 0)

    private func at(_ times: Int..., action: @escaping @Sendable () -> Void) {
        for time in times {
            scheduler.scheduleAt(time, action: action)
        }
    }

    // Contract G5
    @Test func `a too old element is freed with the next element, or when the newest is too old`() {
        let (scheduler, freed) = (scheduler, Recorder<Int>())
        let subject = ReplaySubject<Payload>.create(bufferSize: .max, lifetime: .seconds(10), scheduler: scheduler)
        at(1, 2, 9, 12, 13, 20) { subject.onNext(Payload { freed.record(scheduler.clock) }) }
        at(21) { subject.onCompleted() }
        scheduler.start()
        // The timer waits for the elements of 1, 9, 13 and 20; the element of 2 is removed with the next one.
        #expect(freed.elements == [11, 12, 19, 23, 23, 30])
        #expect(scheduler.clock == 30)
    }

    // Contract G5
    @Test func `a too old element isn't replayed while the timer waits for a newer one`() {
        let (scheduler, log) = (scheduler, Recorder<Int>())
        let subject = ReplaySubject<Int>.create(bufferSize: .max, lifetime: .seconds(10), scheduler: scheduler)
        at(1, 5, 9) { subject.onNext(scheduler.clock) }
        at(16) { _ = subject.subscribe(onNext: log.record) }
        scheduler.start()
        #expect(log.elements == [9])
    }

    // Contract T7
    @Test func `one timer fires once in a lifetime`() {
        let timers = TimerCountingScheduler(scheduler)
        let subject = ReplaySubject<Int>.create(bufferSize: .max, lifetime: .seconds(10), scheduler: timers)
        for time in 1...100 {
            at(time) { subject.onNext(time) }
        }
        scheduler.start()
        #expect(timers.peak == 1)
        #expect(timers.armedTimers == 0)
        #expect(timers.timers <= 12)
        #expect(scheduler.clock == 110)
    }

    // Contract G5
    @Test func `an element that waits for its turn arms the timer at once`() {
        let (scheduler, timers) = (scheduler, TimerCountingScheduler(scheduler))
        let subject = ReplaySubject<Int>.create(bufferSize: .max, lifetime: .seconds(10), scheduler: timers)
        let subscription = subject.subscribe(onNext: { number in
            guard number == 1 else { return }
            // 3 waits, and the timer of 1 is armed already. It fires before 3 is due, which needs its own timer.
            subject.onNext(2)
            scheduler.advanceTo(20)
            subject.onNext(3)
            #expect(timers.armedTimers == 1)
        })
        subject.onNext(1)
        scheduler.start()
        #expect(scheduler.clock == 30)
        subscription.dispose()
    }

    // Contract T7: the clock has steps that are longer than the lifetime.
    @Test func `a timer that fires too early is still finished`() {
        let subject = ReplaySubject<Int>.create(bufferSize: .max, lifetime: .milliseconds(300), scheduler: scheduler)
        at(1, 2, 3) { subject.onNext(1) }
        scheduler.start()
        let log = Recorder<Int>()
        _ = subject.subscribe(onNext: log.record)
        #expect(log.elements == [])
        #expect(scheduler.clock <= 5)
    }

    // Contracts G5, T7
    @Test func `a disposed or freed subject keeps no element and has no timer`() {
        let timers = TimerCountingScheduler(scheduler)
        let freed = Recorder<String>()
        var subject: ReplaySubject<Payload>? = .create(bufferSize: .max, lifetime: .seconds(10), scheduler: timers)
        subject?.onNext(Payload { freed.record("first") })
        #expect(timers.armedTimers == 1)
        subject = nil
        #expect(freed.elements == ["first"])
        #expect(timers.armedTimers == 0)
        subject = .create(bufferSize: .max, lifetime: .seconds(10), scheduler: timers)
        subject?.onNext(Payload { freed.record("second") })
        subject?.dispose()
        #expect(freed.elements == ["first", "second"])
        #expect(timers.armedTimers == 0)
    }

    // Contract L0
    @Test func `released objects may use the subject`() {
        let log = Recorder<String>()
        let subject = ReplaySubject<Payload?>.create(bufferSize: 4, lifetime: .seconds(10), scheduler: scheduler)
        let send: @Sendable (String) -> Void = { [weak subject] name in
            let payload = Payload { [weak subject] in
                let count = LockedValue(0)
                _ = subject?.subscribe(onNext: { _ in count.withLock { $0 += 1 } })
                log.record("\(name), \(count.value) kept")
            }
            subject?.onNext(payload)
        }
        at(1) { send("number") }
        at(1, 1, 1, 1) { subject.onNext(nil) }
        at(2) { send("age") }
        at(9, 13) { subject.onNext(nil) }
        at(14) { send("timer") }
        scheduler.start()
        #expect(log.elements == ["number, 4 kept", "age, 2 kept", "timer, 0 kept"])
        #expect(scheduler.clock == 24)
    }

    // Contracts L0, T2: a foreign scheduler is asked for the time and for the timer under no lock.
    @Test func `a scheduler may use the subject`() {
        let timers = TimerCountingScheduler(scheduler)
        let subject = ReplaySubject<Int>.create(bufferSize: 9, lifetime: .seconds(10), scheduler: timers)
        let count = LockedValue(0)
        timers.whenAsked.value = { _ = subject.subscribe(onNext: { _ in count.withLock { $0 += 1 } }) }
        subject.onNext(1)
        timers.whenAsked.value = nil
        #expect(count.value > 0)
    }
}
