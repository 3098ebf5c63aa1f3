internal import Explorer
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
}
