import Rx

extension Case {
    /// Runs the case in virtual time, and compares it with the models.
    func run() -> Outcome {
        let before = Resources.total
        var outcome = { () -> Outcome in
            let bench = VirtualBench(self)
            bench.run()
            return bench.outcome
        }()
        let left = Resources.total - before
        if left != 0 {
            outcome.findings.append(Finding(rule: .leak, text: "\(left) objects of the library are left over."))
        }
        if outcome.isGivenUp { return Outcome() }
        if let expected = World.prediction(for: self) {
            outcome.isModelled = true
            if expected != outcome.events {
                outcome.findings.append(
                    Finding(
                        rule: .model,
                        text: "expected \(Self.drawing(expected)), got \(Self.drawing(outcome.events))"
                    )
                )
            }
        }
        return outcome
    }

    private static func drawing(_ events: [Input.Event]) -> String {
        "[" + events.map { "\($0.tick): \($0.signal)" }.joined(separator: ", ") + "]"
    }
}
