internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxSubjects

/// The calls of a recursive action.
// SAFETY: used on one thread of the system, like everything in a run.
private final class Steps: @unchecked Sendable {
    private let marker = Marker()
    private(set) var numbers: [Int] = []

    func add(_ number: Int) {
        marker.event()
        foreign("An action is run")
        numbers.append(number)
        marker.event()
    }

    /// Three steps.
    func run(_ state: Payload, _ again: (Payload) -> Void) {
        add(state.number)
        if state.number < 2 { again(Payload(state.number + 1)) }
    }
}

/// The event after the first element.
private enum Sequel {
    case element
    case error
    case completion
}

/// Two sources that send, and an operator downstream that ends by itself.
private func ending(
    _ name: String,
    _ results: [String],
    then sequel: Sequel = .element,
    _ operation: @escaping @Sendable (Observable<Payload>) -> Observable<String>
) -> Scenario {
    pairScenario("merge, \(name): it ends while both send", "G1 G4 G5 G6 L0 L2", { operation(.merge($0, $1)) }) {
        its,
        scene in
        scene.thread("the first sends") {
            its.first.onNext(Payload(1))
            switch sequel {
            case .element: its.first.onNext(Payload(2))
            case .error: its.first.onError(Failure())
            case .completion: its.first.onCompleted()
            }
        }
        scene.thread("the second sends") {
            its.second.onNext(Payload(8))
            if sequel == .completion { its.second.onCompleted() }
        }
        scene.atEnd { scene.expect(results.contains(its.recorder.text), "L2: \(its.recorder.text)") }
    }
}

// Loops and recursive steps that are ended from elsewhere; and operators that end before their source does.
let loopScenarios: [Scenario] = [
    Scenario("recursive action: steps, and disposal", "G4 G5 L0") { scene in
        let scheduler = ManualScheduler(userCount: 1)
        let steps = Steps()
        let recursion = scheduler.scheduleRecursive(Payload(0)) { steps.run($0, $1) }
        scene.thread("disposes") {
            recursion.dispose()
            scene.expect((recursion as? any Cancelable)?.isDisposed == true, "L7: not disposed of behind dispose().")
            scheduler.leave()
        }
        for _ in 0..<2 { scene.thread("works") { scheduler.work() } }
        scene.atEnd { scene.expect([0, 1, 2].starts(with: steps.numbers), "G4: \(steps.numbers)") }
    },
    Scenario("recursive action at once: two threads ask for steps", "G5 L0 T12") { scene in
        let steps = Steps()
        for number in [0, 1] {
            scene.thread("runs") {
                _ = ImmediateScheduler.instance.scheduleRecursive(Payload(number)) { steps.run($0, $1) }
            }
        }
        scene.atEnd { scene.expect(steps.numbers.sorted() == [0, 1, 1, 2, 2], "T12: \(steps.numbers)") }
    },
    Scenario("recursive action on a thread's trampoline: disposal elsewhere", "G4 G5 L0") { scene in
        let steps = Steps()
        let recursion = SerialDisposable()
        scene.thread("runs") {
            _ = CurrentThreadScheduler.instance.schedule(Payload(0)) { first in
                // It waits until this action is over.
                let waiting = CurrentThreadScheduler.instance.scheduleRecursive(first) { steps.run($0, $1) }
                recursion.disposable = waiting
                return Disposables.create()
            }
        }
        scene.thread("disposes") {
            let item = recursion.disposable as? any Cancelable
            recursion.dispose()
            scene.expect(item?.isDisposed != false, "L7: it isn't disposed of behind dispose().")
        }
        scene.atEnd { scene.expect([0, 1, 2].starts(with: steps.numbers), "G4: \(steps.numbers)") }
    },
    Scenario("recursive action on a thread's trampoline: it ends itself", "G2 G5 L0") { scene in
        let steps = Steps()
        let recursion = SerialDisposable()
        scene.thread("runs") {
            _ = CurrentThreadScheduler.instance.schedule(Payload(0)) { first in
                let waiting = CurrentThreadScheduler.instance.scheduleRecursive(first) { state, again in
                    steps.run(state, again)
                    if state.number == 1 { recursion.dispose() }
                }
                recursion.disposable = waiting
                return Disposables.create()
            }
        }
        scene.thread("reads") { _ = recursion.isDisposed }
        scene.atEnd { scene.expect(steps.numbers == [0, 1], "G2: \(steps.numbers)") }
    },
    pairScenario(
        "range: disposal in the midst of its loop",
        "G1 G2 G4 G5 G6 L0",
        { first, _ in first.flatMap { _ in Observable.range(start: 1, count: 3) }.map(\.shown) }
    ) { its, scene in
        scene.thread("sends") { its.first.onNext(Payload(1)) }
        scene.thread("disposes") { its.dispose() }
        scene.atEnd { scene.expect("123".hasPrefix(its.recorder.text), "G1: \(its.recorder.text)") }
    },
    Scenario("repeatElement, take(2): a loop without an end", "G5 G6 L0") { scene in
        for recorder in [Recorder<String>("an observer"), Recorder<String>("another observer")] {
            let source = Observable.repeatElement(Payload(7)).map(\.shown).take(2)
            scene.thread("subscribes") { _ = source.subscribe(recorder) }
            scene.atEnd { scene.expect(recorder.text == "77|", "G6: \(recorder.text)") }
        }
    },
    ending("take(2)", ["12|", "18|", "81|"]) { $0.take(2).map(\.shown) },
    ending("take(1), an error", ["1|", "8|"], then: .error) { $0.take(1).map(\.shown) },
    ending("take(2), an error", ["1#", "18|", "81|"], then: .error) { $0.take(2).map(\.shown) },
    ending("take(3), completion", ["18|", "81|"], then: .completion) { $0.take(3).map(\.shown) },
    ending("take(while:)", ["1|", "18|", "81|"]) { $0.take(while: { $0.number != 2 }).map(\.shown) },
    ending("element(at: 1)", ["2|", "8|", "1|"]) { $0.element(at: 1).map(\.shown) },
    ending("single", ["1#", "8#"]) { $0.single().map(\.shown) },
]
