internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxSubjects

@testable internal import RxTraits

/// Subscribers of a sequence that is shared on main, and its source there.
// SAFETY: used on one thread of the system, like everything in a run.
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
        // SAFETY: used on one thread of the system, like everything in a run.
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
        recorders[number].leave(subscriptions[number])
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
            bench.subject.send("12")
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
        bench.onMain { bench.subject.send("1|") }
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
            bench.subject.send("1|")
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
