/// Something that a run shows and that must not be.
struct Finding: Hashable, Sendable {
    /// What was broken: the number of a contract, or what else went wrong.
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

/// A chain that was run, and what came of it.
struct Outcome: Sendable {
    var events: [Input.Event] = []
    var findings: [Finding] = []
    /// Whether a model said what had to come.
    var isModelled = false
    /// Whether it was too much to be run to the end.
    var isGivenUp = false
}
