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
        case race = "L7"
        case lost = "lost"
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
    var findings: [Finding] = []
    /// Whether a model predicted the events.
    var isModelled = false
    /// Whether the run was ended because it took too many steps.
    var isGivenUp = false
}
