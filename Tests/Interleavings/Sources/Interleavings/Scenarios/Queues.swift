internal import Explorer
internal import RxDisposables
internal import RxSchedulers

// The state of timers on queues, over a stand-in for Dispatch.
let queueScenarios: [Scenario] = [
    Scenario("queue: actions, and disposal", "G4 G5 L0") { scene in
        let actions = Actions("G1")
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
        let item = scheduler.schedule(Payload(1), action: action(actions, 1))
        scene.thread("disposes") { item.dispose() }
        scene.thread("schedules") { actions.schedule(2, on: scheduler) }
        scene.atEnd { scene.expect([[2], [1, 2]].contains(actions.log), "G1: \(actions.log)") }
    },
    Scenario("queue: a timer, and its disposal", "G4 G5 L0") { scene in
        let actions = Actions("G1")
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
        let resource = Resource("what the action returned")
        let timer = scheduler.scheduleRelative(Payload(1), dueTime: .seconds(1)) { _ in
            actions.run(1)
            return resource
        }
        scene.thread("disposes") { timer.dispose() }
        scene.atEnd { scene.expect(resource.count == actions.log.count, "G4: \(resource.count) times.") }
    },
    Scenario("queue: a timer that runs once", "G5 L0") { scene in
        let actions = Actions("G1")
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
        scene.thread("schedules") {
            _ = scheduler.scheduleRelative(Payload(1), dueTime: .seconds(1), action: action(actions, 1))
        }
        scene.thread("schedules, too") {
            _ = scheduler.scheduleRelative(Payload(2), dueTime: .seconds(1), action: action(actions, 2))
        }
        scene.atEnd { scene.expect(actions.log.sorted() == [1, 2], "G1: \(actions.log)") }
    },
    Scenario("queue: again and again, and disposal", "G4 G5 L0 T4") { scene in
        let actions = Actions("T4")
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
        scene.thread("schedules, disposes") {
            let series = scheduler.schedulePeriodic(Payload(0), startAfter: .seconds(1), period: .seconds(1)) {
                actions.step($0)
            }
            series.dispose()
        }
        scene.atEnd { scene.expect([0, 1].starts(with: actions.log), "T4: \(actions.log)") }
    },
]
