/// A violation that a run has found.
struct Finding: Hashable, Sendable {
    /// The broken rule: the number of a contract, or another kind of failure.
    enum Rule: String, Sendable {
        case grammar = "G1"
        case afterDisposal = "G2"
        case orderOfEnd = "G3"
        case once = "G4"
        case leak = "G5"
        case lastWord = "L2"
        case order = "L4"
        case race = "L7"
        case turns = "T5"
        case lost = "lost"
        case rest = "rest"
        case model = "model"
        case trap = "trap"
        case hang = "hang"
    }

    var rule: Rule
    var text: String
}

/// The result of running a chain.
struct Outcome: Sendable {
    var events: [Input.Event] = []
    /// Those to inputs that are made with `create`, in virtual time.
    var subscriptions: [Subscription] = []
    var findings: [Finding] = []
    /// Whether a model predicted the events.
    var isModelled = false
    /// Whether the run was ended because it took too many steps.
    var isGivenUp = false
}

/// A subscription to an input: its ticks.
struct Subscription: Sendable {
    var input: Int
    var start: Int
    var end: Int?
}

extension Outcome {
    /// What another library has to do as well, as `Recording` reads it.
    var recording: String {
        if isGivenUp { return "too many steps" }
        let events = events.map { "\($0.tick): \($0.signal)" }.joined(separator: ", ")
        let subscriptions = subscriptions.map { subscription in
            "\(Case.name(subscription.input)) \(subscription.start)-\(subscription.end.map(String.init) ?? "")"
        }
        let broken = Set(findings.map(\.rule)).intersection([.grammar, .afterDisposal]).map(\.rawValue)
        return [events, subscriptions.sorted().joined(separator: ", "), broken.sorted().joined(separator: " ")]
            .joined(separator: "\t")
    }
}
