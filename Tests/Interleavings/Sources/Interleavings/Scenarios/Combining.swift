internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSubjects

/// Two sources, and the subscriber of a sequence made of them.
// SAFETY: used on one thread of the system, like everything in a run.
final class Pair: Subscriber<String>, @unchecked Sendable {
    let first = PublishSubject<Payload>()
    let second = PublishSubject<Payload>()

    override func check(_ scene: Scene) {
        super.check(scene)
        scene.expect(!first.hasObservers && !second.hasObservers, "G5: a source has a subscriber left.")
    }
}

private func combine(_ first: Payload, _ second: Payload) -> String {
    foreign("A selector is called")
    return "\(first.number)\(second.number) "
}

typealias PairOperation = @Sendable (Observable<Payload>, Observable<Payload>) -> Observable<String>

private let combineLatest: PairOperation = { .combineLatest($0, $1, resultSelector: combine) }
private let zip: PairOperation = { .zip($0, $1, resultSelector: combine) }
private let takeUntil: PairOperation = { $0.take(until: $1).map(\.shown) }
private let withLatestFrom: PairOperation = { $0.withLatestFrom($1, resultSelector: combine) }
private let amb: PairOperation = { $0.amb($1).map(\.shown) }

func pairScenario(
    _ name: String,
    _ contracts: String,
    _ operation: @escaping PairOperation,
    _ build: @escaping @Sendable (Pair, Scene) -> Void
) -> Scenario {
    pairScenario(name, contracts) { pair, scene in
        pair.subscribe(operation(pair.first, pair.second))
        build(pair, scene)
    }
}

func pairScenario(
    _ name: String,
    _ contracts: String,
    _ build: @escaping @Sendable (Pair, Scene) -> Void
) -> Scenario {
    Scenario(name, contracts) { scene in
        let pair = Pair()
        build(pair, scene)
        scene.atEnd { pair.check(scene) }
    }
}

/// An end comes while another thread is in the section downstream, so it has to wait: everything upstream is stopped.
private func nothingAbove(
    _ name: String,
    _ operation: @escaping @Sendable (Observable<String>) -> Observable<String>
) -> Scenario {
    pairScenario("\(name): nothing above is called any more", "G6 L2") { pair, scene in
        let third = PublishSubject<Payload>()
        let marker = Marker()
        var isCertain = false
        // SAFETY: used on one thread of the system, like everything in a run.
        nonisolated(unsafe) var mayCall = true
        let above = pair.first.map { element in
            if !mayCall { Turns.shared.fail("L2: a closure above is called when the end is certain.") }
            return element.shown
        }
        pair.subscribe(operation(above).sample(pair.second).take(until: third))
        pair.first.onNext(Payload(0))
        scene.thread("sends") {
            for number in 1...2 {
                marker.event()
                mayCall = !isCertain
                pair.first.onNext(Payload(number))
            }
        }
        scene.thread("samples") { pair.second.onNext(Payload(8)) }
        scene.thread("ends it") {
            third.onNext(Payload(9))
            marker.event()
            isCertain = true
        }
        scene.atEnd { pair.check(scene) }
    }
}

let combiningScenarios: [Scenario] =
    [
        pairScenario("combineLatest: both send", "G1 L0 L3", combineLatest) { its, scene in
            its.first.onNext(Payload(1))
            scene.thread("the first sends, completes") { its.first.send("2|") }
            scene.thread("the second sends") { its.second.onNext(Payload(8)) }
            scene.thread("the second completes, later") { its.second.send("9|") }
            scene.atEnd {
                its.second.onCompleted()
                let log = its.recorder.log
                scene.expect(log.last == "|" && log.count >= 2, "L3: \(log)")
                scene.expect(log.dropLast().last?.hasPrefix("2") == true, "L3: the latest isn't used: \(log)")
            }
        },
        pairScenario("combineLatest: an end meanwhile", "G1 G2 G3 G4 G5 L0 L2 L3", combineLatest) { its, scene in
            its.first.onNext(Payload(1))
            scene.thread("the first sends, fails") { its.first.send("2#") }
            scene.thread("the second sends") { its.second.onNext(Payload(8)) }
            scene.thread("disposes") { its.dispose() }
        },
        pairScenario("combineLatest with a just: two elements meanwhile, and the end", "G1 G4 G5 L0 L3") {
            pair,
            scene in
            let source = Observable.combineLatest(pair.first, Observable.just(Payload(7)), resultSelector: combine)
            scene.thread("subscribes") { pair.subscribe(source) }
            scene.thread("sends, completes") { pair.first.send("12|") }
            scene.thread("disposes") { pair.dispose() }
            scene.atEnd {
                let results = pair.recorder.log.filter { $0 != "|" }
                scene.expect(["17 ", "27 "].starts(with: results) || results == ["27 "], "L3: \(results)")
            }
        },
        pairScenario("zip: the last pair is the end", "G1 C9", zip) { its, scene in
            its.first.onNext(Payload(1))
            scene.thread("the first sends, completes") { its.first.send("2|") }
            scene.thread("the second sends") { its.second.send("67") }
            scene.atEnd { scene.expect(its.recorder.text == "16 27 |", "C9: \(its.recorder.text)") }
        },
        pairScenario("zip: an end meanwhile", "G1 G2 G3 G4 G5 L0 L2 L3", zip) { its, scene in
            its.first.onNext(Payload(1))
            scene.thread("the first fails") { its.first.onError(Failure()) }
            scene.thread("the second sends, completes") { its.second.send("8|") }
            scene.thread("disposes") { its.dispose() }
        },
        pairScenario("take(until:): the other sends", "G1 G3 L0 L1 L2", takeUntil) { its, scene in
            scene.thread("sends") { its.first.send("12") }
            scene.thread("the other sends, fails") { its.second.send("9#") }
            scene.thread("fails") { its.first.onError(Failure()) }
            its.expect(["|", "1|", "12|", "#", "1#", "12#"], "L2", scene)
        },
        nothingAbove("take(until:)") { $0 },
        nothingAbove("amb, sample, take(until:)") { $0.amb(Observable.never()) },
        pairScenario("take(until:): disposal", "G1 G2 G4 G5 L0", takeUntil) { its, scene in
            scene.thread("sends, completes") { its.first.send("1|") }
            scene.thread("the other sends") { its.second.onNext(Payload(9)) }
            scene.thread("disposes") { its.dispose() }
        },
        pairScenario("withLatestFrom: both send", "G1 L0 L1", withLatestFrom) { its, scene in
            its.second.onNext(Payload(7))
            scene.thread("sends, completes") { its.first.send("12|") }
            scene.thread("the other sends") { its.second.onNext(Payload(8)) }
            scene.thread("the other completes") { its.second.onCompleted() }
            its.expect(["17 27 |", "17 28 |", "18 28 |"], "L1", scene)
        },
        pairScenario("withLatestFrom: an end meanwhile", "G1 G2 G3 G4 G5 L0 L2", withLatestFrom) { its, scene in
            its.second.onNext(Payload(7))
            scene.thread("sends") { its.first.onNext(Payload(1)) }
            scene.thread("the other fails") { its.second.onError(Failure()) }
            scene.thread("disposes") { its.dispose() }
        },
        pairScenario("sample: both send", "G1 L0 L1", { $0.sample($1).map(\.shown) }) { its, scene in
            scene.thread("sends, completes") { its.first.send("12|") }
            scene.thread("the other sends") { its.second.onNext(Payload(8)) }
            scene.thread("the other sends, too") { its.second.onNext(Payload(9)) }
            scene.atEnd {
                let log = its.recorder.log.filter { $0 != "|" }
                scene.expect(Set(log).count == log.count && log == log.sorted(), "L1: \(log)")
            }
        },
        pairScenario("amb: one wins", "G1 C1 L0", amb) { its, scene in
            scene.thread("the first sends, completes") { its.first.send("12|") }
            scene.thread("the second sends, fails") { its.second.send("8#") }
            its.expect(["12|", "8#"], "C1", scene)
        },
        pairScenario("amb: one wins as the other is subscribed to", "G1 G2 G5 C1 L0") { pair, scene in
            scene.thread("subscribes") { pair.subscribe(pair.first.amb(pair.second).map(\.shown)) }
            scene.thread("the first sends") { pair.first.send("12") }
            scene.thread("the second sends") { pair.second.onNext(Payload(8)) }
            pair.expect(["", "1", "2", "12", "8"], "C1", scene)
        },
        pairScenario("amb: disposal", "G1 G2 G4 G5 L0", amb) { its, scene in
            scene.thread("the first sends") { its.first.onNext(Payload(1)) }
            scene.thread("the second sends") { its.second.onNext(Payload(8)) }
            scene.thread("disposes") { its.dispose() }
        },
        pairScenario("amb, take(until:): the end waits", "G1 G2 G5 G6 L0 L2") { pair, scene in
            let third = PublishSubject<Payload>()
            pair.subscribe(pair.first.amb(pair.second).take(until: third).map(\.shown))
            scene.thread("the first sends") { pair.first.send("12") }
            scene.thread("the second sends") { pair.second.onNext(Payload(8)) }
            scene.thread("ends it") { third.onNext(Payload(9)) }
            pair.expect(["|", "1|", "12|", "8|"], "L2", scene)
        },
        pairScenario("concat: the next begins", "G1 G2 G4 G5 L0 L2", { $0.concat($1).map(\.shown) }) { its, scene in
            scene.thread("the first sends, completes") { its.first.send("1|") }
            scene.thread("the second sends") { its.second.onNext(Payload(8)) }
            scene.thread("disposes") { its.dispose() }
        },
    ]
