/// Reads one line of a marble diagram.
struct MarbleParser {
    private let line: String
    private let characters: [Character]
    private let vocabulary: MarbleVocabulary
    private let names: [[Character]]
    private var column = 0
    private var time = 0
    private var group: (column: Int, time: TestTime, isEmpty: Bool)?
    private var end: Character?
    private var steps: [MarbleStep] = []

    private init(_ line: String, _ vocabulary: MarbleVocabulary) {
        self.line = line
        characters = Array(line)
        self.vocabulary = vocabulary
        // Long names come first, since a name may begin with another name.
        names = vocabulary.names.map(Array.init).sorted { $0.count > $1.count }
    }

    /// Parses a diagram; several lines are laid over each other.
    ///
    /// - Parameters:
    ///   - diagram: The text.
    ///   - vocabulary: The names that may appear in it.
    /// - Returns: The parsed script.
    /// - Throws: The first mistake.
    static func parse(
        _ diagram: String,
        _ vocabulary: MarbleVocabulary = MarbleVocabulary()
    ) throws(MarbleSyntaxError) -> MarbleScript {
        var steps: [MarbleStep] = []
        var duration = 0
        for line in diagram.split(whereSeparator: \.isNewline) {
            var parser = MarbleParser(String(line), vocabulary)
            try parser.parse()
            steps += parser.steps
            duration = max(duration, parser.time)
        }
        // The sort is stable: within a tick, the order of the text stays.
        let order = steps.indices.sorted { (steps[$0].time, $0) < (steps[$1].time, $1) }
        let sorted = order.map { steps[$0] }
        if let end = sorted.firstIndex(where: \.mark.isEnd), sorted[(end + 1)...].contains(where: \.mark.isOfSequence) {
            throw MarbleSyntaxError(diagram: diagram, column: 0, reason: "One line goes on after another has ended.")
        }
        return MarbleScript(steps: sorted, duration: duration)
    }

    private mutating func parse() throws(MarbleSyntaxError) {
        while column < characters.count {
            try parseNext()
        }
        if let group { throw mistake("This `(` has no `)`.", at: group.column) }
    }

    private mutating func parseNext() throws(MarbleSyntaxError) {
        // The names come first, since a name may begin with a character that otherwise has a meaning, or with a digit.
        if let name = names.first(where: { characters[column...].starts(with: $0) }) {
            return try add(.value(String(name)), width: name.count)
        }
        if try parseProgress() { return }
        let character = characters[column]
        switch character {
        case "-":
            guard group == nil else { throw mistake("A group is one tick, so no time passes in it: put `)` first.") }
            advance(1)
        case " ": column += 1
        case "(": try openGroup()
        case ")": try closeGroup()
        case "|": try add(.completed, width: 1)
        case "#": try add(.error, width: 1)
        case "^": try add(.subscribe, width: 1)
        case "!": try add(.unsubscribe, width: 1)
        default: try add(.value(try name(of: character)), width: 1)
        }
    }

    private func name(of character: Character) throws(MarbleSyntaxError) -> String {
        let name = String(character)
        if let allowed = vocabulary.allowedNames, !allowed.contains(name) {
            let known = allowed.sorted().map { "`\($0)`" }.joined(separator: ", ")
            throw mistake("There is no value named `\(name)`; `values` has \(known.isEmpty ? "none" : known).")
        }
        let isEmoji = character.unicodeScalars.first.map { $0.properties.isEmoji && !$0.isASCII } ?? false
        let isName = vocabulary.allowsAnyName || character.isLetter || character.isNumber || isEmoji
        guard isName || vocabulary.allowedNames != nil else {
            throw mistake("`\(name)` has no meaning here; elements are letters and digits.")
        }
        return name
    }

    private mutating func add(_ mark: MarbleMark, width: Int) throws(MarbleSyntaxError) {
        if let end, mark.isOfSequence { throw mistake("Nothing comes after the end, and `\(end)` was that.") }
        if mark.isEnd { end = characters[column] }
        var mark = mark
        if case .value(let name) = mark, let alias = vocabulary.aliases[name] { mark = .value(alias) }
        steps.append(MarbleStep(time: group?.time ?? time, mark: mark))
        group?.isEmpty = false
        advance(width)
    }

    private mutating func advance(_ width: Int) {
        column += width
        time += width
    }

    private mutating func openGroup() throws(MarbleSyntaxError) {
        if let group { throw mistake("A group can't stand in another one, and column \(group.column) opens one.") }
        group = (column, time, true)
        advance(1)
    }

    private mutating func closeGroup() throws(MarbleSyntaxError) {
        guard let group else { throw mistake("This `)` has no `(`.") }
        guard !group.isEmpty else { throw mistake("This group is empty.", at: group.column) }
        self.group = nil
        advance(1)
    }

    /// Reads `12ms`, `1.5s` or `2m`, which spaces set apart; returns whether there is one here.
    private mutating func parseProgress() throws(MarbleSyntaxError) -> Bool {
        guard column == 0 || characters[column - 1] == " ", characters[column].isASCII else { return false }
        let word = characters[column...].prefix { $0 != " " }
        let number = word.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let units: [String: Double] = ["ms": 0.001, "s": 1, "m": 60]
        guard let count = Double(String(number)), let unit = units[String(word.dropFirst(number.count))] else {
            return false
        }
        guard group == nil else { throw mistake("A group is one tick, so no time passes in it: put `)` first.") }
        let resolution = vocabulary.resolution ?? 0.001
        let ticks = count * unit / resolution
        let whole = ticks.rounded()
        // Decimal fractions aren't exact in binary, so the quotient may differ a little from a whole number.
        guard whole < 1e15, abs(ticks - whole) < 1e-6 * max(1, whole) else {
            throw mistake("`\(String(word))` isn't a whole number of ticks, which are \(resolution) s each.")
        }
        column += word.count
        time += Int(whole)
        return true
    }

    private func mistake(_ reason: String, at column: Int? = nil) -> MarbleSyntaxError {
        MarbleSyntaxError(diagram: line, column: column ?? self.column, reason: reason)
    }
}

extension MarbleMark {
    /// Whether it is an event of a sequence.
    var isOfSequence: Bool {
        switch self {
        case .subscribe, .unsubscribe: false
        case .value, .error, .otherError, .completed: true
        }
    }
}
