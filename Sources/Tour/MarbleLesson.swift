/// What somebody has asked for by typing `debounce`, `deb`, or `merge a--b| -1-2|`.
enum MarbleRequest: Sendable {
    /// An operator with its inputs.
    case lesson(MarbleLesson)
    /// The operators whose names begin so; none, if there is no such one.
    case choice([OperatorExample])

    /// Reads a request.
    ///
    /// - Parameter text: The beginning of an operator's name, then lines of marbles in the place of its own.
    init(_ text: String) {
        let words = text.split(separator: " ")
        let name = words.first?.lowercased() ?? ""
        let found = OperatorExample.all.filter { $0.name.lowercased().hasPrefix(name) }
        let exact = found.first { $0.name.lowercased() == name }
        guard let example = exact ?? (found.count == 1 ? found[0] : nil) else {
            self = .choice(found)
            return
        }
        let typed = words.dropFirst().map(String.init)
        let inputs = example.inputs.enumerated().map { index, input in index < typed.count ? typed[index] : input }
        self = .lesson(MarbleLesson(example, inputs))
    }
}

/// An operator, its inputs, and what comes out.
struct MarbleLesson: Sendable {
    /// No line is longer.
    private static let most = 100

    let example: OperatorExample
    private let inputs: [MarbleLine]
    private let result: MarbleLine

    /// How many ticks it takes.
    var length: Int { (inputs + [result]).map(\.length).max() ?? 0 }

    /// Plays the inputs through the operator, in no time.
    init(_ example: OperatorExample, _ inputs: [String]) {
        self.example = example
        self.inputs = inputs.map { MarbleLine(String($0.prefix(Self.most))) }
        let clock = MarbleClock()
        let sources = self.inputs.map(clock.sequence)
        result = clock.line(of: example.chain(clock, sources), for: Self.most)
    }

    /// The diagram as it is at a tick; at the end, unless another one is given.
    func lines(upTo tick: Int = .max) -> [String] {
        let names = inputs.count == 1 ? ["source"] : ["x", "y"]
        let cellWidth = (inputs + [result]).map(\.cellWidth).max() ?? 1
        let rows = zip(names, inputs).map { name, line in
            "  " + TextLayout.pad("\(name):", to: 9) + line.text(upTo: tick, cellWidth: cellWidth)
        }
        return rows + ["           [ \(example.call) ]"]
            + ["  result:  " + result.text(upTo: tick, cellWidth: cellWidth)]
    }
}
