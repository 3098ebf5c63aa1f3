internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSubjects

/// Inner sequences for the numbers of an outer one.
// SAFETY: used on one thread of the system, like everything in a run.
final class Inners: Subscriber<Payload>, @unchecked Sendable {
    let outer = PublishSubject<Int>()
    let inner = (0..<3).map { _ in PublishSubject<Payload>() }
    let resources = (0..<3).map { Resource("the inner sequence \($0)") }
    private(set) var selected: [Int] = []
    private let marker = Marker()

    /// Records the call of a selector, and returns its sequence: one element at once, if there is no subject for it.
    func select(_ number: Int) -> Observable<Payload> {
        marker.event()
        foreign("A selector is called")
        selected.append(number)
        guard number < inner.count else { return .just(Payload(number)) }
        let (subject, resource) = (inner[number], resources[number])
        return Observable.create { observer in
            let subscription = subject.subscribe(observer)
            return Disposables.create {
                resource.dispose()
                subscription.dispose()
            }
        }
    }

    /// Sends an outer element; if the end has come before, no selector may be called (contract L2).
    func sendOuter(_ number: Int, _ scene: Scene) {
        let (isOver, count) = (recorder.lookForEnd(), selected.count)
        outer.onNext(number)
        scene.expect(!isOver || selected.count == count, "L2: a selector is called after the end.")
    }

    override func check(_ scene: Scene) {
        super.check(scene)
        for resource in resources { scene.expect(resource.count <= 1, "G4: disposed of twice.") }
        scene.expect(!outer.hasObservers, "G5: the outer sequence has a subscriber left.")
        for subject in inner { scene.expect(!subject.hasObservers, "G5: an inner sequence has a subscriber left.") }
    }
}

func flatteningScenario(
    _ name: String,
    _ contracts: String,
    _ operation:
        @escaping @Sendable (Observable<Int>, @escaping @Sendable (Int) -> Observable<Payload>)
        -> Observable<Payload>,
    _ build: @escaping @Sendable (Inners, Scene) -> Void
) -> Scenario {
    Scenario(name, contracts) { scene in
        let inners = Inners()
        inners.subscribe(operation(inners.outer) { inners.select($0) })
        inners.outer.onNext(0)
        build(inners, scene)
        scene.atEnd { inners.check(scene) }
    }
}

let flatteningScenarios: [Scenario] =
    [
        flatteningScenario("flatMap: elements and ends", "G1 L0 L1", { $0.flatMap($1) }) { its, scene in
            its.outer.onNext(1)
            scene.thread("the first sends and completes") { its.inner[0].send("1|") }
            scene.thread("the second sends and completes") { its.inner[1].send("2|") }
            scene.thread("the outer completes") { its.outer.onCompleted() }
            its.expect(["12|", "21|"], "L1", scene)
        },
        flatteningScenario("flatMap: an error, and a new one", "G1 G3 L0 L1 L2", { $0.flatMap($1) }) { its, scene in
            scene.thread("the first sends and fails") { its.inner[0].send("1#") }
            scene.thread("the outer sends") { its.sendOuter(1, scene) }
            scene.thread("the second sends") { its.inner[1].onNext(Payload(2)) }
            its.expect(["1#", "12#", "21#"], "L2", scene)
        },
        flatteningScenario("flatMap: disposal", "G1 G2 G4 G5 L0", { $0.flatMap($1) }) { its, scene in
            scene.thread("the outer sends, completes") { its.outer.send("1|") }
            scene.thread("the first sends, completes") { its.inner[0].send("1|") }
            scene.thread("disposes") { its.dispose() }
        },
        flatteningScenario("concatMap: one after the other", "G1 L0 L1", { $0.concatMap($1) }) { its, scene in
            its.outer.onNext(1)
            scene.thread("the outer sends, completes") { its.outer.send("2|") }
            scene.thread("the first sends, completes") { its.inner[0].send("1|") }
            scene.thread("the second completes") { its.inner[1].onCompleted() }
            scene.atEnd {
                its.inner[2].onCompleted()
                scene.expect(its.recorder.text == "1|", "L1: \(its.recorder.text)")
                scene.expect(its.selected == [0, 1, 2], "L1: \(its.selected)")
            }
        },
        flatteningScenario("concatMap: disposal while the next begins", "G1 G2 G4 G5 L0 L2", { $0.concatMap($1) }) {
            its,
            scene in
            its.outer.onNext(1)
            scene.thread("the first completes") { its.inner[0].onCompleted() }
            scene.thread("the outer sends") { its.outer.onNext(2) }
            scene.thread("disposes") { its.dispose() }
        },
        flatteningScenario("flatMapLatest: the next takes over", "G1 L0 L1", { $0.flatMapLatest($1) }) { its, scene in
            scene.thread("the outer sends, completes") { its.outer.send("1|") }
            scene.thread("the first sends") { its.inner[0].send("12") }
            scene.thread("the second sends, completes") { its.inner[1].send("8|") }
            scene.atEnd {
                its.inner[1].onCompleted()
                let log = its.recorder.log
                scene.expect(log.last == "|", "L1: \(log)")
                if let place = log.firstIndex(of: "8") {
                    scene.expect(Array(log[place...]) == ["8", "|"], "L1: the former sends behind the latest: \(log)")
                }
            }
        },
        flatteningScenario("flatMapLatest: the former fails", "G1 G3 L0 L1 L2", { $0.flatMapLatest($1) }) {
            its,
            scene in
            scene.thread("the outer sends, completes") {
                its.sendOuter(1, scene)
                its.outer.onCompleted()
            }
            scene.thread("the first fails") { its.inner[0].onError(Failure()) }
            scene.thread("the second sends") { its.inner[1].onNext(Payload(8)) }
            scene.atEnd {
                let log = its.recorder.text
                scene.expect(["", "8", "#"].contains(log), "L2: \(log)")
                scene.expect(log == "#" || its.inner[1].hasObservers, "L1: it listens to none.")
            }
        },
        flatteningScenario("flatMapLatest: disposal", "G1 G2 G4 G5 L0", { $0.flatMapLatest($1) }) { its, scene in
            scene.thread("the outer sends") { its.outer.onNext(1) }
            scene.thread("the first sends") { its.inner[0].onNext(Payload(1)) }
            scene.thread("disposes") { its.dispose() }
        },
        flatteningScenario("flatMapFirst: the first makes room", "G1 L0 L1", { $0.flatMapFirst($1) }) { its, scene in
            scene.thread("the outer sends, completes") { its.outer.send("12|") }
            scene.thread("the first sends, completes") { its.inner[0].send("1|") }
            scene.thread("the second completes") { its.inner[1].onCompleted() }
            scene.atEnd {
                for subject in its.inner { subject.onCompleted() }
                scene.expect(its.recorder.text == "1|", "L1: \(its.recorder.text)")
            }
        },
        flatteningScenario("flatMapFirst: disposal and an error", "G1 G2 G4 G5 L0 L2", { $0.flatMapFirst($1) }) {
            its,
            scene in
            scene.thread("the outer sends") { its.outer.onNext(1) }
            scene.thread("the first sends, fails") { its.inner[0].send("1#") }
            scene.thread("disposes") { its.dispose() }
        },
        flatteningScenario("merge(maxConcurrent: 2): others wait", "G1 L0 L1", { $0.map($1).merge(maxConcurrent: 2) }) {
            its,
            scene in
            its.outer.onNext(1)
            scene.thread("the outer sends, completes") { its.outer.send("2|") }
            scene.thread("the first completes") { its.inner[0].onCompleted() }
            scene.thread("the second sends, completes") { its.inner[1].send("1|") }
            scene.atEnd {
                scene.expect(its.inner[2].hasObservers, "L1: who waited hasn't begun.")
                its.inner[2].onCompleted()
                scene.expect(its.recorder.text == "1|", "L1: \(its.recorder.text)")
            }
        },
    ]
