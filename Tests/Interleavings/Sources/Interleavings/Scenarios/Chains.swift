internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxSubjects

/// A subject whose owner releases it.
// SAFETY: used on one thread of the system, like everything in a run.
private final class Holder: @unchecked Sendable {
    private let marker = Marker()
    private var subject: PublishSubject<Payload>? = PublishSubject()

    /// The subject, for a call or two.
    func use(_ body: (PublishSubject<Payload>) -> Void) {
        marker.event()
        if let subject { body(subject) }
    }

    func letGo() {
        marker.event()
        let last = subject.take()
        _ = consume last
    }
}

// Several operators in a chain, and the stages between them.
let chainScenarios: [Scenario] = [
    Scenario("subject: it is let go of while it sends", "G1 G2 G5 L0") { scene in
        let holder = Holder()
        let recorder = Recorder<Payload>()
        var subscription: (any Disposable)?
        holder.use { subscription = $0.subscribe(recorder) }
        scene.thread("sends") { holder.use { $0.send("12") } }
        scene.thread("lets go") { holder.letGo() }
        scene.thread("disposes") { recorder.leave(subscription) }
        scene.atEnd {
            scene.expect("12".hasPrefix(recorder.text), "L4: \(recorder.text)")
            subscription = nil
        }
    },
    Scenario("subject: one comes as it is let go of", "G1 G5 L0") { scene in
        let holder = Holder()
        let recorders = (0..<2).map { Recorder<Payload>("subscriber \($0)") }
        holder.use { _ = $0.subscribe(recorders[0]) }
        scene.thread("comes") { holder.use { _ = $0.subscribe(recorders[1]) } }
        scene.thread("sends") { holder.use { $0.onNext(Payload(1)) } }
        scene.thread("lets go") { holder.letGo() }
        scene.atEnd { scene.expect(["", "1"].contains(recorders[1].text), "L4: \(recorders[1].text)") }
    },
    Scenario("do: it is disposed of while it subscribes", "G4") { scene in
        let (source, gate, end) = (PublishSubject<Payload>(), Resource("onSubscribed"), Resource("onDispose"))
        let subscription = SingleAssignmentDisposable()
        scene.thread("subscribes") {
            subscription.setDisposable(
                source.do(onSubscribed: { gate.dispose() }, onDispose: { end.dispose() }).subscribe()
            )
        }
        scene.thread("disposes") { subscription.dispose() }
        scene.thread("completes") { source.onCompleted() }
        scene.atEnd { scene.expect(gate.count == 1 && end.count == 1, "G4: \(gate.count), \(end.count) times.") }
    },
    Scenario("using: it is disposed of while it subscribes", "G3 G4") { scene in
        let (source, resource, early) = (PublishSubject<Payload>(), Resource("resource"), Resource("too early"))
        let sequence = Observable.using(
            { resource },
            observableFactory: { _ in
                source.do(onDispose: { if resource.count > 0 { early.dispose() } })
            }
        )
        let subscription = SingleAssignmentDisposable()
        scene.thread("subscribes") { subscription.setDisposable(sequence.subscribe()) }
        scene.thread("disposes") { subscription.dispose() }
        scene.thread("completes") { source.onCompleted() }
        scene.atEnd {
            scene.expect(resource.count == 1, "G4: \(resource.count) times.")
            scene.expect(early.count == 0, "G3: the resource was disposed of first.")
        }
    },
    Scenario("share, retry: it fails as another comes", "G1 G5 L0 L5") { scene in
        let source = PublishSubject<Payload>()
        let other = PublishSubject<Payload>()
        let marker = Marker()
        // SAFETY: used on one thread of the system, like everything in a run.
        nonisolated(unsafe) var count = 0
        let shared = Observable<Payload>.deferred {
            marker.event()
            count += 1
            return count == 1 ? source : other
        }.share().retry(2)
        let recorders = (0..<3).map { Recorder<Payload>("subscriber \($0)") }
        for recorder in recorders.prefix(2) { _ = shared.subscribe(recorder) }
        scene.thread("fails") { source.onError(Failure()) }
        scene.thread("comes") { _ = shared.subscribe(recorders[2]) }
        scene.atEnd {
            scene.expect(count == 2, "L5: connected \(count) times.")
            other.send("1|")
            scene.expect(recorders.allSatisfy { $0.text == "1|" }, "L5: \(recorders.map(\.text))")
        }
    },
    pairScenario("observe(on:), flatMapLatest, take(until:)", "G1 G2 G4 G5 L0 L2") { pair, scene in
        let scheduler = ManualScheduler(userCount: 1)
        let stop = PublishSubject<Payload>()
        pair.subscribe(
            pair.first.observe(on: scheduler).flatMapLatest { _ in pair.second }.take(until: stop).map(\.shown)
        )
        scene.thread("sends, leaves") {
            pair.first.onNext(Payload(1))
            scheduler.leave()
        }
        scene.thread("works") { scheduler.work() }
        scene.thread("the inner one sends") { pair.second.onNext(Payload(8)) }
        scene.thread("stops it") { stop.onNext(Payload(9)) }
        scene.atEnd {
            scene.expect(["|", "8|"].contains(pair.recorder.text), "L2: \(pair.recorder.text)")
            scene.expect(!stop.hasObservers, "G5: a source has a subscriber left.")
        }
    },
    pairScenario("share(replay: 1), combineLatest with itself", "G1 G5 L0 L3") { pair, scene in
        let shared = pair.first.share(replay: 1)
        scene.thread("subscribes") { pair.subscribe(.combineLatest(shared, shared) { "\($0.number)\($1.number) " }) }
        scene.thread("sends") { pair.first.send("12") }
        scene.atEnd {
            pair.first.onNext(Payload(3))
            scene.expect(pair.recorder.log.last == "33 ", "L3: \(pair.recorder.log)")
        }
    },
    pairScenario("merge of merges: an error, and disposal", "G1 G2 G3 G4 G5 L0 L2") { pair, scene in
        let third = PublishSubject<Payload>()
        pair.subscribe(
            Observable.merge(Observable.merge(pair.first, pair.second), third).map(\.shown)
        )
        scene.thread("the first fails") { pair.first.onError(Failure()) }
        scene.thread("the second sends") { pair.second.onNext(Payload(8)) }
        scene.thread("the third completes") { third.onCompleted() }
        scene.thread("disposes") { pair.dispose() }
        scene.atEnd { scene.expect(!third.hasObservers, "G5: a source has a subscriber left.") }
    },
]
