internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSubjects

/// A source that is split into its odd and its even numbers, and the subscribers of the groups.
// SAFETY: used on one thread of the system, like everything in a run.
private final class Groups: @unchecked Sendable {
    let source = PublishSubject<Payload>()
    let recorders = (0..<2).map { Recorder<Payload>("a group's subscriber \($0)") }
    let outer = Recorder<Int>("the outer subscriber")
    private var groups: [Observable<Payload>?] = [nil, nil]
    private var subscriptions: [(any Disposable)?] = [nil, nil]
    private var subscription: (any Disposable)?

    /// Subscribes; stores the groups, and subscribes to them at once if required.
    func start(subscribing: Bool) {
        subscription = source.groupBy { $0.number % 2 }.subscribe(
            onNext: { group in
                self.outer.onNext(group.key)
                self.groups[group.key] = group.asObservable()
                if subscribing { self.subscribe(group.key) }
            },
            onError: { self.outer.onError($0) },
            onCompleted: { self.outer.onCompleted() }
        )
    }

    /// Adds a subscriber to a group, until that ends.
    func subscribe(_ key: Int, _ other: Recorder<Payload>) {
        _ = groups[key]?.subscribe(other)
    }

    func subscribe(_ key: Int) {
        subscriptions[key] = groups[key]?.subscribe(recorders[key])
    }

    /// Disposes of the subscription to a group, or of the whole subscription.
    func leave(_ key: Int?) {
        if let key {
            recorders[key].leave(subscriptions[key])
        } else {
            outer.leave(subscription)
        }
    }

    func forget(_ key: Int) {
        groups[key] = nil
    }

    func check(_ scene: Scene) {
        leave(nil)
        leave(0)
        leave(1)
        scene.expect(!source.hasObservers, "G5: the source has a subscriber left.")
        groups = []
        subscriptions = []
        subscription = nil
    }
}

private func scenario(
    _ name: String,
    _ contracts: String,
    subscribing: Bool = true,
    _ build: @escaping @Sendable (Groups, Scene) -> Void
) -> Scenario {
    Scenario("groupBy: \(name)", contracts) { scene in
        let groups = Groups()
        groups.start(subscribing: subscribing)
        build(groups, scene)
        scene.atEnd { groups.check(scene) }
    }
}

let splittingScenarios: [Scenario] = [
    scenario("elements, the end, one leaves", "G1 G2 L0 L2") { its, scene in
        its.source.onNext(Payload(1))
        scene.thread("sends, completes") { its.source.send("32|") }
        scene.thread("leaves the odd ones") { its.leave(1) }
        scene.atEnd {
            scene.expect("13|".hasPrefix(its.recorders[1].text), "G2: \(its.recorders[1].text)")
            scene.expect(its.recorders[0].text == "2|" && its.outer.text == "10|", "L2: \(its.recorders[0].text)")
        }
    },
    scenario("one of two leaves", "G1 G2 L0 L4") { its, scene in
        its.source.onNext(Payload(1))
        let other = Recorder<Payload>("a second subscriber")
        its.subscribe(1, other)
        scene.thread("sends, completes") { its.source.send("35|") }
        scene.thread("leaves the odd ones") { its.leave(1) }
        scene.atEnd { scene.expect(other.text == "35|", "L4: who stays heard \(other.text).") }
    },
    scenario("who comes and goes delivers nothing", "G2 L0 L4") { its, scene in
        its.source.onNext(Payload(1))
        let (other, senders) = (Recorder<Payload>("a second subscriber"), Threads())
        other.whenNext = { _ in
            scene.expect(senders.containsThisOne, "L0: a thread that sends nothing delivers an element.")
        }
        its.subscribe(1, other)
        scene.thread("sends") {
            senders.addThisOne()
            its.source.send("35")
        }
        scene.thread("leaves the odd ones") { its.leave(1) }
        scene.thread("leaves the groups") { its.leave(nil) }
        scene.atEnd {
            other.whenNext = nil
            its.source.send("|")
            scene.expect(other.text == "35|", "L4: who stays heard \(other.text).")
        }
    },
    scenario("all leave", "G1 G2 G4 G5 L0") { its, scene in
        its.source.onNext(Payload(1))
        scene.thread("sends") { its.source.send("32") }
        scene.thread("leaves the odd ones") { its.leave(1) }
        scene.thread("leaves all") { its.leave(nil) }
        scene.atEnd {
            its.leave(0)
            scene.expect(!its.source.hasObservers, "G5: the source has a subscriber left.")
        }
    },
    scenario("a subscriber comes late", "G1 G5 G9 L0 C5", subscribing: false) { its, scene in
        its.source.onNext(Payload(1))
        scene.thread("sends, completes") { its.source.send("3|") }
        scene.thread("comes") {
            its.subscribe(1)
            its.forget(1)
        }
        scene.thread("leaves all") { its.leave(nil) }
        scene.atEnd {
            scene.expect(["", "3", "3|", "|"].contains(its.recorders[1].text), "G9: \(its.recorders[1].text)")
        }
    },
    scenario("a subscriber comes as it ends", "G1 G9 L0", subscribing: false) { its, scene in
        its.source.onNext(Payload(1))
        scene.thread("sends, completes") { its.source.send("3|") }
        scene.thread("comes") { its.subscribe(1) }
        scene.atEnd { scene.expect(["3|", "|"].contains(its.recorders[1].text), "G9: \(its.recorders[1].text)") }
    },
    scenario("an error, and one comes and goes", "G1 G2 G3 L0 L2", subscribing: false) { its, scene in
        its.source.onNext(Payload(1))
        scene.thread("sends, fails") { its.source.send("3#") }
        scene.thread("comes and goes") {
            its.subscribe(1)
            its.leave(1)
        }
        scene.atEnd {
            scene.expect(["", "3", "#", "3#"].contains(its.recorders[1].text), "G1: \(its.recorders[1].text)")
            scene.expect(its.outer.text == "1#", "G1: \(its.outer.text)")
        }
    },
    Scenario("create: two threads send", "G1 L0 L2") { scene in
        let outlet = Outlet()
        scene.thread("sends, completes") { outlet.observer?.send("1|9") }
        scene.thread("sends, fails") { outlet.observer?.send("2#9") }
        scene.atEnd {
            let all = ["12|", "21|", "12#", "21#", "1|", "2#"]
            scene.expect(all.contains(outlet.recorder.text), "G1: \(outlet.recorder.text)")
            outlet.check(scene)
        }
    },
    Scenario("create: an end, and disposal", "G1 G2 G4 G5 L0") { scene in
        let outlet = Outlet()
        scene.thread("sends, completes") { outlet.observer?.send("1|") }
        scene.thread("sends") { outlet.observer?.onNext(Payload(2)) }
        scene.thread("disposes") { outlet.dispose() }
        scene.atEnd { outlet.check(scene) }
    },
]

/// A `create` whose observer several threads use.
// SAFETY: used on one thread of the system, like everything in a run.
private final class Outlet: @unchecked Sendable {
    var observer: AnyObserver<Payload>?
    let recorder = Recorder<Payload>()
    private let resource = Resource("the source")
    private var subscription: (any Disposable)?

    init() {
        let resource = resource
        subscription = Observable<Payload>.create { observer in
            self.observer = observer
            return resource
        }.subscribe(recorder)
    }

    func dispose() {
        recorder.leave(subscription)
    }

    func check(_ scene: Scene) {
        dispose()
        scene.expect(resource.count == 1, "G4: the source was disposed of \(resource.count) times.")
        observer = nil
        subscription = nil
    }
}
