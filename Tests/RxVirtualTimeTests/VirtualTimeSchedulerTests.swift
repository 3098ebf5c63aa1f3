import Foundation
import RxVirtualTime
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct VirtualTimeSchedulerTests {
    private let scheduler = VirtualTimeScheduler(initialClock: 0, converter: Seconds())
    private let log = Recorder<String>()

    private func note(_ name: String, at time: Int) {
        _ = scheduler.scheduleAbsoluteVirtual(name, time: time) { [log, scheduler] name in
            log.note("\(name) at \(scheduler.clock)")
        }
    }

    @Test func `runs actions by their times and moves the clock`() {
        note("c", at: 30)
        note("a", at: 10)
        note("b", at: 20)
        scheduler.start()
        #expect(log.elements == ["a at 10", "b at 20", "c at 30"])
        #expect(scheduler.clock == 30)
        #expect(scheduler.now == Date(timeIntervalSince1970: 30))
    }

    // Contract T3
    @Test func `random times, removals and additions run in order`() {
        var random = SeededGenerator(seed: 42)
        let order = Recorder<Int>()
        let scheduler = scheduler
        for number in 0..<3000 {
            let item = scheduler.scheduleAbsoluteVirtual((), time: Int(random.next() % 1000)) {
                order.record(scheduler.clock)
                let delay = 1 + number % 7
                _ = scheduler.scheduleRelativeVirtual((), dueTime: delay) { order.note(scheduler.clock) }
                return nothing
            }
            if number % 3 == 0 {
                item.dispose()
            }
        }
        scheduler.start()
        #expect(order.count == 4000)
        #expect(order.elements == order.elements.sorted())
    }

    @Test func `an action for a past time runs next and leaves the clock alone`() {
        scheduler.advanceTo(50)
        note("now", at: 50)
        note("past", at: 10)
        scheduler.start()
        #expect(log.elements == ["past at 50", "now at 50"])
    }

    @Test func `relative times count from the clock`() {
        scheduler.advanceTo(5)
        let scheduler = scheduler
        let log = log
        _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) { log.note("\(scheduler.clock)") }
        _ = scheduler.scheduleRelativeVirtual((), dueTime: 20) { log.note("\(scheduler.clock)") }
        _ = scheduler.schedule(()) { log.note("\(scheduler.clock)") }
        _ = scheduler.scheduleRelative((), dueTime: .seconds(-3)) { log.note("\(scheduler.clock)") }
        scheduler.start()
        #expect(log.elements == ["5", "5", "15", "25"])
    }

    @Test func `a delay of never frees the action at once`() {
        let disposable = LockedValue<(any Disposable)?>(nil)
        let isFreed = trackPayload { payload in
            disposable.value = scheduler.scheduleRelative(payload, dueTime: .never) { [payload] _ in
                Issue.record("never has passed, payload \(payload.number)")
                return nothing
            }
        }
        #expect(isFreed())
        scheduler.start()
        disposable.value?.dispose()
        #expect(disposable.value?.isFinished == true)
    }

    @Test func `an action that is disposed of is freed at once, doesn't run and doesn't move the clock`() {
        let disposable = LockedValue<(any Disposable)?>(nil)
        let isFreed = trackPayload { payload in
            disposable.value = scheduler.scheduleAbsoluteVirtual(payload, time: 100) { [payload] _ in
                Issue.record("runs after dispose, payload \(payload.number)")
                return nothing
            }
        }
        note("a", at: 10)
        #expect(!isFreed())
        disposable.value?.dispose()
        #expect(isFreed())
        scheduler.start()
        #expect(log.elements == ["a at 10"])
        #expect(scheduler.clock == 10)
    }

    @Test func `advanceTo runs due actions, its end included, and sets the clock`() {
        note("a", at: 10)
        note("b", at: 20)
        note("c", at: 21)
        scheduler.advanceTo(20)
        #expect(log.elements == ["a at 10", "b at 20"])
        scheduler.advanceTo(20)
        #expect(log.count == 2)
        scheduler.advanceTo(100)
        #expect(log.elements.last == "c at 21")
        #expect(scheduler.clock == 100)
        scheduler.advanceTo(50)
        #expect(scheduler.clock == 100)
    }

    @Test func `stop ends the run after the calling action, and start continues it`() {
        let scheduler = scheduler
        note("a", at: 10)
        _ = scheduler.scheduleAbsoluteVirtual((), time: 15) {
            scheduler.stop()
            return nothing
        }
        note("b", at: 20)
        scheduler.advanceTo(30)
        #expect(log.elements == ["a at 10"])
        #expect(scheduler.clock == 15)
        scheduler.start()
        #expect(log.elements == ["a at 10", "b at 20"])
    }

    @Test func `stop has no effect if no action runs`() {
        scheduler.stop()
        note("a", at: 10)
        scheduler.start()
        #expect(log.elements == ["a at 10"])
    }

    // Contract T3
    @Test func `start inside an action runs no other action in between`() {
        let scheduler = scheduler
        let log = log
        _ = scheduler.scheduleAbsoluteVirtual((), time: 1) {
            log.record("before")
            scheduler.start()
            log.record("after")
            return nothing
        }
        note("next", at: 2)
        scheduler.start()
        #expect(log.elements == ["before", "after", "next at 2"])
    }

    @Test func `sleep moves the clock, and actions due meanwhile run late`() {
        let scheduler = scheduler
        _ = scheduler.scheduleAbsoluteVirtual((), time: 10) {
            scheduler.sleep(15)
            return nothing
        }
        note("late", at: 20)
        note("in time", at: 30)
        scheduler.start()
        scheduler.sleep(5)
        #expect(log.elements == ["late at 25", "in time at 30"])
        #expect(scheduler.clock == 35)
    }

    @Test func `a subclass adjusts times`() {
        final class Ticking: VirtualTimeScheduler<Seconds>, @unchecked Sendable {  // adds no property
            override func adjustScheduledTime(_ time: Int) -> Int {
                time <= clock ? clock + 1 : time
            }
        }
        let scheduler = Ticking(initialClock: 0, converter: Seconds())
        let log = log
        _ = scheduler.schedule(()) { log.note("\(scheduler.clock)") }
        _ = scheduler.scheduleRelative((), dueTime: .seconds(5)) { log.note("\(scheduler.clock)") }
        scheduler.start()
        #expect(log.elements == ["1", "5"])
    }

    @Test func `describes itself`() {
        note("a", at: 1)
        note("b", at: 2)
        scheduler.advanceTo(1)
        #expect(scheduler.debugDescription == "VirtualTimeScheduler<Seconds>(clock: 1, 1 waiting, stopped)")
    }

    @Test func `waiting actions are freed with the scheduler`() {
        let isFreed = trackPayload { payload in
            for time in 0..<3 {
                let scheduler = VirtualTimeScheduler(initialClock: Reference(0), converter: References())
                _ = scheduler.scheduleAbsoluteVirtual(payload, time: Reference(1)) { _ in nothing }
                scheduler.advanceTo(Reference(time - 1))
                _ = scheduler.scheduleAbsoluteVirtual(payload, time: Reference(2)) { _ in nothing }
            }
        }
        #expect(isFreed())
    }

    @Test func `times that are objects are freed`() {
        let scheduler = VirtualTimeScheduler(initialClock: Reference(0), converter: References())
        weak var time: Reference?
        weak var next: Reference?
        do {
            let first = Reference(1)
            let second = Reference(2)
            (time, next) = (first, second)
            _ = scheduler.scheduleAbsoluteVirtual((), time: first) { nothing }
            _ = scheduler.scheduleAbsoluteVirtual((), time: second) { nothing }
        }
        #expect(time != nil)
        scheduler.start()
        #expect(time == nil)
        #expect(next === scheduler.clock)
        scheduler.sleep(1)
        #expect(next == nil)
    }

    // Contract T3
    @Test func `works across await`() async {
        let scheduler = scheduler
        note("a", at: 10)
        await Task.detached { scheduler.advanceTo(5) }.value
        note("b", at: 7)
        await Task.detached { scheduler.start() }.value
        #expect(log.elements == ["b at 7", "a at 10"])
    }
}
