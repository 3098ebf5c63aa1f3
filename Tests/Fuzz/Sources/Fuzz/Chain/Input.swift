/// A source of a case: what it is, and what it sends when.
struct Input: Hashable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// Made with `create`; sends to whoever is subscribed then.
        case hot
        /// Made with `create`; sends to each subscriber by itself, counted from the subscription.
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

    /// What a behavior subject begins with: what stands at tick 0, if anything does.
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

    /// Reads marbles of one character for each event; `nil` for anything else.
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
