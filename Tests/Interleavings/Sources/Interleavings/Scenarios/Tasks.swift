internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxSubjects

private func scenario(
    _ name: String,
    _ contracts: String,
    onActor isOnActor: Bool = false,
    _ operation: @escaping @Sendable (Observable<Payload>, Closures) -> Observable<String>,
    _ build: @escaping @Sendable (Pair, Closures, Scene) -> Void
) -> Scenario {
    Scenario(name, contracts) { scene in
        let (pair, closures) = (Pair(), Closures())
        if isOnActor { closures.areOnActor() }
        pair.subscribe(operation(pair.first, closures))
        build(pair, closures, scene)
        scene.atEnd { pair.check(scene) }
    }
}

// `TaskSource`: sources and operators whose work is a task.
let taskScenarios: [Scenario] = [
    scenario("task: its result, and disposal", "G1 G2 G4 G5 A6") { _, closures in
        Observable.result("test", priority: nil) { _ in
            closures.begin()
            return "1"
        }
    } _: { pair, _, scene in
        scene.thread("disposes") { pair.dispose() }
        pair.expect(["", "1", "1|"], "G1", scene)
    },
    scenario("task: it fails, and disposal", "G1 G2 G4 G5 A3") { _, closures in
        Observable.result("test", priority: nil) { _ in
            closures.begin()
            throw Failure()
        }
    } _: { pair, _, scene in
        scene.thread("disposes") { pair.dispose() }
        pair.expect(["", "#"], "A3", scene)
    },
    scenario("concatMap with tasks: disposal on the actor", "G1 G2 G4 G5 A6", onActor: true) { source, closures in
        source.concatMapAsync { (element: Payload) throws -> String in
            closures.begin()
            return element.shown
        }
    } _: { pair, closures, scene in
        scene.thread("sends") { pair.first.send("12") }
        scene.thread("disposes on the actor") { closures.dispose { pair.dispose() } }
        scene.atEnd { scene.expect("12".hasPrefix(pair.recorder.text), "G1: \(pair.recorder.text)") }
    },
    scenario("concatMap with tasks: elements, and the end", "G1 L0 L2 A6", onActor: true) { source, closures in
        source.concatMapAsync { (element: Payload) throws -> String in
            closures.begin()
            return element.shown
        }
    } _: { pair, closures, scene in
        scene.thread("sends, completes") { pair.first.send("12|") }
        scene.atEnd { scene.expect(pair.recorder.text == "12|" && closures.count == 2, "L2: \(pair.recorder.text)") }
    },
    scenario("flatMapLatest with tasks: the next takes over", "G1 L0 L2 A6", onActor: true) { source, closures in
        source.flatMapLatestAsync { (element: Payload) throws -> String in
            closures.begin()
            return element.shown
        }
    } _: { pair, _, scene in
        scene.thread("sends, completes") { pair.first.send("12|") }
        pair.expect(["12|", "2|"], "L2", scene)
    },
    scenario("create with a task: disposal on the actor", "G1 G2 G4 G5 A6", onActor: true) { _, closures in
        Observable<String>.createAsync(priority: nil) { (observer: AnyObserver<String>) throws -> Void in
            closures.begin()
            observer.onNext("1")
            observer.onNext("2")
        }
    } _: { pair, closures, scene in
        scene.thread("disposes on the actor") { closures.dispose { pair.dispose() } }
        scene.atEnd { scene.expect("12|".hasPrefix(pair.recorder.text), "G1: \(pair.recorder.text)") }
    },
    pairScenario("asObservable: disposal reaches the sequence", "G1 G2 G4 G5 A3 A7") { pair, scene in
        let asked = Asked(1, .waits)
        pair.subscribe(asked.asObservable().map(\.shown))
        scene.thread("disposes") { pair.dispose() }
        scene.atEnd {
            scene.expect(asked.hasHeard, "A3: the sequence hasn't heard of the disposal.")
            scene.expect("1".hasPrefix(pair.recorder.text), "A3: \(pair.recorder.text)")
        }
    },
    pairScenario("asObservable: elements, the end, disposal", "G1 G2 G4 G5 A3") { pair, scene in
        pair.subscribe(Asked(2, .completes).asObservable().map(\.shown))
        scene.thread("disposes") { pair.dispose() }
        scene.atEnd { scene.expect("12|".hasPrefix(pair.recorder.text), "A3: \(pair.recorder.text)") }
    },
    pairScenario("asObservable: its task is begun while it is disposed of", "G1 G2 G4 G5 A3") { pair, scene in
        let asked = Asked(1, .waits)
        pair.subscribe(pair.first.flatMapLatest { _ in asked.asObservable().map(\.shown) })
        scene.thread("sends") { pair.first.onNext(Payload(1)) }
        scene.thread("disposes") { pair.dispose() }
        scene.atEnd { scene.expect("1".hasPrefix(pair.recorder.text), "A3: \(pair.recorder.text)") }
    },
    pairScenario("task: it is cancelled from within", "G1 G4 G5 A3") { pair, scene in
        scene.thread("subscribes") {
            pair.subscribe(
                .result("test", priority: nil) { _ in
                    Task.cancelCurrent()
                    return "1"
                }
            )
        }
        scene.atEnd { scene.expect(pair.recorder.text == "1#", "A3: \(pair.recorder.text)") }
    },
    endsBelow("task: the chain below ends with its result") { .result("test", priority: nil) { _ in "1" } },
    endsBelow("asObservable: the chain below ends, and an element follows") {
        Asked(2, .completes).asObservable().map(\.shown)
    },
    endsBelow("asObservable: the chain below ends, and an error follows") {
        Asked(1, .fails).asObservable().map(\.shown)
    },
    Scenario("task in a bag: it ends, the bag ends", "G4 G5") { scene in
        let closures = Closures()
        var bag: DisposeBag? = DisposeBag()
        Task { closures.begin() }.disposed(by: bag.unsafelyUnwrapped)
        scene.thread("lets go of the bag") { bag = nil }
        scene.atEnd { scene.expect(closures.count == 1, "G4: \(closures.count)") }
    },
    Scenario("subscribe with tasks: disposal on the actor", "G1 G2 G4 G5 A6") { scene in
        let (subject, closures, end) = (PublishSubject<Payload>(), Closures(), Resource("onDisposed"))
        closures.areOnActor()
        let subscription = subject.subscribeAsync(
            bufferingPolicy: .unbounded,
            onNext: { (_: Payload) throws -> Void in closures.begin() },
            onError: { _ in closures.begin() },
            onCompleted: { closures.begin() },
            onDisposed: { end.dispose() }
        )
        scene.thread("sends, completes") { subject.send("1|") }
        scene.thread("disposes on the actor") { closures.dispose { subscription.dispose() } }
        scene.atEnd {
            scene.expect(end.count == 1, "G4: onDisposed ran \(end.count) times.")
            scene.expect(!subject.hasObservers, "G5: the source has a subscriber left.")
        }
    },
    Scenario("subscribe with tasks: disposal elsewhere", "G1 G3 G4 G5 A6") { scene in
        let (subject, closures, end) = (PublishSubject<Payload>(), Closures(), Resource("onDisposed"))
        let subscription = subject.subscribeAsync(
            bufferingPolicy: .unbounded,
            onNext: { (_: Payload) throws -> Void in closures.begin() },
            onCompleted: {
                closures.begin()
                if end.count > 0 { Turns.shared.fail("G3: the end is told behind onDisposed.") }
            },
            onDisposed: { end.dispose() }
        )
        scene.thread("completes") { subject.onCompleted() }
        scene.thread("disposes") { subscription.dispose() }
        scene.atEnd {
            scene.expect(end.count == 1, "G4: onDisposed ran \(end.count) times.")
            scene.expect(!subject.hasObservers, "G5: the source has a subscriber left.")
        }
    },
]

/// The chain ends downstream with the first element: no closure upstream is called on that thread any more.
private func endsBelow(
    _ name: String,
    _ source: @escaping @Sendable () -> Observable<String>
) -> Scenario {
    Scenario(name, "G1 G2 G4 G5 G6 A3") { scene in
        let (pair, above) = (Pair(), Recorder<String>("a closure above"))
        pair.recorder.whenOver = { above.hasBeenDisposedOf() }
        scene.thread("subscribes") {
            pair.subscribe(
                source()
                    .do(
                        onNext: { above.onNext($0) },
                        onError: { above.onError($0) },
                        onCompleted: { above.onCompleted() }
                    )
                    .take(1)
            )
        }
        scene.atEnd {
            pair.recorder.whenOver = nil
            scene.expect(pair.recorder.text == "1|" && above.text == "1", "G2: \(pair.recorder.text), \(above.text)")
            pair.check(scene)
        }
    }
}

// `AsyncValues`: iterating over a sequence.
let valuesScenarios: [Scenario] = [
    Scenario("values: elements, and the end", "G1 A2 A8 L8") { scene in
        let (subject, recorder, gate) = (ReplaySubject<Payload>.createUnbounded(), Recorder<Payload>(), Resource())
        _ = iterate(watched(subject, gate).values, recorder)
        scene.thread("sends, completes") { subject.send("12|") }
        scene.atEnd {
            scene.expect(recorder.text == "12|", "A2: \(recorder.text)")
            scene.expect(gate.count == 1, "G4: disposed of \(gate.count) times.")
        }
    },
    Scenario("values: elements, and cancellation", "G1 G4 G5 A2 A7 L8") { scene in
        let (subject, recorder, gate) = (PublishSubject<Payload>(), Recorder<Payload>(), Resource())
        let task = iterate(watched(subject, gate).valuesFromNow(), recorder)
        scene.thread("sends") { subject.send("12") }
        scene.thread("cancels") { task.cancel() }
        scene.atEnd {
            scene.expect(["#", "1#", "12#"].contains(recorder.text), "A2: \(recorder.text)")
            scene.expect(gate.count == 1, "G4: disposed of \(gate.count) times.")
            scene.expect(!subject.hasObservers, "A2: the source has a subscriber left.")
        }
    },
    Scenario("values: an error, and cancellation", "G1 G4 G5 A2 A7 L8") { scene in
        let (subject, recorder, gate) = (PublishSubject<Payload>(), Recorder<Payload>(), Resource())
        let task = iterate(watched(subject, gate).valuesFromNow(), recorder)
        scene.thread("sends, fails") { subject.send("1#") }
        scene.thread("cancels") { task.cancel() }
        scene.atEnd {
            scene.expect(["#", "1#"].contains(recorder.text), "A2: \(recorder.text)")
            scene.expect(gate.count == 1, "G4: disposed of \(gate.count) times.")
        }
    },
    Scenario("values: the end, and cancellation behind it", "G1 G4 G5 A2 A7 L8") { scene in
        let (subject, recorder) = (PublishSubject<Payload>(), Recorder<Payload>())
        let task = iterate(subject.valuesFromNow(), recorder)
        scene.thread("sends, fails, cancels") {
            subject.send("1#")
            task.cancel()
        }
        scene.atEnd { scene.expect(recorder.text == "1#", "A2: \(recorder.text)") }
    },
    Scenario("values: cancellation, and the iterator is kept", "G1 G4 G5 A2 A7 L8") { scene in
        let (subject, recorder, gate) = (PublishSubject<Payload>(), Recorder<Payload>(), Resource())
        var iterator: AsyncValues<Payload>.Iterator? = watched(subject, gate).valuesFromNow().makeAsyncIterator()
        // SAFETY: used on one thread of the system, like everything in a run.
        nonisolated(unsafe) let asked = iterator.unsafelyUnwrapped
        let task = Task { iterate(asked, recorder) }
        scene.thread("sends") { subject.onNext(Payload(1)) }
        scene.thread("cancels") { task.cancel() }
        scene.atEnd {
            scene.expect(gate.count == 1, "A2: disposed of \(gate.count) times.")
            scene.expect(!subject.hasObservers, "A2: the source has a subscriber left.")
            iterator = nil
        }
    },
    Scenario("values: two senders, and the newest waits", "G1 G4 G5 A2 L8") { scene in
        let (subject, recorder) = (PublishSubject<Payload>(), Recorder<Payload>())
        let drops = DropCounter()
        let task = iterate(subject.valuesFromNow(bufferingPolicy: .bufferingNewest(1), counter: drops), recorder)
        scene.thread("sends") { subject.send("1|") }
        scene.thread("sends, too") {
            subject.onNext(Payload(2))
            scene.expect(drops.count <= 1, "A2: \(drops.count) were dropped.")
        }
        scene.atEnd {
            _ = task
            let text = recorder.text
            scene.expect(["1|", "2|", "12|", "21|"].contains(text), "A2: \(text)")
            scene.expect(drops.count + text.count <= 3, "A2: \(text), and \(drops.count) were dropped.")
        }
    },
    Scenario("values: two ask for the subscription that is there", "G1 G4 G5 A2") { scene in
        let subject = ReplaySubject<Payload>.createUnbounded()
        let drops = DropCounter()
        let values = subject.valuesFromNow(bufferingPolicy: .bufferingOldest(1), counter: drops)
        let recorders = (0..<2).map { Recorder<Payload>("iterator \($0)") }
        for recorder in recorders { scene.thread("iterates") { iterate(values.makeAsyncIterator(), recorder) } }
        scene.thread("sends, completes") {
            subject.onNext(Payload(1))
            scene.expect(drops.count == 0, "A2: \(drops.count) were dropped.")
            subject.onCompleted()
        }
        scene.atEnd {
            scene.expect(recorders.allSatisfy { $0.text == "1|" }, "A2: \(recorders.map(\.text))")
            scene.expect(!subject.hasObservers, "A2: the source has a subscriber left.")
        }
    },
    Scenario("values: the iterator goes away", "G4 G5 A2") { scene in
        let (subject, gate) = (PublishSubject<Payload>(), Resource())
        var values: AsyncValues<Payload>? = watched(subject, gate).valuesFromNow()
        scene.thread("sends") { subject.send("12") }
        scene.thread("lets go") { values = nil }
        scene.atEnd {
            scene.expect(values == nil && gate.count == 1, "G4: disposed of \(gate.count) times.")
            scene.expect(!subject.hasObservers, "A2: the source has a subscriber left.")
        }
    },
    Scenario("values: a source waits, and the iterator goes away", "G4 G5 A10") { scene in
        let (subject, gate) = (PublishSubject<Payload>(), Resource())
        var values: AsyncValues<Payload>? = AsyncValues(fromNow: watched(subject, gate), roomForOne())
        scene.thread("sends") { sendBlocked("12", to: subject) }
        scene.thread("lets go") { values = nil }
        scene.atEnd {
            scene.expect(values == nil && gate.count == 1, "G4: disposed of \(gate.count) times.")
        }
    },
    Scenario("values: a source waits for the loop", "G1 G5 A10 L8") { scene in
        let (subject, recorder) = (PublishSubject<Payload>(), Recorder<Payload>())
        _ = iterate(AsyncValues(fromNow: subject, roomForOne()), recorder)
        scene.thread("sends, completes") { sendBlocked("123|", to: subject) }
        scene.atEnd { scene.expect(recorder.text == "123|", "A10: \(recorder.text)") }
    },
    Scenario("values: a source waits, and cancellation", "G1 G4 G5 A2 A7 A10 L8") { scene in
        let (subject, recorder, gate) = (PublishSubject<Payload>(), Recorder<Payload>(), Resource())
        let task = iterate(AsyncValues(fromNow: watched(subject, gate), roomForOne()), recorder)
        scene.thread("sends") { sendBlocked("123", to: subject) }
        scene.thread("cancels") { task.cancel() }
        scene.atEnd {
            scene.expect(["#", "1#", "12#", "123#"].contains(recorder.text), "A2: \(recorder.text)")
            scene.expect(gate.count == 1, "G4: disposed of \(gate.count) times.")
        }
    },
    Scenario("values: two sources wait for the loop", "G1 G5 A10 L8") { scene in
        let (first, second, recorder) = (OwnThread(), OwnThread(), Recorder<Payload>())
        _ = iterate(AsyncValues(fromNow: Observable.merge(first.source, second.source), roomForOne()), recorder)
        scene.thread("sends") { first.send("1|") }
        scene.thread("sends, too") { second.send("23|") }
        scene.atEnd {
            scene.expect(["123|", "213|", "231|"].contains(recorder.text), "A10: \(recorder.text)")
        }
    },
    Scenario("values: a task waits for the loop", "G1 G5 A10 L8") { scene in
        let recorder = Recorder<Payload>()
        let source = Asked(3, .completes).asObservable()
        scene.thread("iterates") {
            iterate(AsyncValues(fromNow: source, roomForOne()).makeAsyncIterator(), recorder)
        }
        scene.atEnd { scene.expect(recorder.text == "123|", "A10: \(recorder.text)") }
    },
    Scenario("values: a loop behind a task waits for the loop", "G1 G5 A10 L8") { scene in
        let recorder = Recorder<Payload>()
        scene.thread("iterates") {
            iterate(AsyncValues(fromNow: loopBehindTask(), roomForOne()).makeAsyncIterator(), recorder)
        }
        scene.atEnd { scene.expect(recorder.text == "123|", "A10: \(recorder.text)") }
    },
    Scenario("values: a loop behind a task waits, and the iterator goes away", "G4 G5 A10") { scene in
        let gate = Resource()
        var values: AsyncValues<Payload>? = AsyncValues(fromNow: watched(loopBehindTask(), gate), roomForOne())
        scene.thread("lets go") { values = nil }
        scene.atEnd { scene.expect(values == nil && gate.count == 1, "G4: disposed of \(gate.count) times.") }
    },
    Scenario("values: a task waits, and the iterator goes away", "G5 A3 A7 A10 L8") { scene in
        let asked = Asked(3, .waits)
        var values: AsyncValues<Payload>? = AsyncValues(fromNow: asked.asObservable(), roomForOne())
        scene.thread("lets go") { values = nil }
        scene.atEnd { scene.expect(values == nil, "G5: it is kept.") }
    },
    Scenario("values: it is cancelled while it subscribes", "G1 G4 G5 A2 A7 L8") { scene in
        let (recorder, gate) = (Recorder<Payload>(), Resource())
        let source = Observable<Payload>.create { observer in
            observer.send("12")
            return Disposables.create { gate.dispose() }
        }
        let task = iterate(source.values, recorder)
        scene.thread("cancels") { task.cancel() }
        scene.atEnd {
            scene.expect(["#", "1#", "12#"].contains(recorder.text), "A2: \(recorder.text)")
            scene.expect(gate.count <= 1, "G4: disposed of \(gate.count) times.")
        }
    },
    Scenario("values: a loop on demand, and cancellation", "G1 G5 A2 A8") { scene in
        let recorder = Recorder<Payload>()
        let source = Observable<Int>.range(start: 1, count: 2).map { Payload($0) }
        let task = iterate(source.values, recorder)
        scene.thread("cancels") { task.cancel() }
        scene.atEnd { scene.expect(["#", "1#", "12#", "12|"].contains(recorder.text), "A2: \(recorder.text)") }
    },
]

/// 1 from a task, then 2 and 3 from a loop.
private func loopBehindTask() -> Observable<Payload> {
    Asked(1, .completes).asObservable().concat(Observable<Int>.range(start: 2, count: 2).map { Payload($0) })
}

private func roomForOne() -> AsyncBuffering<Payload> {
    AsyncBuffering(.bufferingOldest(1), overflow: Interleavings.Failure(), waits: true)
}

/// A source with a thread of its own.
// SAFETY: used on one thread of the system, like everything in a run.
private final class OwnThread: @unchecked Sendable {
    private var observer: AnyObserver<Payload>?

    var source: Observable<Payload> {
        .create { observer in
            self.observer = observer
            return Disposables.create { self.observer = nil }
        }
    }

    func send(_ text: String) {
        guard let observer else { return }
        Trampoline.current.sending(.blocked) {
            for event in text { observer.whenThereIsRoom { observer.send("\(event)") } }
        }
    }
}

/// Sends from a thread that may be blocked.
func sendBlocked(_ text: String, to subject: PublishSubject<Payload>) {
    Trampoline.current.sending(.blocked) { subject.send(text) }
}
