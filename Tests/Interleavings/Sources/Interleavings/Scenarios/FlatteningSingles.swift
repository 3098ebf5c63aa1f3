internal import Explorer
internal import RxObservable
internal import RxSubjects

// A selector may return a single element, which is forwarded without a subscription, and without a section if nothing
// else can send.
let singleElementScenarios: [Scenario] = [
    flatteningScenario("flatMap: elements of inner ones, and single ones", "G1 L0 L1", { $0.flatMap($1) }) {
        its,
        scene in
        scene.thread("the outer sends, completes") { its.outer.send("516|") }
        scene.thread("the first sends, completes") { its.inner[0].send("8|") }
        scene.thread("the second completes") { its.inner[1].onCompleted() }
        scene.atEnd {
            let log = its.recorder.log
            scene.expect(log.sorted() == ["5", "6", "8", "|"] && isOrdered(log, "5", "6"), "L1: \(log)")
        }
    },
    flatteningScenario("flatMap: single elements, and an error", "G1 G3 L0 L2", { $0.flatMap($1) }) { its, scene in
        scene.thread("the outer sends") { for number in [5, 6] { its.sendOuter(number, scene) } }
        scene.thread("the first fails") { its.inner[0].onError(Failure()) }
        scene.thread("disposes") { its.dispose() }
    },
    flatteningScenario("concatMap: single elements wait", "G1 L0 L1", { $0.concatMap($1) }) { its, scene in
        scene.thread("the outer sends, completes") { its.outer.send("516|") }
        scene.thread("the first sends, completes") { its.inner[0].send("8|") }
        scene.thread("the second completes") { its.inner[1].onCompleted() }
        scene.atEnd { scene.expect(its.recorder.text == "856|", "L1: \(its.recorder.text)") }
    },
    flatteningScenario("flatMapLatest: single elements take over", "G1 L0 L1", { $0.flatMapLatest($1) }) { its, scene in
        scene.thread("the outer sends, completes") { its.outer.send("516|") }
        scene.thread("the first sends") { its.inner[0].onNext(Payload(8)) }
        scene.thread("the second sends") { its.inner[1].onNext(Payload(9)) }
        scene.atEnd {
            // A waiting element is dropped when the next sequence replaces its own.
            let text = its.recorder.text
            scene.expect(text.hasSuffix("6|") && isPart(text, of: "8596|"), "L1: \(text)")
        }
    },
    flatteningScenario("flatMapFirst: single elements between", "G1 L0 L1", { $0.flatMapFirst($1) }) { its, scene in
        scene.thread("the outer sends, completes") { its.outer.send("516|") }
        scene.thread("the first sends, completes") { its.inner[0].send("8|") }
        scene.thread("the second completes") { its.inner[1].onCompleted() }
        scene.atEnd {
            its.inner[1].onCompleted()
            let log = its.recorder.log
            scene.expect(log.first == "8" && log.last == "|" && Set(log).count == log.count, "L1: \(log)")
        }
    },
]

/// Whether a text is another one with letters left out.
private func isPart(_ text: String, of whole: String) -> Bool {
    var rest = Substring(whole)
    return text.allSatisfy { letter in
        guard let place = rest.firstIndex(of: letter) else { return false }
        rest = rest[rest.index(after: place)...]
        return true
    }
}
