/// Draws two diagrams under each other and says in which ticks they differ.
struct MarbleComparison {
    let text: String

    init(expected: Marbles?, actual: Marbles?) {
        let vocabulary = actual?.vocabulary ?? MarbleVocabulary()
        do throws(MarbleSyntaxError) {
            let expectedSteps = try expected?.script(vocabulary).steps ?? []
            let actualSteps = try actual?.script(vocabulary).steps ?? []
            let lines = [
                "  expected:  " + Self.drawing(expected == nil ? nil : expectedSteps, vocabulary),
                "  actual:    " + Self.drawing(actual == nil ? nil : actualSteps, vocabulary),
            ]
            text = (lines + Self.differences(expectedSteps, actualSteps)).joined(separator: "\n")
        } catch {
            text = "\(error)"
        }
    }

    private static func drawing(_ steps: [MarbleStep]?, _ vocabulary: MarbleVocabulary) -> String {
        guard let steps else { return "nothing" }
        let indent = "\n             "
        return MarbleDrawing(steps, vocabulary).text.split(separator: "\n").joined(separator: indent)
    }

    private static func differences(_ expected: [MarbleStep], _ actual: [MarbleStep]) -> [String] {
        let ticks = Set(expected.map(\.time)).union(actual.map(\.time)).sorted()
        return ticks.compactMap { tick in
            let expected = words(expected, at: tick)
            let actual = words(actual, at: tick)
            return expected == actual ? nil : "  tick \(tick): expected \(expected), got \(actual)"
        }
    }

    private static func words(_ steps: [MarbleStep], at tick: TestTime) -> String {
        let words = steps.filter { $0.time == tick }.map(\.mark.word)
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }
}

extension MarbleMark {
    /// The mark in words.
    fileprivate var word: String {
        switch self {
        case .value(let name): name
        case .error: "the error"
        case .otherError(let text): "another error, \(text)"
        case .completed: "completion"
        case .subscribe: "the subscription"
        case .unsubscribe: "its end"
        }
    }
}
