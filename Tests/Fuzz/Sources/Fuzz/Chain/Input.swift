/// A source of a case: its kind, and its events.
struct Input: Hashable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// Made with `create`; sends to the current subscribers.
        case hot
        /// Made with `create`; sends to each subscriber separately, at times that count from the subscription.
        case cold
        case publish
        case behavior
        /// Keeps two elements.
        case replay
        case async
    }

    struct Event: Hashable, Sendable {
        var tick: Int
        var signal: Signal
    }

    var kind: Kind
    var events: [Event]

    /// The initial value of a behavior subject: the element at tick 0, if there is one.
    var seed: Int {
        if case .next(let element)? = events.first(where: { $0.tick == 0 })?.signal { element } else { 0 }
    }

    /// The events that are sent while the clock runs.
    var timed: [Event] {
        events.filter { $0.tick > 0 }
    }
}

extension Input {
    /// The events as marbles, a tick for each character: `--1-2-|`.
    var marbles: String {
        var text = ""
        for event in events {
            text += String(repeating: "-", count: max(0, event.tick - text.count))
            text += "\(event.signal)"
        }
        return text.isEmpty ? "-" : text
    }

    /// Parses marbles of one character for each event; `nil` for other text.
    init?(kind: Kind, marbles: Substring) {
        self.kind = kind
        events = []
        for (tick, character) in marbles.enumerated() {
            switch character {
            case "-": break
            case "|": events.append(Event(tick: tick, signal: .completed))
            case "#": events.append(Event(tick: tick, signal: .error(.source)))
            default:
                guard let element = character.wholeNumberValue else { return nil }
                events.append(Event(tick: tick, signal: .next(element)))
            }
        }
    }
}
