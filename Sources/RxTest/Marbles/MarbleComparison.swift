/// Draws two diagrams under each other and says in which ticks they differ.
struct MarbleComparison {
    let text: String

    /// How many elements with a legend, and how many ticks, are worth reading.
    private static let limit = 12

    /// Compares two diagrams.
    ///
    /// - Parameters:
    ///   - expected: One diagram; `nil` for none.
    ///   - actual: The other one.
    ///   - title: A line in front, unless a diagram is malformed.
    init(expected: Marbles?, actual: Marbles?, title: String? = nil) {
        let vocabulary = actual?.vocabulary ?? MarbleVocabulary()
        do throws(MarbleSyntaxError) {
            let expectedSteps = try expected?.script(vocabulary).steps ?? []
            let actualSteps = try actual?.script(vocabulary).steps ?? []
            let lines = [
                "  expected:  " + Self.drawing(expected == nil ? nil : expectedSteps, vocabulary),
                "  actual:    " + Self.drawing(actual == nil ? nil : actualSteps, vocabulary),
            ]
            let differences = Self.differences(expectedSteps, actualSteps, vocabulary)
            text = ((title.map { [$0] } ?? []) + lines + differences).joined(separator: "\n")
        } catch {
            text = "\(error)"
        }
    }

    private static func drawing(_ steps: [MarbleStep]?, _ vocabulary: MarbleVocabulary) -> String {
        guard let steps else { return "nothing" }
        let indent = "\n             "
        return MarbleDrawing(steps, vocabulary, legendLimit: limit).text.split(separator: "\n").joined(
            separator: indent
        )
    }

    private static func differences(
        _ expected: [MarbleStep],
        _ actual: [MarbleStep],
        _ vocabulary: MarbleVocabulary
    ) -> [String] {
        let ticks = Set(expected.map(\.time)).union(actual.map(\.time)).sorted()
        let differences = ticks.compactMap { tick -> String? in
            let expected = words(expected, at: tick, vocabulary)
            let actual = words(actual, at: tick, vocabulary)
            return expected == actual ? nil : "  tick \(tick): expected \(expected), got \(actual)"
        }
        guard differences.count > limit + 1 else { return differences }
        return differences.prefix(limit) + ["  and \(differences.count - limit) further ticks"]
    }

    private static func words(
        _ steps: [MarbleStep],
        at tick: TestTime,
        _ vocabulary: MarbleVocabulary
    ) -> String {
        let words = steps.filter { $0.time == tick }.map { $0.mark.word(vocabulary) }
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }
}

extension MarbleMark {
    /// The mark in words.
    fileprivate func word(_ vocabulary: MarbleVocabulary) -> String {
        switch self {
        case .value(let name): name
        case .error: vocabulary.error.map { "the error \($0)" } ?? "the error"
        case .otherError(let text): "another error, \(text)"
        case .completed: "completion"
        case .subscribe: "the subscription"
        case .unsubscribe: "its end"
        }
    }
}
