internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxSubjects
@testable internal import RxTraits

/// Actions of the user's on a scheduler that runs one at a time.
// SAFETY: used on one thread of the system, as all of a run.
private final class Actions: @unchecked Sendable {
    private let marker = Marker()
    private let contract: String
    private var isInside = false
    private(set) var log: [Int] = []
    private var endsAfter = Int.max
    private var subscription: (any Disposable)?

    init(_ contract: String) {
        self.contract = contract
    }

    func run(_ number: Int) {
        marker.event()
        foreign("An action is run")
        if isInside { Turns.shared.fail("\(contract): two actions run at a time.") }
        isInside = true
        log.append(number)
        marker.event()
        isInside = false
        if log.count >= endsAfter { end() }
    }

    func keep(_ subscription: any Disposable, upTo count: Int) {
        marker.event()
        self.subscription = subscription
        endsAfter = count
    }

    func letGo() {
        subscription = nil
    }

    private func end() {
        let subscription = subscription.take()
        subscription?.dispose()
    }
}

/// An object of the user's that a scheduled action holds.
private func action(_ actions: Actions, _ number: Int) -> @Sendable (Payload) -> any Disposable {
    { _ in
        actions.run(number)
        return Disposables.create()
    }
}

// `ClockScheduler`, over a clock that goes as the explorer likes.
let clockScenarios: [Scenario] = [
    Scenario("clock: two threads schedule", "G5 L0 T9") { scene in
        let actions = Actions("T9")
        let scheduler = ClockScheduler(FreeClock())
        for number in [1, 2] {
            scene.thread("schedules \(number)") {
                _ = scheduler.schedule(Payload(number), action: action(actions, 10 * number))
                _ = scheduler.schedule(Payload(number), action: action(actions, 10 * number + 1))
            }
        }
        scene.atEnd {
            let log = actions.log
            scene.expect(log.sorted() == [10, 11, 20, 21], "T9: \(log)")
            scene.expect(log.filter { $0 < 20 } == [10, 11] && log.filter { $0 >= 20 } == [20, 21], "T9: \(log)")
        }
    },
    Scenario("clock: timers, and their order", "G5 L0 T9") { scene in
        let actions = Actions("T9")
        let scheduler = ClockScheduler(FreeClock())
        scene.thread("schedules") {
            _ = scheduler.scheduleRelative(Payload(1), dueTime: .seconds(2), action: action(actions, 2))
            _ = scheduler.scheduleRelative(Payload(2), dueTime: .seconds(1), action: action(actions, 1))
        }
        scene.thread("schedules, too") { _ = scheduler.schedule(Payload(3), action: action(actions, 0)) }
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
        // It never comes; so only a cancellation ends the task that sleeps until then.
        let timers = (1...2).map {
            scheduler.scheduleRelative(Payload($0), dueTime: .seconds(1_000), action: action(actions, $0))
        }
        for timer in timers { scene.thread("disposes") { timer.dispose() } }
        scene.atEnd { scene.expect(actions.log.isEmpty, "T9: \(actions.log)") }
    },
    Scenario("clock: again and again, and disposal", "G4 G5 L0 T4 T9") { scene in
        let actions = Actions("T9")
        let scheduler = ClockScheduler(FreeClock())
        let series = scheduler.schedulePeriodic(Payload(0), startAfter: .seconds(1), period: .seconds(1)) { state in
            actions.run(state.number)
            return Payload(state.number + 1)
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
        // The second run never comes; so only a cancellation ends the task that sleeps until then.
        let series = scheduler.schedulePeriodic(Payload(0), startAfter: .seconds(1), period: .seconds(1_000)) { state in
            actions.run(state.number)
            return Payload(state.number + 1)
        }
        scene.thread("disposes") { series.dispose() }
        scene.atEnd { scene.expect([0].starts(with: actions.log), "T9: \(actions.log)") }
    },
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

// The state of queues' timers, over a stand-in of Dispatch.
let queueScenarios: [Scenario] = [
    Scenario("queue: actions, and disposal", "G4 G5 L0") { scene in
        let actions = Actions("G1")
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
        let item = scheduler.schedule(Payload(1), action: action(actions, 1))
        scene.thread("disposes") { item.dispose() }
        scene.thread("schedules") { _ = scheduler.schedule(Payload(2), action: action(actions, 2)) }
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
            let series = scheduler.schedulePeriodic(Payload(0), startAfter: .seconds(1), period: .seconds(1)) { state in
                actions.run(state.number)
                return Payload(state.number + 1)
            }
            series.dispose()
        }
        scene.atEnd { scene.expect([0, 1].starts(with: actions.log), "T4: \(actions.log)") }
    },
    Scenario("interval on main: disposal elsewhere", "G1 G2 G4 G5 L0 T4") { scene in
        let pair = Pair()
        pair.subscribe(Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map(\.shown))
        scene.thread("disposes") { pair.dispose() }
        scene.atEnd {
            scene.expect("01".hasPrefix(pair.recorder.text), "T4: \(pair.recorder.text)")
            pair.check(scene)
        }
    },
    Scenario("main: actions from two threads", "G5 L0 T5") { scene in
        let actions = Actions("T5")
        let scheduler = MainScheduler.instance
        scene.thread("elsewhere") {
            _ = scheduler.schedule(Payload(1), action: action(actions, 10))
            _ = scheduler.schedule(Payload(1), action: action(actions, 11))
        }
        scene.thread("main") {
            StandInQueue.main.serve {
                _ = scheduler.schedule(Payload(2), action: action(actions, 20))
                _ = scheduler.schedule(Payload(2), action: action(actions, 21))
            }
        }
        scene.atEnd {
            let log = actions.log
            scene.expect(log.filter { $0 < 20 } == [10, 11] && log.filter { $0 >= 20 } == [20, 21], "T5: \(log)")
        }
    },
    Scenario("main: what waits comes first", "G5 L0 T5") { scene in
        let actions = Actions("T5")
        let scheduler = MainScheduler.instance
        let marker = Marker()
        // SAFETY: used on one thread of the system, as all of a run.
        nonisolated(unsafe) var hasScheduled = false
        scene.thread("elsewhere") {
            _ = scheduler.schedule(Payload(1), action: action(actions, 1))
            marker.event()
            hasScheduled = true
        }
        scene.thread("main") {
            StandInQueue.main.serve {
                marker.event()
                let isSecond = hasScheduled
                _ = scheduler.schedule(Payload(2), action: action(actions, 2))
                if isSecond { scene.expect(actions.log != [2], "T5: an action runs before one that waits.") }
            }
        }
        scene.atEnd { scene.expect(actions.log.sorted() == [1, 2], "T5: \(actions.log)") }
    },
]

/// Subscribers of a sequence that is shared on main, and its source there.
// SAFETY: used on one thread of the system, as all of a run.
private final class MainBench: @unchecked Sendable {
    let subject = PublishSubject<Payload>()
    private let scene: Scene
    private let marker = Marker()
    let recorders = (0..<2).map { Recorder<String>("subscriber \($0)") }
    private let ends = (0..<2).map { Resource("onDisposed of \($0)") }
    private var subscriptions: [(any Disposable)?] = [nil, nil]
    private(set) var connections = 0
    private let shared: MainShare<Payload>

    init(_ scene: Scene, replays: Bool) {
        self.scene = scene
        let (subject, marker) = (subject, marker)
        weak var bench: MainBench?
        // SAFETY: used on one thread of the system, as all of a run.
        nonisolated(unsafe) let owner = { bench }
        shared = MainShare(
            Observable.deferred {
                marker.event()
                owner()?.lookForMain("The source is subscribed to")
                owner()?.connections += 1
                return subject.do(onDispose: { owner()?.lookForMain("The source is disposed of") })
            },
            replaysLatest: replays
        )
        bench = self
    }

    func lookForMain(_ what: String) {
        scene.expect(MainQueue.isCurrent, "A4: \(what) off the main thread.")
    }

    func subscribe(_ number: Int) {
        let (recorder, end) = (recorders[number], ends[number])
        subscriptions[number] = shared.subscribe(
            onNext: {
                self.lookForMain("A subscriber is called")
                recorder.onNext($0.shown)
            },
            onError: { recorder.onError($0) },
            onCompleted: { recorder.onCompleted() },
            onDisposed: { end.dispose() }
        )
    }

    func dispose(_ number: Int) {
        subscriptions[number]?.dispose()
        recorders[number].hasBeenDisposedOf()
    }

    func onMain(_ body: @escaping () -> Void) {
        scene.thread("main") { StandInQueue.main.serve(body) }
    }

    func check() {
        scene.expect(!subject.hasObservers, "G5: the source has a subscriber left.")
        scene.expect(ends.allSatisfy { $0.count <= 1 }, "G4: onDisposed ran \(ends.map(\.count)) times.")
        subscriptions = []
    }
}

// The hops of sequences that are shared on main.
let mainShareScenarios: [Scenario] = [
    Scenario("main share: one leaves elsewhere", "G1 G2 G4 G5 A4") { scene in
        let bench = MainBench(scene, replays: true)
        scene.thread("elsewhere") {
            bench.subscribe(0)
            bench.dispose(0)
        }
        bench.onMain { bench.subject.onNext(Payload(1)) }
        scene.atEnd {
            scene.expect(["", "1"].contains(bench.recorders[0].text), "G2: \(bench.recorders[0].text)")
            bench.check()
        }
    },
    Scenario("main share: one on main, one from elsewhere", "G1 G2 G4 G5 G9 A4") { scene in
        let bench = MainBench(scene, replays: true)
        bench.onMain {
            bench.subscribe(0)
            bench.subject.onNext(Payload(1))
            bench.subject.onNext(Payload(2))
        }
        scene.thread("elsewhere") {
            bench.subscribe(1)
            bench.dispose(1)
        }
        scene.atEnd {
            scene.expect(bench.recorders[0].text == "12", "G9: \(bench.recorders[0].text)")
            StandInQueue.main.serveOutside { bench.dispose(0) }
            bench.check()
        }
    },
    Scenario("main share: both have come on main, and leave elsewhere", "G1 G2 G4 G5 A4") { scene in
        let bench = MainBench(scene, replays: true)
        StandInQueue.main.serveOutside {
            bench.subscribe(0)
            bench.subscribe(1)
        }
        scene.thread("elsewhere") { bench.dispose(0) }
        scene.thread("elsewhere, too") { bench.dispose(1) }
        bench.onMain {
            bench.subject.onNext(Payload(1))
            bench.subject.onCompleted()
        }
        scene.atEnd {
            for recorder in bench.recorders {
                scene.expect("1|".hasPrefix(recorder.text), "G2: \(recorder.text)")
            }
            bench.check()
        }
    },
    Scenario("main share: the end, and those who leave", "G1 G2 G4 G5 A4") { scene in
        let bench = MainBench(scene, replays: false)
        bench.onMain {
            bench.subscribe(0)
            bench.subject.onNext(Payload(1))
            bench.subject.onCompleted()
        }
        scene.thread("elsewhere") {
            bench.subscribe(1)
            bench.dispose(1)
        }
        scene.atEnd {
            scene.expect(bench.recorders[0].text == "1|", "G1: \(bench.recorders[0].text)")
            bench.check()
        }
    },
]
