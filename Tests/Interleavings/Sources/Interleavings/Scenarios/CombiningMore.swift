internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSubjects

/// What the source sends is delivered by the source's thread, whatever the other sequence sends meanwhile.
private func otherDeliversNothing(
    _ name: String,
    _ operation: @escaping PairOperation
) -> Scenario {
    pairScenario("\(name): the other delivers nothing", "G1 L0 L1", operation) { its, scene in
        let source = Threads()
        its.recorder.whenNext = { _ in
            scene.expect(source.containsThisOne, "L0: the other sequence's thread delivers an element.")
        }
        its.recorder.whenOver = {
            scene.expect(source.containsThisOne, "L0: the other sequence's thread delivers the end.")
        }
        scene.thread("sends, completes") {
            source.addThisOne()
            its.first.send("12|")
        }
        scene.thread("the other sends, completes") { its.second.send("89|") }
        scene.atEnd {
            scene.expect(["", "|", "2|", "12|"].contains(its.recorder.text), "L1: \(its.recorder.text)")
            its.recorder.whenNext = nil
            its.recorder.whenOver = nil
        }
    }
}

// Two sources, one of which controls the other.
let restartScenarios: [Scenario] = [
    otherDeliversNothing("skip(until:)") { $0.skip(until: $1).map(\.shown) },
    otherDeliversNothing("withLatestFrom") { $0.withLatestFrom($1) { first, _ in first.shown } },
    pairScenario(
        "retry(when:): told to as it is disposed of",
        "G1 G2 G4 G5 L0 L2",
        { first, second in
            let marker = Marker()
            // SAFETY: used on one thread of the system, like everything in a run.
            nonisolated(unsafe) var count = 0
            return Observable<Payload>.deferred {
                marker.event()
                count += 1
                return count == 1 ? first : .just(Payload(7))
            }.retry { (errors: Observable<any Error>) in errors.flatMap { _ in second } }.map(\.shown)
        }
    ) { its, scene in
        scene.thread("sends, fails") { its.first.send("1#") }
        scene.thread("tells it to go on") { its.second.onNext(Payload(9)) }
        scene.thread("disposes") { its.dispose() }
        scene.atEnd { scene.expect("17|".hasPrefix(its.recorder.text), "G1: \(its.recorder.text)") }
    },
    pairScenario(
        "retry(when:): the trigger ends",
        "G1 G4 G5 L0 L2",
        { first, second in first.retry { (_: Observable<any Error>) in second }.map(\.shown) }
    ) { its, scene in
        scene.thread("sends, fails") { its.first.send("1#") }
        scene.thread("the trigger completes") { its.second.onCompleted() }
        scene.atEnd { scene.expect(its.recorder.text == "1|", "G1: \(its.recorder.text)") }
    },
    pairScenario(
        "one observer of two sequences",
        "G1 L0",
        { first, second in
            Observable.create { observer in
                Disposables.create(first.map(\.shown).subscribe(observer), second.map(\.shown).subscribe(observer))
            }
        }
    ) { its, scene in
        scene.thread("the first sends, completes") { its.first.send("1|") }
        scene.thread("the second sends, fails") { its.second.send("8#") }
        scene.thread("disposes") { its.dispose() }
    },
]
