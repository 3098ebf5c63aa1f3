internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxSubjects

/// A source, a scheduler, and the subscriber of a sequence made of them.
// SAFETY: used on one thread of the system, like everything in a run.
private final class TimedBench: @unchecked Sendable {
    let pair = Pair()
    let scheduler: ManualScheduler
    let scene: Scene

    init(_ scene: Scene, users: Int) {
        self.scene = scene
        scheduler = ManualScheduler(userCount: users)
    }

    /// A thread that uses the scheduler, and leaves it at its end.
    func user(_ name: String, _ body: @escaping () -> Void) {
        scene.thread(name) {
            body()
            self.scheduler.leave()
        }
    }

    /// A thread of the scheduler.
    func worker(limit: Int = 8) {
        scene.thread("works") { self.scheduler.work(limit: limit) }
    }

    /// The source sends a number of elements, and completes.
    func source(_ count: Int, completes: Bool = true) {
        user(completes ? "sends, completes" : "sends") {
            for number in 1...count { self.pair.first.onNext(Payload(number)) }
            if completes { self.pair.first.onCompleted() }
        }
    }

    func disposer() {
        user("disposes") { self.pair.dispose() }
    }

    func expect(_ texts: [String], _ contract: String) {
        scene.atEnd {
            let text = self.pair.recorder.text
            self.scene.expect(texts.contains(text), "\(contract): \(text)")
        }
    }

    func expectOneTimer() {
        scene.atEnd {
            self.scene.expect(self.scheduler.mostArmed <= 1, "T7: \(self.scheduler.mostArmed) timers at a time.")
        }
    }
}

private func scenario(
    _ name: String,
    _ contracts: String,
    users: Int,
    _ operation: @escaping @Sendable (Observable<Payload>, ManualScheduler, Pair) -> Observable<String>,
    _ build: @escaping @Sendable (TimedBench) -> Void
) -> Scenario {
    Scenario(name, contracts) { scene in
        let bench = TimedBench(scene, users: users)
        bench.pair.subscribe(operation(bench.pair.first, bench.scheduler, bench.pair))
        build(bench)
        scene.atEnd { bench.pair.check(scene) }
    }
}

private func twoOfEach(
    _ name: String,
    _ contracts: String,
    _ results: [String],
    hasOneTimer: Bool = true,
    _ operation: @escaping @Sendable (Observable<Payload>, ManualScheduler, Pair) -> Observable<String>
) -> [Scenario] {
    let failing = contracts.contains("L2") ? contracts : contracts + " L2"
    return [
        scenario("\(name): two elements, and the end", "G1 \(contracts)", users: 1, operation) { its in
            its.source(2)
            its.worker()
            its.expect(results, contracts)
            if hasOneTimer { its.expectOneTimer() }
        },
        scenario("\(name): disposal", "G1 G2 G4 G5 \(contracts)", users: 2, operation) { its in
            its.source(2)
            its.disposer()
            its.worker()
            if hasOneTimer { its.expectOneTimer() }
        },
        scenario("\(name): an error, and disposal", "G1 G2 G4 G5 \(failing)", users: 2, operation) { its in
            its.user("sends, fails") { its.pair.first.send("1#") }
            its.disposer()
            its.worker()
        },
    ]
}

private func roomForOne() -> WaitingLimit {
    WaitingLimit(1, .waits(else: Interleavings.Failure())) {}
}

@Sendable private func hoppingWithRoom(
    _ source: Observable<Payload>,
    _ scheduler: ManualScheduler,
    _ pair: Pair
) -> Observable<String> {
    ObserveOn(source, scheduler, limit: roomForOne()).map(\.shown)
}

let timingScenarios: [Scenario] =
    twoOfEach("observe(on:)", "L0 T6", ["12|"], hasOneTimer: false) { source, scheduler, _ in
        source.observe(on: scheduler).map(\.shown)
    } + [
        scenario("observe(on:): two workers", "G1 L0 T6", users: 1) { source, scheduler, _ in
            source.observe(on: scheduler).map(\.shown)
        } _: { its in
            its.source(2)
            its.worker()
            its.worker()
            its.expect(["12|"], "T6")
        },
        scenario("observe(on:) with room for one: two elements, and the end", "G1 L0 T6", users: 1) {
            source,
            scheduler,
            _ in
            ObserveOn(source, scheduler, limit: WaitingLimit(1, .dropsOldest) {}).map(\.shown)
        } _: { its in
            its.source(2)
            its.worker()
            its.expect(["12|", "2|"], "T6")
        },
        scenario("observe(on:): a source waits", "G1 L0 T6 A10", users: 1, hoppingWithRoom) { its in
            its.user("sends, completes") { sendBlocked("123|", to: its.pair.first) }
            its.worker()
            its.expect(["123|"], "A10")
        },
        scenario("observe(on:): a source waits, and disposal", "G1 G2 G4 G5 L0 A10", users: 2, hoppingWithRoom) { its in
            its.user("sends") { sendBlocked("12", to: its.pair.first) }
            its.disposer()
            its.worker()
        },
        scenario("observe(on:): a loop waits, and disposal", "G1 G2 G4 G5 L0 A10", users: 1) { _, scheduler, pair in
            hoppingWithRoom(Observable<Int>.range(start: 1, count: 3).map { Payload($0) }, scheduler, pair)
        } _: { its in
            its.disposer()
            its.worker()
        },
        scenario("observe(on:): a queue waits for another one", "G1 L0 T6 A10", users: 1) { source, scheduler, _ in
            let first = ObserveOn(source, scheduler, limit: roomForOne())
            return ObserveOn(first, scheduler, limit: roomForOne()).map(\.shown)
        } _: { its in
            its.user("sends, completes") { sendBlocked("123|", to: its.pair.first) }
            its.worker(limit: 32)
            its.expect(["123|"], "A10")
        },
    ]
    + twoOfEach("timeout", "L0 L1 T7", ["12|", "12#", "1#", "#"]) { source, scheduler, _ in
        source.timeout(.seconds(1), scheduler: scheduler).map(\.shown)
    }
    + twoOfEach("timeout with another", "L0 L1 T7", ["12|", "129|", "19|", "9|"]) { source, scheduler, _ in
        source.timeout(.seconds(1), other: Observable.just(Payload(9)), scheduler: scheduler).map(\.shown)
    }
    + twoOfEach("debounce", "L0 L1 T7", ["2|", "12|"]) { source, scheduler, _ in
        source.debounce(.seconds(1), scheduler: scheduler).map(\.shown)
    }
    + [
        scenario("debounce: one element, and an old timer", "L1 T7", users: 1) { source, scheduler, _ in
            source.debounce(.seconds(1), scheduler: scheduler).map(\.shown)
        } _: { its in
            its.user("sends") { its.pair.first.send("12") }
            its.worker()
            its.expect(["12", "2"], "L1")
            its.pair.recorder.whenNext = { _ in
                its.scene.expect(its.scheduler.time >= its.scheduler.newestDue, "L1: a timer counts that was replaced.")
            }
            its.scene.atEnd { its.pair.recorder.whenNext = nil }
        }
    ]
    + twoOfEach("throttle", "L0 L1 T1 T7", ["12|"]) { source, scheduler, _ in
        source.throttle(.seconds(1), scheduler: scheduler).map(\.shown)
    }
    + twoOfEach("delay", "L0 T2", ["12|"], hasOneTimer: false) { source, scheduler, _ in
        source.delay(.seconds(1), scheduler: scheduler).map(\.shown)
    }
    + twoOfEach("take(for:)", "L0 L2", ["12|", "1|", "|"]) { source, scheduler, _ in
        source.take(for: .seconds(1), scheduler: scheduler).map(\.shown)
    }
    + twoOfEach("skip(for:)", "L0", ["12|", "2|", "|"]) { source, scheduler, _ in
        source.skip(.seconds(1), scheduler: scheduler).map(\.shown)
    }
    + twoOfEach("delaySubscription", "L0", ["12|", "2|", "|"], hasOneTimer: false) { source, scheduler, _ in
        source.delaySubscription(.seconds(1), scheduler: scheduler).map(\.shown)
    }
    + twoOfEach("subscribe(on:)", "L0", ["12|", "2|", "|"], hasOneTimer: false) { source, scheduler, _ in
        source.subscribe(on: scheduler).map(\.shown)
    }
    + [
        scenario("buffer: elements, and the timer", "G1 L0 L1 T7", users: 1) { source, scheduler, _ in
            source.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { $0.map(\.shown).joined() + "," }
        } _: { its in
            its.source(3)
            its.worker(limit: 3)
            its.expectOneTimer()
            its.scene.atEnd {
                let log = its.pair.recorder.text
                let elements = log.filter { $0 != "," }
                its.scene.expect(elements == "123|", "L1: \(log)")
            }
        },
        scenario("buffer: disposal", "G1 G2 G4 G5 L0 L1", users: 2) { source, scheduler, _ in
            source.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { $0.map(\.shown).joined() + "," }
        } _: { its in
            its.source(3, completes: false)
            its.disposer()
            its.worker(limit: 3)
        },
        scenario("window: elements, and the timer", "G1 L0 L1 T7", users: 1) { source, scheduler, _ in
            source.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler).flatMap { $0.map(\.shown) }
        } _: { its in
            its.source(3)
            its.worker(limit: 3)
            its.expectOneTimer()
            its.expect(["123|"], "L1")
        },
        scenario("window: disposal", "G1 G2 G4 G5 L0 L1", users: 2) { source, scheduler, _ in
            source.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler).flatMap { $0.map(\.shown) }
        } _: { its in
            its.source(3, completes: false)
            its.disposer()
            its.worker(limit: 3)
        },
        scenario("interval: disposal", "G1 G2 G4 G5 L0 T4", users: 1) { _, scheduler, _ in
            Observable<Int>.interval(.seconds(1), scheduler: scheduler).map(\.shown)
        } _: { its in
            its.disposer()
            its.worker(limit: 3)
            its.worker(limit: 3)
            its.scene.atEnd {
                let log = its.pair.recorder.text
                its.scene.expect("0123456".hasPrefix(log), "T4: \(log)")
            }
        },
        scenario("timer: disposal", "G1 G2 G4 G5 L0", users: 1) { _, scheduler, _ in
            Observable<Int>.timer(.seconds(1), scheduler: scheduler).map(\.shown)
        } _: { its in
            its.disposer()
            its.worker()
            its.scene.atEnd {
                let log = its.pair.recorder.text
                its.scene.expect("0|".hasPrefix(log), "T4: \(log)")
            }
        },
        Scenario("delaySubscription: its timer fires as it is subscribed to", "G1 G2 G4 G5 L0") { scene in
            let bench = TimedBench(scene, users: 2)
            bench.user("subscribes") {
                bench.pair.subscribe(
                    bench.pair.first.delaySubscription(.seconds(1), scheduler: bench.scheduler).map(\.shown)
                )
            }
            bench.user("sends, completes") { bench.pair.first.send("1|") }
            bench.worker()
            bench.expect(["|", "1|"], "G1")
            scene.atEnd { bench.pair.check(scene) }
        },
        Scenario("range on a scheduler: disposal", "G1 G2 G4 G5 G6 L0") { scene in
            let bench = TimedBench(scene, users: 1)
            bench.pair.subscribe(Observable.range(start: 1, count: 2, scheduler: bench.scheduler).map(\.shown))
            bench.disposer()
            bench.worker()
            bench.worker()
            scene.atEnd {
                scene.expect("12|".hasPrefix(bench.pair.recorder.text), "G1: \(bench.pair.recorder.text)")
                bench.pair.check(scene)
            }
        },
        scenario("throttle without the latest: an old timer", "G1 L0 L1 T1 T7", users: 1) { source, scheduler, _ in
            source.throttle(.seconds(1), latest: false, scheduler: scheduler).map(\.shown)
        } _: { its in
            var last = -1.0
            its.pair.recorder.whenNext = { _ in
                let time = its.scheduler.time
                its.scene.expect(time - last >= 1, "T1: an element at \(time) follows one at \(last).")
                last = time
            }
            its.pair.first.onNext(Payload(0))
            its.source(2, completes: false)
            its.worker()
            its.expectOneTimer()
            its.scene.atEnd { its.pair.recorder.whenNext = nil }
        },
        scenario("interval: two workers", "G1 L0 T4", users: 0) { _, scheduler, _ in
            Observable<Int>.interval(.seconds(1), scheduler: scheduler).map(\.shown)
        } _: { its in
            its.worker(limit: 2)
            its.worker(limit: 2)
            its.scene.atEnd {
                its.scene.expect("0123".hasPrefix(its.pair.recorder.text), "T4: \(its.pair.recorder.text)")
                its.scene.expect(its.scheduler.hasTimer, "T4: it has stopped.")
            }
        },
        Scenario("replay by time: it is disposed of", "G1 G2 G5 L0 L4") { scene in
            let scheduler = ManualScheduler(userCount: 2)
            let subject = ReplaySubject<Payload>.create(bufferSize: 3, lifetime: .seconds(1), scheduler: scheduler)
            let recorder = Recorder<Payload>()
            _ = subject.subscribe(recorder)
            scene.thread("sends") {
                subject.send("12")
                scheduler.leave()
            }
            scene.thread("disposes") {
                subject.dispose()
                recorder.hasBeenDisposedOf()
                scheduler.leave()
            }
            scene.thread("works") { scheduler.work(limit: 2) }
            scene.atEnd { scene.expect("12".hasPrefix(recorder.text), "L4: \(recorder.text)") }
        },
        Scenario("replay by time: its timer ends with it", "G2 G5 L0 T7") { scene in
            let scheduler = ManualScheduler()
            let subject = ReplaySubject<Payload>.create(bufferSize: 3, lifetime: .seconds(1), scheduler: scheduler)
            scene.thread("sends") { subject.send("12") }
            scene.thread("disposes") { subject.dispose() }
            scene.atEnd {
                scene.expect(!scheduler.hasTimer, "G5: a timer is left over.")
                // It was alive until now: if it had been freed, it would have ended its timer, too.
                scene.expect(!subject.hasObservers, "G5")
            }
        },
        Scenario("replay by time: emit, come, grow old", "G1 G9 L0 L4 T7") { scene in
            let scheduler = ManualScheduler(userCount: 2)
            let subject = ReplaySubject<Payload>.create(bufferSize: 3, lifetime: .seconds(1), scheduler: scheduler)
            let recorders = (0..<2).map { Recorder<Payload>("subscriber \($0)") }
            _ = subject.subscribe(recorders[0])
            scene.thread("sends") {
                subject.send("12")
                scheduler.leave()
            }
            scene.thread("subscribes") {
                _ = subject.subscribe(recorders[1])
                scheduler.leave()
            }
            scene.thread("works") { scheduler.work(limit: 2) }
            scene.atEnd {
                scene.expect(recorders[0].text == "12", "L4: \(recorders[0].text)")
                scene.expect("12".hasSuffix(recorders[1].text), "G9: \(recorders[1].text)")
                scene.expect(scheduler.mostArmed <= 1, "T7: \(scheduler.mostArmed) timers at a time.")
                subject.onCompleted()
            }
        },
    ]
