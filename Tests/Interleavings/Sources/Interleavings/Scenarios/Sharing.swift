internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSubjects

/// A source that counts its subscriptions.
// SAFETY: used on one thread of the system, like everything in a run.
final class CountedSource: @unchecked Sendable {
    private let marker = Marker()
    let subject = PublishSubject<Payload>()
    private(set) var subscriptions = 0
    private(set) var disposals = 0
    private(set) var mostLive = 0

    /// The source; sends the subject's events, after an element of its own, if it has one.
    func observable(first: Int? = nil) -> Observable<Payload> {
        Observable.create { observer in
            self.marker.event()
            foreign("A source is subscribed to")
            self.subscriptions += 1
            self.mostLive = max(self.mostLive, self.subscriptions - self.disposals)
            if let first { observer.onNext(Payload(first)) }
            let subscription = self.subject.subscribe(observer)
            return Disposables.create {
                self.marker.event()
                foreign("A source is disposed of")
                self.disposals += 1
                subscription.dispose()
            }
        }
    }
}

private typealias Sharing = (name: String, share: @Sendable (Observable<Payload>) -> Observable<Payload>)

private let sharings: [Sharing] = [
    ("share", { $0.share() }),
    ("share(replay: 1)", { $0.share(replay: 1) }),
    ("share(replay: 1, forever)", { $0.share(replay: 1, scope: .forever) }),
    ("publish, refCount", { $0.publish().refCount() }),
    ("replay(1), refCount", { $0.replay(1).refCount() }),
]

/// Sharing operators for which all connections have one subject.
private let lastingSharings: [Sharing] = [
    ("share(forever)", { $0.share(scope: .forever) }),
    ("multicast, refCount", { $0.multicast(PublishSubject()).refCount() }),
]

let sharingScenarios: [Scenario] =
    sharings.flatMap { sharing in
        [
            Scenario("\(sharing.name): three first subscribers", "G1 G5 L0 L5") { scene in
                let source = CountedSource()
                let shared = sharing.share(source.observable())
                let recorders = (0..<3).map { Recorder<Payload>("subscriber \($0)") }
                for recorder in recorders { scene.thread("subscribes") { _ = shared.subscribe(recorder) } }
                scene.atEnd {
                    scene.expect(source.subscriptions == 1, "L5: connected \(source.subscriptions) times.")
                    source.subject.send("1|")
                    scene.expect(recorders.allSatisfy { $0.text == "1|" }, "L5: \(recorders.map(\.text))")
                    scene.expect(source.disposals == 1, "L5: disposed of \(source.disposals) times.")
                }
            },
            Scenario("\(sharing.name): the last leaves as others come", "G1 G2 G5 G9 L0 L5") { scene in
                let source = CountedSource()
                let shared = sharing.share(source.observable(first: 7))
                let recorders = (0..<3).map { Recorder<Payload>("subscriber \($0)") }
                let first = shared.subscribe(recorders[0])
                scene.thread("leaves") { recorders[0].leave(first) }
                scene.thread("comes and goes") { recorders[1].leave(shared.subscribe(recorders[1])) }
                scene.thread("comes") { _ = shared.subscribe(recorders[2]) }
                scene.atEnd {
                    let live = source.subscriptions - source.disposals
                    scene.expect(live == 1, "L5: there are \(live) connections for one subscriber.")
                    source.subject.onNext(Payload(1))
                    scene.expect(recorders[2].log.last == "1", "L5: who came hears nothing: \(recorders[2].text)")
                    source.subject.onCompleted()
                }
            },
            Scenario("\(sharing.name): the source ends as others come", "G1 G3 G5 L0 L2 L5") { scene in
                let source = CountedSource()
                let shared = sharing.share(source.observable())
                let recorders = (0..<3).map { Recorder<Payload>("subscriber \($0)") }
                let first = shared.subscribe(recorders[0])
                scene.thread("emits 1, completes") { source.subject.send("1|") }
                scene.thread("comes") { _ = shared.subscribe(recorders[1]) }
                scene.thread("leaves, another comes") {
                    recorders[0].leave(first)
                    _ = shared.subscribe(recorders[2])
                }
                scene.atEnd {
                    for recorder in recorders.dropFirst() {
                        scene.expect(["|", "1|"].contains(recorder.text), "L5: \(recorder.text)")
                    }
                    let live = source.subscriptions - source.disposals
                    scene.expect(live == 0, "L5: \(live) connections are left over.")
                }
            },
            Scenario("\(sharing.name): the source emits as others come and go", "G1 G2 G9 L0 L4 L5") { scene in
                let source = CountedSource()
                let shared = sharing.share(source.observable())
                let recorders = (0..<3).map { Recorder<Payload>("subscriber \($0)") }
                let first = shared.subscribe(recorders[0])
                let stays = shared.subscribe(recorders[2])
                scene.thread("emits 1, 2") { source.subject.send("12") }
                scene.thread("comes") { _ = shared.subscribe(recorders[1]) }
                scene.thread("leaves") { recorders[0].leave(first) }
                scene.atEnd {
                    scene.expect(recorders[2].text == "12", "L4: who was there heard \(recorders[2].text).")
                    scene.expect("12".hasSuffix(recorders[1].text), "G9: who came heard \(recorders[1].text).")
                    scene.expect("12".hasPrefix(recorders[0].text), "G2: who left heard \(recorders[0].text).")
                    source.subject.onCompleted()
                    stays.dispose()
                }
            },
        ]
    }
    + (sharings + lastingSharings).map { sharing in
        Scenario("\(sharing.name): the last leaves as one comes, and it emits", "G1 G2 G9 L0 L5") { scene in
            let source = CountedSource()
            let shared = sharing.share(source.observable())
            let recorders = (0..<2).map { Recorder<Payload>("subscriber \($0)") }
            let first = shared.subscribe(recorders[0])
            scene.thread("emits 1, 2") { source.subject.send("12") }
            scene.thread("leaves") { recorders[0].leave(first) }
            scene.thread("comes") { _ = shared.subscribe(recorders[1]) }
            scene.atEnd {
                for recorder in recorders {
                    scene.expect(["", "1", "2", "12"].contains(recorder.text), "G9: \(recorder.text)")
                }
                source.subject.onNext(Payload(3))
                scene.expect(recorders[1].log.last == "3", "L5: who came hears nothing.")
                source.subject.onCompleted()
            }
        }
    }
    + [
        Scenario("multicast: subscribe and connect at once", "G1 G5 L0 L5") { scene in
            let source = CountedSource()
            let made = Resource("makes subjects")
            let shared = source.observable().multicast {
                made.dispose()
                return PublishSubject<Payload>()
            }
            let recorders = (0..<2).map { Recorder<Payload>("subscriber \($0)") }
            for recorder in recorders { scene.thread("subscribes") { _ = shared.subscribe(recorder) } }
            scene.thread("connects") { _ = shared.connect() }
            scene.atEnd {
                scene.expect(made.count == 1, "L5: \(made.count) subjects were made.")
                scene.expect(source.subscriptions == 1, "L5: connected \(source.subscriptions) times.")
                source.subject.send("1|")
                scene.expect(recorders.allSatisfy { $0.text == "1|" }, "L5: \(recorders.map(\.text))")
            }
        },
        Scenario("multicast: it is disconnected meanwhile", "G1 G5 L0 L5") { scene in
            let source = CountedSource()
            let shared = source.observable().multicast { PublishSubject<Payload>() }
            let recorder = Recorder<Payload>()
            scene.thread("subscribes") { shared.subscribe(recorder).dispose() }
            scene.thread("connects, disconnects") { shared.connect().dispose() }
            scene.thread("connects, disconnects, too") { shared.connect().dispose() }
            scene.atEnd {
                let live = source.subscriptions - source.disposals
                scene.expect(live == 0, "L5: \(live) connections are left over.")
            }
        },
    ]
