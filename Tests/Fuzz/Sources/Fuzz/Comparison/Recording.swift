/// What a case does with a library, as one line that another program can print.
struct Recording: Sendable {
    /// The events with their ticks, or how the process ended.
    let events: Substring
    /// The subscriptions to inputs that are made with `create`: the first and the last tick of each.
    let subscriptions: [Substring]
    /// The rules of the grammar that the library has broken meanwhile.
    let broken: Set<Substring>

    /// Reads what `Outcome.recording` prints.
    init(_ line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        events = parts[0]
        subscriptions = parts.count > 1 ? parts[1].split(separator: ", ") : []
        broken = parts.count > 2 ? Set(parts[2].split(separator: " ")) : []
    }

    /// Whether the case ran to its end.
    var isWhole: Bool { events != "hang" && events != "trap" }

    /// Whether a subscription ends in the tick in which it begins.
    private static func isBrief(_ subscription: Substring) -> Bool {
        let ticks = subscription.drop { $0 != " " }.dropFirst().split(separator: "-")
        return ticks.count == 2 && ticks[0] == ticks[1]
    }

    /// Whether another recording shows the same.
    func agrees(with other: Recording) -> Bool {
        events == other.events && subscriptions == other.subscriptions
    }

    /// Whether another recording shows the same and, besides, subscriptions that end in the tick in which they begin.
    func agreesButForBriefSubscriptions(with other: Recording) -> Bool {
        var rest = other.subscriptions
        for subscription in subscriptions {
            guard let index = rest.firstIndex(of: subscription) else { return false }
            rest.remove(at: index)
        }
        return events == other.events && rest.allSatisfy(Self.isBrief)
    }
}

extension Recording: CustomStringConvertible {
    var description: String {
        "[\(events)] \(subscriptions.isEmpty ? "" : "from \(subscriptions.joined(separator: ", "))")"
    }
}

/// A case in which two libraries differ.
struct Difference: Sendable {
    let test: Case
    let ours: Recording
    let theirs: Recording
}
