import Testing

/// Records each violation as an issue of its own, so that one run shows them all.
func expectNone(_ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation) {
    for violation in violations {
        Issue.record("\(violation)", sourceLocation: sourceLocation)
    }
}
