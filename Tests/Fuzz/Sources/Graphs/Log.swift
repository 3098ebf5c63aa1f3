import Foundation

/// What a program does with a library, as one line that another program can print.
package struct Log: Sendable {
    /// The events of all chains, in their order.
    package internal(set) var lines: [String] = []
    /// What was noticed meanwhile.
    package internal(set) var marks: Set<Mark> = []

    /// What is noticed while a program runs: faults, and what explains differences.
    package enum Mark: String, Sendable, CaseIterable {
        /// Events of one subscription overlap, or come after its end.
        case grammar = "G1"
        /// An event comes after `dispose()` has returned.
        case afterDisposal = "G2"
        /// Elements or closures are alive after the end of the program.
        case leak = "G5"
        /// Subscribers of one subject see different orders.
        case order = "L4"
        /// What was sent first to a serial scheduler isn't delivered first.
        case turns = "T5"
        /// The program doesn't end by itself.
        case endless
        /// Something was sent to a subject or a chain from inside of its own delivery.
        case reentrant
        /// A subject got a subscriber after another one had left.
        case newcomer
    }

    /// After how many lines a program counts as endless.
    static let bound = 200

    init() {}

    /// Reads what `text` prints.
    package init(_ text: String) {
        let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
        lines = parts[0].split(separator: " ").map(String.init)
        if parts.count > 1 { marks = Set(parts[1].split(separator: " ").compactMap { Mark(rawValue: String($0)) }) }
    }

    /// The events of each chain, in their order.
    package var linesByChain: [Substring: [String]] {
        Dictionary(grouping: lines) { $0.prefix { $0 != ":" } }
    }

    package var text: String {
        let marks = Mark.allCases.filter(marks.contains).map(\.rawValue)
        return lines.joined(separator: " ") + "\t" + marks.joined(separator: " ")
    }
}

/// What elements and closures of a program keep alive.
final class Life: Sendable {}

/// An element: equal to another with the same value.
struct Item: Equatable, Sendable {
    let value: Int
    /// Which of the elements that were sent it is.
    let id: Int
    /// When it was given to a scheduler.
    var ticket = 0
    /// Lives as long as an element of the program.
    let life: Life

    static func == (left: Item, right: Item) -> Bool { left.value == right.value }
}

/// The log while the program runs, and what it has to know to notice faults.
// SAFETY: a lock guards its variables.
final class Recorder: @unchecked Sendable {
    private let lock = NSLock()
    private var log = Log()
    private var count = 0
    private var last: [Character: Int] = [:]
    private var isOver = false
    /// Whether one thread at a time gives something to schedulers.
    var checksTurns = true
    /// Ends the program, when it seems endless.
    var giveUp: () -> Void = {}

    var result: Log { locked { log } }
    var activity: Int { locked { count } }
    var isEndless: Bool { locked { log.marks.contains(.endless) } }

    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    func mark(_ mark: Log.Mark) { locked { _ = log.marks.insert(mark) } }

    func note(_ line: String) {
        let isTooMuch = locked {
            guard !isOver else { return false }
            count += 1
            log.lines.append(line)
            guard log.lines.count >= Log.bound else { return false }
            isOver = true
            log.marks.insert(.endless)
            return true
        }
        if isTooMuch { giveUp() }
    }

    /// The number of something that is given to a scheduler.
    func ticket() -> Int {
        locked {
            count += 1
            return count
        }
    }

    /// A scheduler delivers what has a ticket.
    func deliver(_ ticket: Int, on scheduler: Character) {
        locked {
            count += 1
            if checksTurns, ticket < last[scheduler] ?? 0 { log.marks.insert(.turns) }
            last[scheduler] = ticket
        }
    }

    /// Checks that what a subscriber of a subject has seen until now is the last part of what the others have seen.
    func compare(_ listeners: [Listener]) {
        let seen = locked { listeners.filter { !$0.hasLeft }.map(\.seen) }
        let longest = seen.max { $0.count < $1.count } ?? []
        if !seen.allSatisfy({ longest.suffix($0.count).elementsEqual($0) }) { mark(.order) }
    }
}

/// How many deliveries of a subject, or of a part of a chain, are going on.
final class Depth {
    var now = 0
}

/// A subscription to a subject, and what it has seen.
final class Listener {
    var seen: [Int] = []
    var hasLeft = false
    var hasEnded = false
}
