internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSubjects

@testable internal import RxBlocking
@testable internal import RxTraits

/// The observer that a closure of `Single.create` and the like has received.
// SAFETY: used on one thread of the system, like everything in a run.
private final class Emitters: @unchecked Sendable {
    var emitter: ResultEmitter<String>?
}

/// Waits for the result of a sequence, in a task.
private func awaitResult(of source: Observable<Payload>, _ recorder: Recorder<Payload>) -> Task<Void, Never> {
    Task {
        do {
            if let element = try ResultWaiter.result(of: source) { recorder.onNext(element) }
            recorder.onCompleted()
        } catch {
            recorder.onError(error)
        }
    }
}

// One result: the threads that make it, and the task that waits for it.
let resultScenarios: [Scenario] = [
    Scenario("result: it comes, and cancellation", "G1 G4 G5 A1 A7 L8") { scene in
        let (subject, recorder, gate) = (ReplaySubject<Payload>.createUnbounded(), Recorder<Payload>(), Resource())
        let task = awaitResult(of: watched(subject, gate), recorder)
        scene.thread("succeeds") { subject.send("1|") }
        scene.thread("cancels") { task.cancel() }
        scene.atEnd {
            scene.expect(["1|", "#"].contains(recorder.text), "A1: \(recorder.text)")
            scene.expect(gate.count <= 1, "G4: disposed of \(gate.count) times.")
            scene.expect(!subject.hasObservers, "A1: the source has a subscriber left.")
        }
    },
    Scenario("result: an error, and cancellation", "G1 G4 G5 A1 A7 L8") { scene in
        let (subject, recorder) = (PublishSubject<Payload>(), Recorder<Payload>())
        let task = awaitResult(of: subject, recorder)
        scene.thread("fails") { subject.onError(Failure()) }
        scene.thread("cancels") { task.cancel() }
        scene.atEnd {
            scene.expect(recorder.text == "#", "A1: \(recorder.text)")
            scene.expect(!subject.hasObservers, "A1: the source has a subscriber left.")
        }
    },
    Scenario("result: none comes, and cancellation", "G4 G5 A1 A7 L8") { scene in
        let (subject, recorder, gate) = (PublishSubject<Payload>(), Recorder<Payload>(), Resource())
        let task = awaitResult(of: watched(subject, gate), recorder)
        scene.thread("cancels") { task.cancel() }
        scene.atEnd {
            scene.expect(recorder.text == "#", "A1: \(recorder.text)")
            scene.expect(!subject.hasObservers && gate.count <= 1, "A1: the source has a subscriber left.")
        }
    },
    pairScenario("create of a single: two results, and disposal", "G1 G2 G4 G5 L0") { pair, scene in
        let (emitters, work) = (Emitters(), Resource("the work"))
        pair.subscribe(
            CreateResult { emitter in
                emitters.emitter = emitter
                return work
            }
        )
        let emitter = emitters.emitter.unsafelyUnwrapped
        emitters.emitter = nil
        scene.thread("succeeds") { emitter.succeed("1") }
        scene.thread("fails, completes") {
            emitter.fail(Failure())
            emitter.complete()
        }
        scene.thread("disposes") { pair.dispose() }
        scene.atEnd {
            scene.expect(["", "1", "1|", "#"].contains(pair.recorder.text), "G1: \(pair.recorder.text)")
            scene.expect(work.count == 1, "G4: the work is disposed of \(work.count) times.")
        }
    },
    pairScenario("create of a single: its work begins as it is disposed of", "G1 G2 G4 G5 L0") { pair, scene in
        let work = Resource("the work")
        pair.subscribe(
            pair.first.flatMap { element in
                CreateResult { emitter in
                    emitter.succeed(element.shown)
                    return work
                }
            }
        )
        scene.thread("sends") { pair.first.onNext(Payload(1)) }
        scene.thread("disposes") { pair.dispose() }
        scene.atEnd {
            scene.expect("1".hasPrefix(pair.recorder.text), "G1: \(pair.recorder.text)")
            scene.expect(work.count <= 1, "G4: the work is disposed of \(work.count) times.")
        }
    },
    Scenario("blocking read: all there is", "G1 G5 L0") { scene in
        let subject = ReplaySubject<Payload>.createUnbounded()
        scene.thread("reads") {
            let result = BlockingSink.read(subject, .all, where: nil, timeout: nil)
            scene.expect(result.elements.map(\.number) == [1, 2] && result.error == nil, "G1: \(result)")
        }
        scene.thread("sends, completes") { subject.send("12|") }
        scene.atEnd { scene.expect(!subject.hasObservers, "G5: the source has a subscriber left.") }
    },
    Scenario("blocking read: the first, or too late", "G1 G5 L0") { scene in
        let subject = ReplaySubject<Payload>.createUnbounded()
        scene.thread("reads") {
            let result = BlockingSink.read(subject, .upTo(1), where: nil, timeout: .seconds(1))
            let numbers = result.elements.map(\.number)
            scene.expect(numbers == [1] || numbers.isEmpty && result.error != nil, "G1: \(result)")
        }
        scene.thread("sends") { subject.send("12") }
        scene.atEnd { scene.expect(!subject.hasObservers, "G5: the source has a subscriber left.") }
    },
]
