/// Draws steps as a marble diagram, which reads back as the same steps.
///
/// Steps before the first column, which no diagram can show, are named below it.
struct MarbleDrawing {
    private var lines: [(text: String, time: TestTime)] = [("", 0)]
    private var legend: [(letter: String, meaning: String)] = []
    private var letters: [String: String] = [:]
    private var earlier: [String] = []
    private let vocabulary: MarbleVocabulary
    private let legendLimit: Int
    private var rest = ""
    private let used: Set<String>

    /// A gap of more ticks than this is drawn as ` 100ms `.
    private static let longestGap = 100

    /// Characters that mean something else in a diagram, so that no element can be drawn as one.
    private static let signs: Set<String> = ["-", "|", "#", "(", ")", "^", "!", " ", "\n"]

    /// Draws steps.
    ///
    /// - Parameters:
    ///   - steps: The steps in order.
    ///   - vocabulary: The names that the diagram may contain.
    ///   - legendLimit: How many lines the legend has at most; the drawing ends where it would need more.
    init(_ steps: [MarbleStep], _ vocabulary: MarbleVocabulary, legendLimit: Int = .max) {
        self.vocabulary = vocabulary
        self.legendLimit = legendLimit
        used = Set(steps.compactMap { if case .value(let name) = $0.mark { name } else { nil } })
        var rest = steps[...]
        while let first = rest.first {
            if legend.count >= legendLimit {
                self.rest = "\n  and what comes from tick \(first.time) on, \(rest.count) events"
                break
            }
            let tick = rest.prefix { $0.time == first.time }
            if first.time < 0 {
                earlier += tick.map { "\(sign(of: $0.mark)) (tick \($0.time))" }
            } else {
                draw(tick.map(\.mark), at: first.time)
            }
            rest = rest.dropFirst(tick.count)
        }
    }

    /// The diagram.
    ///
    /// Events that have no room in the first line are in further lines. The legend comes last.
    var text: String {
        let diagram = lines.map { $0.text.isEmpty ? "-" : $0.text }.joined(separator: "\n")
        let before = earlier.isEmpty ? "" : "\n  before the first column: \(earlier.joined(separator: ", "))"
        return diagram + before + legend.map { "\n  \($0.letter) = \($0.meaning)" }.joined() + rest
    }

    private mutating func draw(_ marks: [MarbleMark], at time: TestTime) {
        let body = marks.map { sign(of: $0) }.joined()
        let text = marks.count == 1 ? body : "(\(body))"
        // A group is wider than a tick. Later events within its columns go to another line, laid over this line.
        let index = lines.firstIndex { $0.time <= time } ?? lines.count
        if index == lines.count { lines.append(("", 0)) }
        let gap = time - lines[index].time
        lines[index].text += Self.gap(gap, vocabulary.resolution ?? 0.001) + text
        lines[index].time = time + text.count
    }

    private static func gap(_ ticks: Int, _ resolution: Double) -> String {
        guard ticks > longestGap else { return String(repeating: "-", count: ticks) }
        let seconds = Double(ticks) * resolution
        if seconds == seconds.rounded(), seconds < 1e15 { return " \(Int(seconds))s " }
        let milliseconds = (seconds * 1e6).rounded() / 1e3
        return " \(milliseconds == milliseconds.rounded() ? "\(Int(milliseconds))" : "\(milliseconds)")ms "
    }

    private mutating func sign(of mark: MarbleMark) -> String {
        switch mark {
        case .value(let name): sign(of: name)
        case .error: "#"
        case .otherError(let text): note("#", text)
        case .completed: "|"
        case .subscribe: "^"
        case .unsubscribe: "!"
        }
    }

    private mutating func sign(of name: String) -> String {
        if name.count == 1 && !Self.signs.contains(name) || vocabulary.names.contains(name) { return name }
        if let letter = letters[name] { return letter }
        let alphabet = "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ".map(String.init)
        let letter = alphabet.first { !used.contains($0) && !letters.values.contains($0) } ?? "?"
        letters[name] = letter
        return note(letter, name.isEmpty || Self.signs.contains(name) ? name.debugDescription : name)
    }

    private mutating func note(_ letter: String, _ meaning: String) -> String {
        legend.append((letter, meaning))
        return letter
    }
}
