internal import Explorer
internal import RxDisposables
internal import RxObservable

/// A user's observer, which checks the grammar and records its events.
// SAFETY: used on one thread of the system, like everything in a run.
final class Recorder<Element: Shown>: ObserverType, @unchecked Sendable {
    private let name: String
    private let marker = Marker()
    private var isInside = false
    private var silentThreads: Set<Int> = []
    /// Its events: elements by their names, `|` for completion, `#` for an error.
    private(set) var log: [String] = []
    /// The step of each event.
    private(set) var moments: [Int] = []
    /// Its action for an element.
    var whenNext: ((Element) -> Void)?
    /// Its action for the end.
    var whenOver: (() -> Void)?

    init(_ name: String = "an observer") {
        self.name = name
    }

    /// Whether the end has come.
    var isOver: Bool { log.last == "|" || log.last == "#" }

    var text: String { log.joined() }

    /// Whether the end has come, for a thread of the run: state that threads share is read at a place.
    func lookForEnd() -> Bool {
        marker.event()
        return isOver
    }

    func on(_ event: Event<Element>) {
        marker.event()
        foreign("\(name) is called")
        if isInside { Turns.shared.fail("G1: \(name) is called while it is being called.") }
        if isOver { Turns.shared.fail("G1: \(name) is called after the end.") }
        if silentThreads.contains(Turns.shared.thread) {
            Turns.shared.fail("G2: \(name) is called on a thread on which dispose() has returned.")
        }
        isInside = true
        moments.append(Marker.now)
        switch event {
        case .next(let element): log.append(element.shown)
        case .error: log.append("#")
        case .completed: log.append("|")
        }
        marker.event()
        switch event {
        case .next(let element): whenNext?(element)
        default: whenOver?()
        }
        isInside = false
    }

    /// The calling thread has disposed of the subscription, and gets no further event (contract G2).
    func hasBeenDisposedOf() {
        silentThreads.insert(Turns.shared.thread)
    }

    /// The calling thread disposes of the subscription.
    func leave(_ subscription: (any Disposable)?) {
        subscription?.dispose()
        hasBeenDisposedOf()
    }
}

extension ObserverType where Element: Numbered {
    /// Sends events: an element for each digit, `|` for completion, `#` for an error.
    func send(_ events: String) {
        for event in events {
            switch event {
            case "|": onCompleted()
            case "#": onError(Failure())
            default: onNext(.numbered(event.wholeNumberValue ?? 0))
            }
        }
    }
}

/// A subscription to a sequence, and its observer.
// SAFETY: used on one thread of the system, like everything in a run.
class Subscriber<Element: Shown>: @unchecked Sendable {
    let recorder = Recorder<Element>()
    private let end = Resource("onDisposed")
    private var subscription: (any Disposable)?

    func subscribe(_ source: Observable<Element>) {
        subscription = source.subscribe(
            onNext: { self.recorder.onNext($0) },
            onError: { self.recorder.onError($0) },
            onCompleted: { self.recorder.onCompleted() },
            onDisposed: { self.end.dispose() }
        )
    }

    func dispose() {
        recorder.leave(subscription)
    }

    /// Checks, when all threads have ended, that its events are one of these.
    func expect(_ texts: [String], _ contract: String, _ scene: Scene) {
        scene.atEnd { scene.expect(texts.contains(self.recorder.text), "\(contract): \(self.recorder.text)") }
    }

    /// Disposes of the subscription, and checks the contracts that every operator has to fulfil.
    func check(_ scene: Scene) {
        dispose()
        scene.expect(end.count == 1, "G4: onDisposed ran \(end.count) times.")
        // It retains this object.
        subscription = nil
    }
}

extension Scene {
    /// Adds two threads that do the same.
    func twice(_ name: String, _ body: @escaping () -> Void) {
        for name in [name, "\(name), too"] { thread(name, body) }
    }
}
