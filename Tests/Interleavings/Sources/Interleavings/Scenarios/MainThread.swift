internal import Dispatch
internal import Explorer
internal import RxDisposables
internal import RxSubjects

@testable internal import RxObservable
@testable internal import RxSchedulers

/// A sequence on main, which checks its thread.
private func onMain(_ source: Observable<Payload>, above: Recorder<Payload>? = nil) -> Observable<String> {
    source.do(onNext: { above?.onNext($0) }).observe(on: MainScheduler.instance).map { element in
        if !MainQueue.isCurrent { Turns.shared.fail("T6: an element comes off the main thread.") }
        return element.shown
    }
}

/// Two threads, of which each sends to a chain of its own, and both chains are delivered by one serial scheduler.
private func twoChains(_ name: String, batch: Int) -> Scenario {
    pairScenario(name, "G1 G5 L0 T16") { pair, scene in
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "both")
        let marker = Marker()
        // SAFETY: used on one thread of the system, like everything in a run.
        nonisolated(unsafe) var (hasFirstSent, hasSecondSent) = (false, false)
        // SAFETY: as above.
        nonisolated(unsafe) var rules: [(earlier: Character, later: Character)] = [("1", "2"), ("8", "9")]
        let hops = [pair.first, pair.second].map { ObserveOn($0, queue, nil, ObserveOnSink.self, batch: batch) }
        pair.subscribe(Observable.merge(hops).map(\.shown))
        scene.thread("sends to the first") {
            pair.first.onNext(Payload(1))
            marker.event()
            hasFirstSent = true
            if hasSecondSent { rules.append(("8", "2")) }
            pair.first.onNext(Payload(2))
        }
        scene.thread("sends to the second") {
            pair.second.onNext(Payload(8))
            marker.event()
            hasSecondSent = true
            if hasFirstSent { rules.append(("1", "9")) }
            pair.second.onNext(Payload(9))
        }
        scene.atEnd {
            let text = pair.recorder.text
            for (earlier, later) in rules {
                let places = (text.firstIndex(of: earlier), text.firstIndex(of: later))
                let isRight = if case (let first?, let second?) = places { first < second } else { false }
                scene.expect(isRight, "T16: \(earlier) was sent before \(later), and \(text) came.")
            }
        }
    }
}

// Actions on the main thread, and threads that wait for it there.
let mainScenarios: [Scenario] = [
    pairScenario("observe(on: main): from main, and from elsewhere", "G1 G5 L0 T5 T6") { pair, scene in
        let above = Recorder<Payload>("a closure above")
        pair.subscribe(onMain(pair.first, above: above))
        scene.thread("elsewhere") { pair.first.onNext(Payload(1)) }
        scene.thread("main") { StandInQueue.main.serve { pair.first.onNext(Payload(2)) } }
        scene.atEnd {
            let text = pair.recorder.text
            scene.expect(text == above.text && text.count == 2, "T6: \(above.text) was sent, and \(text) came.")
        }
    },
    pairScenario("observe(on: main): the end from main, and from elsewhere", "G1 G5 L0 L2 T5 T6") { pair, scene in
        pair.subscribe(onMain(pair.first))
        scene.thread("elsewhere") { pair.first.send("1#") }
        scene.thread("main") { StandInQueue.main.serve { pair.first.send("2|") } }
        scene.atEnd {
            let text = pair.recorder.text
            scene.expect(["12|", "21|", "2|", "1#", "12#", "21#"].contains(text), "T6: \(text)")
        }
    },
    pairScenario("observe(on: main): disposal on main", "G1 G2 G4 G5 L0 T6") { pair, scene in
        // SAFETY: used on one thread of the system, like everything in a run.
        nonisolated(unsafe) var isDisposed = false
        pair.subscribe(
            onMain(pair.first).do(onNext: { _ in
                if isDisposed { Turns.shared.fail("G2: an event comes on main, where dispose() has returned.") }
            })
        )
        scene.thread("elsewhere") { pair.first.send("12") }
        scene.thread("main") {
            StandInQueue.main.serve {
                pair.dispose()
                isDisposed = true
            }
        }
        scene.atEnd { scene.expect("12".hasPrefix(pair.recorder.text), "T6: \(pair.recorder.text)") }
    },
    Scenario("main: it is blocked, and what waits is done", "G5 L0 T5") { scene in
        let actions = Actions("T5")
        let signal = BlockingSignal()
        scene.thread("main") { StandInQueue.main.serve { signal.wait(until: .distantFuture) } }
        scene.thread("elsewhere") {
            actions.schedule(1, on: MainScheduler.instance)
            _ = MainScheduler.instance.schedule(Payload(2)) { _ in
                actions.run(2)
                signal.send()
                return Disposables.create()
            }
        }
        scene.atEnd { scene.expect(actions.log == [1, 2], "T5: \(actions.log)") }
    },
    Scenario("main: it is blocked, and a timer fires", "G5 L0 T5") { scene in
        let actions = Actions("T5")
        let signal = BlockingSignal()
        scene.thread("main") { StandInQueue.main.serve { signal.wait(until: .distantFuture) } }
        scene.thread("elsewhere") {
            _ = MainScheduler.instance.scheduleRelative(Payload(1), dueTime: .seconds(1)) { _ in
                actions.run(1)
                signal.send()
                return Disposables.create()
            }
        }
        scene.atEnd { scene.expect(actions.log == [1], "T5: \(actions.log)") }
    },
    Scenario("a thread is blocked until it is told", "G5 L0") { scene in
        let signal = BlockingSignal()
        scene.thread("waits") { signal.wait(until: .distantFuture) }
        scene.thread("tells") { signal.send() }
    },
    Scenario("a thread is blocked until it is told, or until it is late", "G5 L0") { scene in
        let signal = BlockingSignal()
        scene.thread("waits") { signal.wait(until: DispatchTime.inRun() + DispatchTimeInterval.seconds(1)) }
        scene.thread("tells") { signal.send() }
    },
    pairScenario("interval on main: disposal elsewhere", "G1 G2 G4 G5 L0 T4") { pair, scene in
        pair.subscribe(Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map(\.shown))
        scene.thread("disposes") { pair.dispose() }
        scene.atEnd { scene.expect("01".hasPrefix(pair.recorder.text), "T4: \(pair.recorder.text)") }
    },
    Scenario("main: actions from two threads", "G5 L0 T5") { scene in
        let actions = Actions("T5")
        let scheduler = MainScheduler.instance
        scene.thread("elsewhere") { actions.schedule(10, 11, on: scheduler) }
        scene.thread("main") { StandInQueue.main.serve { actions.schedule(20, 21, on: scheduler) } }
        scene.atEnd { actions.expectTwoThreads(scene) }
    },
    pairScenario("observe(on: main): what waits comes first", "G5 L0 T5 T6") { pair, scene in
        let (actions, marker) = (Actions("T5"), Marker())
        pair.subscribe(onMain(pair.first))
        // SAFETY: used on one thread of the system, like everything in a run.
        nonisolated(unsafe) var hasScheduled = false
        scene.thread("elsewhere") {
            actions.schedule(1, on: MainScheduler.instance)
            marker.event()
            hasScheduled = true
        }
        scene.thread("main") {
            StandInQueue.main.serve {
                pair.first.onNext(Payload(1))
                marker.event()
                let isSecond = hasScheduled
                pair.first.onNext(Payload(2))
                let isOvertaken = isSecond && actions.log.isEmpty && pair.recorder.text == "12"
                scene.expect(!isOvertaken, "T5: an element comes before an action that waits.")
            }
        }
        scene.atEnd { scene.expect(actions.log == [1] && pair.recorder.text == "12", "T6: \(pair.recorder.text)") }
    },
    twoChains("observe(on:): two chains, two threads, one scheduler", batch: 512),
    twoChains("observe(on:): two chains, two threads, turns of one event", batch: 1),
    Scenario("main: what waits comes first", "G5 L0 T5") { scene in
        let actions = Actions("T5")
        let scheduler = MainScheduler.instance
        let marker = Marker()
        // SAFETY: used on one thread of the system, like everything in a run.
        nonisolated(unsafe) var hasScheduled = false
        scene.thread("elsewhere") {
            actions.schedule(1, on: scheduler)
            marker.event()
            hasScheduled = true
        }
        scene.thread("main") {
            StandInQueue.main.serve {
                marker.event()
                let isSecond = hasScheduled
                actions.schedule(2, on: scheduler)
                if isSecond { scene.expect(actions.log != [2], "T5: an action runs before one that waits.") }
            }
        }
        scene.atEnd { scene.expect(actions.log.sorted() == [1, 2], "T5: \(actions.log)") }
    },
]
