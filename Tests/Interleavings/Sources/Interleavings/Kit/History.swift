internal import Explorer

/// An action on a subject.
enum Action: Equatable {
    case next(Int)
    case over(isError: Bool)
    case subscribe(Int)
    case unsubscribe(Int)
    case dispose
    case read(String)
}

/// The actions on a subject, and the events of its subscribers: *some* order of the calls must give these events.
///
/// A call that had returned before another one began comes before it in that order (linearisability).
// SAFETY: used on one thread of the system, like everything in a run.
final class History: @unchecked Sendable {
    private struct Call {
        let action: Action
        let begin: Int
        let end: Int
    }

    private let marker = Marker()
    private var clock = 0
    private var calls: [Call] = []
    // Results that were found to be correct.
    private static nonisolated(unsafe) var known: Set<String> = []

    func call(_ action: Action, _ body: () -> Void) {
        call {
            body()
            return action
        }
    }

    /// Performs an action; the closure returns which one it was.
    func call(_ body: () -> Action) {
        marker.event()
        clock += 1
        let begin = clock
        let action = body()
        marker.event()
        clock += 1
        calls.append(Call(action: action, begin: begin, end: clock))
    }

    /// Whether an order of the calls gives the events of the subscribers.
    func isExplained(by model: Model, _ seen: [[String]]) -> Bool {
        let key = "\(calls)\(seen)"
        if Self.known.contains(key) { return true }
        let hasDisposal = calls.contains { $0.action == .dispose }
        let leavers =
            hasDisposal
            ? Set(seen.indices)
            : Set(calls.compactMap { if case .unsubscribe(let number) = $0.action { number } else { nil } })
        let isExplained = find(model, 0, seen, leavers)
        if isExplained { Self.known.insert(key) }
        return isExplained
    }

    /// Tries each call that may be the next one.
    private func find(_ model: Model, _ done: UInt32, _ seen: [[String]], _ leavers: Set<Int>) -> Bool {
        if done == 1 << UInt32(calls.count) - 1 { return model.fits(seen, leavers, isThrough: true) }
        let rest = calls.indices.filter { done & (1 << UInt32($0)) == 0 }
        let earliestEnd = rest.map { calls[$0].end }.min() ?? 0
        for index in rest where calls[index].begin <= earliestEnd {
            var model = model
            guard model.apply(calls[index].action), model.fits(seen, leavers, isThrough: false) else { continue }
            if find(model, done | 1 << UInt32(index), seen, leavers) { return true }
        }
        return false
    }

    var text: String { calls.map { "\($0.action)" }.joined(separator: ", ") }
}

/// The behaviour of a subject without threads.
struct Model {
    enum Kind {
        case publish
        case behavior
        case replay(Int)
        case async
    }

    private let kind: Kind
    private var kept: [String] = []
    private var end: String?
    private var listeners: Set<Int> = []
    private var seen: [[String]]

    init(_ kind: Kind, first: String? = nil, subscribers: Int) {
        self.kind = kind
        kept = first.map { [$0] } ?? []
        seen = Array(repeating: [], count: subscribers)
    }

    /// Performs an action.
    ///
    /// - Returns: Whether its result, if it has one, is possible.
    mutating func apply(_ action: Action) -> Bool {
        switch action {
        case .next(let number): if end == nil { accept(number.shown) }
        case .over(let isError): if end == nil { finish(isError ? "#" : "|") }
        case .subscribe(let number): subscribe(number)
        case .unsubscribe(let number): listeners.remove(number)
        case .dispose:
            end = "#"
            kept = []
            listeners = []
        case .read(let value): return kept == [value]
        }
        return true
    }

    private mutating func accept(_ element: String) {
        switch kind {
        case .publish: break
        case .behavior, .async: kept = [element]
        case .replay(let limit): kept = Array((kept + [element]).suffix(limit))
        }
        if case .async = kind { return }
        for number in listeners { seen[number].append(element) }
    }

    private mutating func finish(_ event: String) {
        end = event
        if case .async = kind, event == "#" { kept = [] }
        for number in listeners {
            if case .async = kind { seen[number] += kept }
            seen[number].append(event)
        }
        listeners = []
    }

    private mutating func subscribe(_ number: Int) {
        switch kind {
        case .publish: break
        case .behavior: if end == nil { seen[number] += kept }
        case .replay: seen[number] += kept
        case .async: if end != nil { seen[number] += kept }
        }
        if let end { seen[number].append(end) } else { listeners.insert(number) }
    }

    /// Whether the subscribers' events may still follow from this state or, when all is done, do.
    ///
    /// A subscriber that leaves may do so before its waiting events have come; so may all subscribers of a disposed
    /// subject.
    func fits(_ others: [[String]], _ leavers: Set<Int>, isThrough: Bool) -> Bool {
        for number in others.indices {
            let (own, other) = (seen[number], others[number])
            let mayBeShort = leavers.contains(number)
            let isLongEnough = mayBeShort ? true : isThrough ? own.count == other.count : own.count <= other.count
            guard isLongEnough, !isThrough || own.count >= other.count,
                zip(own, other).allSatisfy({ $0 == $1 })
            else { return false }
        }
        return true
    }
}
