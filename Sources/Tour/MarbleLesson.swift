/// A typed request: `debounce`, `deb`, or `merge a--b| -1-2|`.
enum MarbleRequest: Sendable {
    /// An operator with its inputs.
    case lesson(MarbleLesson)
    /// The operators whose names begin so; none, if there is no such one.
    case choice([OperatorExample])

    /// Reads a request.
    ///
    /// - Parameter text: The beginning of an operator's name, then lines of marbles in place of its own.
    init(_ text: String) {
        let words = text.split(separator: " ")
        // `take until` is one name.
        let pair = words.prefix(2).joined().lowercased()
        let isPair = words.count > 1 && OperatorExample.all.contains { $0.name.lowercased() == pair }
        let name = isPair ? pair : words.first?.lowercased() ?? ""
        let found = OperatorExample.all.filter { $0.name.lowercased().hasPrefix(name) }
        let exact = found.first { $0.name.lowercased() == name }
        guard let example = exact ?? (found.count == 1 ? found[0] : nil) else {
            self = .choice(found)
            return
        }
        let typed = words.dropFirst(isPair ? 2 : 1).map(String.init)
        let inputs = example.inputs.enumerated().map { index, input in index < typed.count ? typed[index] : input }
        self = .lesson(MarbleLesson(example, inputs, leftOut: Array(typed.dropFirst(inputs.count))))
    }

    /// Names for operators in other libraries and in plain words.
    private static let otherNames = [
        "switchmap": "flatMapLatest", "mergemap": "flatMap", "exhaustmap": "flatMapFirst", "race": "amb",
        "removeduplicates": "distinctUntilChanged", "append": "concat", "prepend": "startWith", "accumulate": "scan",
        "pause": "debounce", "wait": "debounce", "latest": "combineLatest", "first": "take", "dropfirst": "skip",
        "drop": "skip", "prefix": "take", "multicast": "share", "publish": "share", "cache": "replay",
        "where": "filter",
        "select": "map", "compact": "filter", "recover": "catch", "replaceerror": "catch",
    ]

    /// The likely operators for an unknown name.
    static func suggestions(for text: String) -> [String] {
        let name = text.split(separator: " ").first?.lowercased() ?? ""
        if let known = otherNames[name] { return [known] }
        let names = OperatorExample.all.map(\.name)
        let near = names.map { (name: $0, distance: distance(Array($0.lowercased()), Array(name))) }
            .filter { $0.distance <= max(1, name.count / 3) }
            .sorted { $0.distance < $1.distance }
        return near.isEmpty ? names.filter { $0.lowercased().contains(name) } : near.prefix(3).map(\.name)
    }

    /// How many letters have to be changed, left out or put in to make one name of the other.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var corner = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let change = corner + (letter == other ? 0 : 1)
                corner = row[column + 1]
                row[column + 1] = min(change, corner + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}

/// An operator, its inputs, and its output.
struct MarbleLesson: Sendable {
    /// No line is longer.
    private static let most = 100

    let example: OperatorExample
    private let inputs: [MarbleLine]
    private let result: MarbleLine
    /// The watched lines between the inputs and the result.
    private let watched: [WatchedLine]
    /// The typed words that the operator has no use for.
    private let leftOut: [String]

    /// How many ticks it takes.
    var length: Int { (inputs + [result]).map(\.length).max() ?? 0 }

    /// Plays the inputs through the operator, in no time.
    init(_ example: OperatorExample, _ inputs: [String], leftOut: [String] = []) {
        self.example = example
        self.leftOut = leftOut
        self.inputs = inputs.map { MarbleLine(String($0.prefix(Self.most))) }
        let clock = MarbleClock()
        let sources = self.inputs.map(clock.sequence)
        result = clock.line(of: example.chain(clock, sources), for: Self.most)
        // More lines would push the result off the screen.
        watched = Array(clock.watchedLines.prefix(8))
    }

    /// The diagram as it is at a tick; at the end, unless another one is given.
    func lines(upTo tick: Int = .max) -> [String] {
        let cellWidth = (inputs + [result] + watched.map(\.line)).map(\.cellWidth).max() ?? 1
        let rows = zip(example.labels, inputs).map { name, line in
            "  " + TextLayout.pad("\(name):", to: 9) + line.text(upTo: tick, cellWidth: cellWidth)
        }
        let inside = watched.map { line in
            "  " + TextLayout.pad("\(TextLayout.fit(line.name, in: 8)):", to: 9)
                + line.text(upTo: min(tick, length - 1), cellWidth: cellWidth)
        }
        let use = "it takes \(inputs.count) of them; not used: "
        let note = leftOut.isEmpty ? [] : ["  (" + use + TextLayout.printable(leftOut.joined(separator: " ")) + ")"]
        return rows + ["           [ \(example.call) ]"] + inside
            + ["  result:  " + result.text(upTo: tick, cellWidth: cellWidth)] + note
    }
}
