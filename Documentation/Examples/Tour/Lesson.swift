import Diagrams
import Rendering

/// The answer to a typed request, such as `debounce`, `deb`, or `merge a--b| -1-2|`: a diagram, or names of operators.
struct Lesson: Sendable {
    /// How far the time of the diagram has come.
    var tick = Int.max
    /// The tick in which its play ends.
    private(set) var last = 0
    /// The names of the operators in the lines, for a screen that has no room for more.
    private(set) var names: [String] = []
    /// Whether the request makes sense.
    private(set) var isUnderstood = true
    private var head: [String] = []
    private var renderer: MarbleRenderer?
    private var foot: [String] = []

    /// The lines to show.
    var lines: [String] {
        let diagram = renderer?.ascii(upTo: min(tick, last)).split(separator: "\n") ?? []
        return (head + diagram.map { "  " + $0 } + foot).map(TextLayout.printable)
    }

    /// Answers a request.
    ///
    /// - Parameter text: The beginning of an operator's name, then lines of marbles in place of its own.
    /// - Returns: The answer.
    @MainActor static func answer(_ text: String) async -> Lesson {
        var lesson = Lesson()
        let (found, typed) = Operator.search(text)
        if found.count == 1 {
            await lesson.play(found[0], typed)
        } else if found.isEmpty {
            let names = Operator.suggestions(for: text).joined(separator: ", ")
            let advice = names.isEmpty ? "Type nothing to see all of them." : "Do you mean \(names)?"
            lesson.head = ["There is no such operator: \(text)", advice]
            lesson.isUnderstood = false
        } else {
            lesson.names = found.map(\.name)
            let width = lesson.names.map(\.count).max() ?? 0
            lesson.head = found.map { "\(TextLayout.pad($0.name, to: width))  \($0.purpose)" }
        }
        return lesson
    }

    /// Runs the form of an operator that takes as many lines as are typed.
    @MainActor private mutating func play(_ played: Operator, _ typed: [String]) async {
        var (form, lines) = (played.forms[0], [PlayAnswer.Line]())
        do {
            for candidate in played.forms where lines.isEmpty || lines.inputs.count < typed.count {
                let answer = try await PlayRequest(module: candidate.module, picture: candidate.name).answer()
                if lines.isEmpty || answer.lines.inputs.count > lines.inputs.count {
                    (form, lines) = (candidate, answer.lines)
                }
            }
            head = ["\(played.name): \(form.diagram.summary)"]
            let inputs = lines.inputs
            var request = PlayRequest(module: form.module, picture: form.name)
            for (line, text) in zip(inputs, typed) {
                if let row = line.row {
                    request.rows[row] = text
                } else {
                    // The inner sequence of each element, which stands for the `x` in it.
                    for element in typed[0].filter({ $0.isLetter || $0.isNumber }) {
                        request.inners["\(element)"] = text.replacing("x", with: "\(element)")
                    }
                }
            }
            let answer = try await request.answer { try? await Task.sleep(for: .milliseconds(15)) }
            // No play is longer.
            (renderer, last) = (answer.renderer, min(answer.last, 100))
            let rest = typed.dropFirst(inputs.count).joined(separator: " ")
            foot = rest.isEmpty ? [] : ["  (it takes \(inputs.count) of them; not used: \(rest))"]
        } catch {
            let label = lines.first { $0.row != nil && $0.row == error.row }.map { "\($0.label): " } ?? ""
            foot = (label + error.problem).split(separator: "\n").map { "  " + $0 }
            isUnderstood = false
        }
    }
}

extension [PlayAnswer.Line] {
    /// The lines that can be typed: the sources, and a pattern of all inner sequences.
    fileprivate var inputs: [PlayAnswer.Line] {
        filter { $0.row != nil && $0.kind != "result" } + filter { $0.given != nil }.prefix(1)
    }
}
