import RxObservable

/// The events of a sequence, drawn on a line: `ab---c--|`.
///
/// `-` is a tick, `|` completion, `#` an error, and the events in parentheses come in one tick, the tick of the `(`.
/// Every other character is an element, so any text is a line, also while it is being typed.
struct MarbleLine: Sendable {
    /// The events in order, with their ticks.
    private(set) var events: [(tick: Int, event: Event<String>)] = []
    /// How many ticks the line is long.
    private(set) var length = 0

    /// An empty line.
    init() {}

    /// Reads a line.
    init(_ text: String) {
        var groupStart: Int?
        for (tick, sign) in text.enumerated() {
            switch sign {
            case "-": break
            case "(": groupStart = tick
            case ")": groupStart = nil
            case "|": append(.completed, at: groupStart ?? tick)
            case "#": append(.error(MarbleFailure()), at: groupStart ?? tick)
            default: append(.next(String(sign)), at: groupStart ?? tick)
            }
        }
        length = max(length, text.count)
    }

    /// Adds an event, unless the line has ended.
    mutating func append(_ event: Event<String>, at tick: Int) {
        guard events.last?.event.isStopEvent != true else { return }
        events.append((tick, event))
        length = max(length, tick + 1)
    }

    /// Makes a line that has not ended as long as that many ticks.
    mutating func extend(to ticks: Int) {
        if events.last?.event.isStopEvent != true { length = max(length, ticks) }
    }

    /// The texts of the ticks in which something happens.
    private var cells: [Int: String] {
        Dictionary(grouping: events, by: \.tick).mapValues { events in
            let text = events.map { MarbleLine.text(of: $0.event) }.joined()
            return events.count == 1 ? text : "(\(text))"
        }
    }

    /// How many columns a tick needs, so that later events keep their places.
    var cellWidth: Int {
        let last = events.last?.tick
        return cells.filter { $0.key != last }.map(\.value.count).max() ?? 1
    }

    /// Draws the line.
    ///
    /// - Parameters:
    ///   - tick: The last tick to be drawn.
    ///   - cellWidth: The columns of a tick.
    /// - Returns: The text, which ends with the end of the sequence.
    func text(upTo tick: Int, cellWidth: Int = 1) -> String {
        let end = events.last.map { $0.event.isStopEvent ? $0.tick : length - 1 } ?? length - 1
        let cells = cells
        return (0...max(0, min(tick, end))).map { number in
            let cell = cells[number] ?? "-"
            return number == end ? cell : TextLayout.pad(cell, to: cellWidth).replacing(" ", with: "-")
        }.joined()
    }

    private static func text(of event: Event<String>) -> String {
        switch event {
        case .next(let element): element
        case .error: "#"
        case .completed: "|"
        }
    }
}

/// The error of a `#`.
struct MarbleFailure: Error {}
