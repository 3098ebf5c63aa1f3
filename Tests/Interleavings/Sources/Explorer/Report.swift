/// The text form of schedules: `A12B3` is twelve turns of the first thread, and then three of the second.
package enum Report {
    private static let lineLimit = 40

    static func letter(_ thread: Int) -> String {
        String(UnicodeScalar(UInt8(truncatingIfNeeded: 65 + thread)))
    }

    static func text(_ picks: [UInt8]) -> String {
        var text = ""
        var position = 0
        while position < picks.count {
            let start = position
            while position < picks.count, picks[position] == picks[start] { position += 1 }
            text += letter(Int(picks[start])) + "\(position - start)"
        }
        return text
    }

    static func picks(_ text: String) -> [UInt8]? {
        var picks: [UInt8] = []
        var thread: UInt8?
        var count = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "A"..."L":
                if let thread { picks += [UInt8](repeating: thread, count: count) }
                thread = UInt8(truncatingIfNeeded: scalar.value - 65)
                count = 0
            case "0"..."9": count = count * 10 + Int(scalar.value - 48)
            default: return nil
            }
        }
        guard let thread else { return nil }
        return picks + [UInt8](repeating: thread, count: count)
    }

    /// The turns of the last run, a line each: its first and its last operation or, in a long report, each operation.
    static func turns(of turns: Turns, names: [String], isLong: Bool) -> [String] {
        var lines: [String] = []
        let steps = turns.steps
        var position = 0
        while position < steps.count {
            let start = position
            let thread = steps[start].thread
            while position < steps.count, steps[position].thread == thread { position += 1 }
            let name = "\(letter(Int(thread))) (\(names[Int(thread)]))"
            if isLong {
                lines += steps[start..<position].map { "\(name): \(text($0))" }
            } else if position - start == 1 {
                lines.append("\(name): \(text(steps[start]))")
            } else {
                let between = position - start > 2 ? "; … \(position - start - 2) more …; " : "; "
                lines.append("\(name): \(text(steps[start]))\(between)\(text(steps[position - 1]))")
            }
        }
        // Fewer lines are enough to recognise an endless loop.
        return lines.count > lineLimit && !isLong ? lines.prefix(lineLimit) + ["…"] : lines
    }

    private static func text(_ step: Turns.Step) -> String {
        let made = step.made.text == step.site.text ? "" : " of \(step.made.text)"
        return "\(step.operation.rawValue)\(made) at \(step.site.text)"
    }

    /// The steps up to a crash of the program, as far as they can be printed there.
    package static func crash() -> String {
        text(Turns.shared.picks)
    }
}
