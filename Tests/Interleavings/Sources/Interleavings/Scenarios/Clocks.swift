internal import Explorer
internal import RxDisposables
internal import RxSchedulers

private actor Stage {}

private func twoSchedule(
    _ name: String,
    _ contract: String,
    _ make: @escaping @Sendable () -> any SchedulerType
) -> Scenario {
    Scenario("\(name): two threads schedule", "G5 L0 \(contract)") { scene in
        let (actions, scheduler) = (Actions(contract), make())
        for number in [1, 2] {
            scene.thread("schedules \(number)") { actions.schedule(10 * number, 10 * number + 1, on: scheduler) }
        }
        scene.atEnd { actions.expectTwoThreads(scene) }
    }
}

// `ClockScheduler`, over a clock controlled by the explorer.
let clockScenarios: [Scenario] = [
    twoSchedule("clock", "T9") { ClockScheduler(FreeClock()) },
    Scenario("clock: timers, and their order", "G5 L0 T9") { scene in
        let actions = Actions("T9")
        let scheduler = ClockScheduler(FreeClock())
        scene.thread("schedules") {
            _ = scheduler.scheduleRelative(Payload(1), dueTime: .seconds(2), action: action(actions, 2))
            _ = scheduler.scheduleRelative(Payload(2), dueTime: .seconds(1), action: action(actions, 1))
        }
        scene.thread("schedules, too") { actions.schedule(0, on: scheduler) }
        scene.atEnd { scene.expect(actions.log.sorted() == [0, 1, 2], "T9: \(actions.log)") }
    },
    Scenario("clock: a timer, and its disposal", "G2 G4 G5 L0 T9") { scene in
        let actions = Actions("T9")
        let scheduler = ClockScheduler(FreeClock())
        let timer = scheduler.scheduleRelative(Payload(1), dueTime: .seconds(1), action: action(actions, 1))
        scene.thread("disposes") { timer.dispose() }
        scene.thread("schedules") {
            _ = scheduler.scheduleRelative(Payload(2), dueTime: .seconds(2), action: action(actions, 2))
        }
        scene.atEnd { scene.expect([[2], [1, 2]].contains(actions.log), "T9: \(actions.log)") }
    },
    Scenario("clock: the last timer is disposed of", "G4 G5 L0 T9") { scene in
        let actions = Actions("T9")
        let scheduler = ClockScheduler(FreeClock())
        // That time never comes; only a cancellation ends the task that sleeps until then.
        let timers = (1...2).map {
            scheduler.scheduleRelative(Payload($0), dueTime: .seconds(1_000), action: action(actions, $0))
        }
        for timer in timers { scene.thread("disposes") { timer.dispose() } }
        scene.atEnd { scene.expect(actions.log.isEmpty, "T9: \(actions.log)") }
    },
    Scenario("clock: again and again, and disposal", "G4 G5 L0 T4 T9") { scene in
        let actions = Actions("T9")
        let scheduler = ClockScheduler(FreeClock())
        let series = scheduler.schedulePeriodic(Payload(0), startAfter: .seconds(1), period: .seconds(1)) {
            actions.step($0)
        }
        actions.keep(series, upTo: 2)
        scene.thread("disposes") { series.dispose() }
        scene.atEnd {
            actions.letGo()
            scene.expect([0, 1].starts(with: actions.log), "T4: \(actions.log)")
        }
    },
    Scenario("clock: again, but never again, and disposal", "G4 G5 L0 T9") { scene in
        let actions = Actions("T9")
        let scheduler = ClockScheduler(FreeClock())
        // The time of the second run never comes; only a cancellation ends the task that sleeps until then.
        let series = scheduler.schedulePeriodic(Payload(0), startAfter: .seconds(1), period: .seconds(1_000)) {
            actions.step($0)
        }
        scene.thread("disposes") { series.dispose() }
        scene.atEnd { scene.expect([0].starts(with: actions.log), "T9: \(actions.log)") }
    },
    Scenario("clock: it can't wait any more", "G5 L0 T9") { scene in
        let actions = Actions("T9")
        let clock = FreeClock()
        let scheduler = ClockScheduler(clock)
        scene.thread("schedules") {
            _ = scheduler.scheduleRelative(Payload(1), dueTime: .seconds(1), action: action(actions, 1))
            _ = scheduler.scheduleRelative(Payload(2), dueTime: .seconds(2), action: action(actions, 2))
        }
        scene.thread("stops the clock") { clock.stop() }
        scene.atEnd { scene.expect([1, 2].starts(with: actions.log), "T9: \(actions.log)") }
    },
    Scenario("actor scheduler: its actor goes", "G5 L0 T10") { scene in
        let actions = Actions("T10")
        var actor: Stage? = Stage()
        let scheduler = ActorScheduler(weak: actor.unsafelyUnwrapped)
        let marker = Marker()
        scene.thread("schedules") {
            actions.schedule(1, on: scheduler)
            _ = scheduler.scheduleRelative(Payload(2), dueTime: .seconds(1), action: action(actions, 2))
        }
        scene.thread("lets go") {
            marker.event()
            actor = nil
        }
        scene.atEnd { scene.expect([1, 2].starts(with: actions.log), "T10: \(actions.log)") }
    },
    twoSchedule("actor scheduler", "T10") { ActorScheduler(Stage()) },
    Scenario("task scheduler: an action, and its disposal", "G4 G5 L0 T11") { scene in
        let actions = Actions("T11")
        let scheduler = TaskScheduler()
        let resource = Resource("what the action returned")
        let item = scheduler.schedule(Payload(1)) { _ in
            actions.run(1)
            return resource
        }
        scene.thread("disposes") { item.dispose() }
        scene.thread("disposes, too") { item.dispose() }
        scene.atEnd { scene.expect(resource.count == actions.log.count, "G4: \(resource.count) times.") }
    },
]
