internal import Explorer
internal import Foundation
internal import RxDisposables
internal import RxSchedulers
internal import RxVirtualTime

/// Times that are the user's objects: they are compared and freed under no lock.
private struct ObjectTimes: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Payload) -> RxTime {
        Date(timeIntervalSince1970: Double(virtualTime.number))
    }

    func convertToVirtualTime(_ time: RxTime) -> Payload { Payload(Int(time.timeIntervalSince1970)) }

    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) }

    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval) }

    func offsetVirtualTime(_ time: Payload, offset: Int) -> Payload { Payload(time.number + offset) }

    func compareVirtualTime(_ lhs: Payload, _ rhs: Payload) -> VirtualTimeComparison {
        foreign("Times are compared")
        return lhs.number < rhs.number ? .lessThan : lhs.number == rhs.number ? .equal : .greaterThan
    }
}

// Virtual time, which several threads may advance.
let virtualTimeScenarios: [Scenario] = [
    Scenario("virtual time: one runs it, others schedule", "G5 L0 T3") { scene in
        let actions = Actions("T3")
        let scheduler = HistoricalScheduler()
        _ = scheduler.scheduleRelative(Payload(1), dueTime: .seconds(1), action: action(actions, 1))
        scene.thread("runs") { scheduler.start() }
        scene.thread("schedules") { actions.schedule(20, 21, on: scheduler) }
        scene.atEnd {
            scheduler.start()
            scene.expect(actions.log.sorted() == [1, 20, 21], "T3: \(actions.log)")
            scene.expect(actions.log.filter { $0 > 1 } == [20, 21], "T3: \(actions.log)")
        }
    },
    Scenario("virtual time: two run it, one stops it", "G5 L0 T3") { scene in
        let actions = Actions("T3")
        let scheduler = HistoricalScheduler()
        for number in 1...2 {
            _ = scheduler.scheduleRelative(Payload(number), dueTime: .seconds(number), action: action(actions, number))
        }
        scene.twice("runs") { scheduler.start() }
        scene.thread("stops") { scheduler.stop() }
        scene.atEnd {
            scheduler.start()
            scene.expect(actions.log == [1, 2], "T3: \(actions.log)")
            scene.expect(scheduler.clock.timeIntervalSince1970 == 2, "T3: it is \(scheduler.clock).")
        }
    },
    Scenario("virtual time: it runs once, and its clock is set", "G5 L0 T3") { scene in
        let actions = Actions("T3")
        let scheduler = HistoricalScheduler()
        _ = scheduler.scheduleRelative(Payload(1), dueTime: .seconds(1), action: action(actions, 1))
        scene.thread("runs") { scheduler.start() }
        scene.thread("sets the clock") { scheduler.sleep(2) }
        scene.atEnd {
            scene.expect(scheduler.clock.timeIntervalSince1970 >= 2, "T3: the clock goes back, to \(scheduler.clock).")
        }
    },
    Scenario("virtual time of objects: it runs, and its clock is set", "G5 L0 T3") { scene in
        let actions = Actions("T3")
        let scheduler = VirtualTimeScheduler(initialClock: Payload(0), converter: ObjectTimes())
        for number in [1, 3] {
            _ = scheduler.scheduleRelativeVirtual(Payload(number), dueTime: number, action: action(actions, number))
        }
        scene.thread("runs") { scheduler.start() }
        scene.thread("sets the clock") {
            scheduler.sleep(2)
            scene.expect(scheduler.clock.number >= 2, "T3: it is \(scheduler.clock.number).")
        }
        scene.atEnd {
            scene.expect(actions.log == [1, 3], "T3: \(actions.log)")
            scene.expect(scheduler.clock.number >= 3, "T3: the clock goes back, to \(scheduler.clock.number).")
        }
    },
    Scenario("virtual time of objects: it is advanced, and its clock is set", "G5 L0 T3") { scene in
        let scheduler = VirtualTimeScheduler(initialClock: Payload(0), converter: ObjectTimes())
        scene.thread("advances it") { scheduler.advanceTo(Payload(1)) }
        scene.thread("sets the clock") { scheduler.sleep(2) }
        scene.thread("reads") { scene.expect(!scheduler.debugDescription.isEmpty, "T3") }
        scene.atEnd {
            scene.expect(scheduler.clock.number >= 2, "T3: the clock goes back, to \(scheduler.clock.number).")
        }
    },
    Scenario("virtual time: it runs, and what waits is disposed of", "G2 G4 G5 L0 T3") { scene in
        let actions = Actions("T3")
        let scheduler = HistoricalScheduler()
        let waiting = scheduler.scheduleRelative(Payload(1), dueTime: .seconds(1), action: action(actions, 1))
        _ = scheduler.scheduleRelative(Payload(2), dueTime: .seconds(1), action: action(actions, 2))
        scene.thread("runs") { scheduler.start() }
        scene.thread("disposes") {
            waiting.dispose()
            scene.expect(scheduler.clock.timeIntervalSince1970 <= 1, "T3: it is \(scheduler.clock).")
        }
        scene.atEnd {
            scheduler.start()
            scene.expect([[2], [1, 2]].contains(actions.log), "T3: \(actions.log)")
        }
    },
]
