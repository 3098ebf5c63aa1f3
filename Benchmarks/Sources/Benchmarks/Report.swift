import Foundation

/// The results of a row.
struct Measurement {
    let name: String
    let sample: Sample

    init(_ trial: Trial) {
        name = trial.row.name
        sample = trial.sample
    }
}

/// The table that is printed.
struct Table {
    private let measurements: [Measurement]
    private let summary: String
    private let nameWidth: Int

    /// Creates a table.
    init(_ measurements: [Measurement], summary: String) {
        self.measurements = measurements
        self.summary = summary
        nameWidth = measurements.map(\.name.count).max() ?? 0
    }

    /// The table's text.
    var text: String {
        let titles = line("row", "median", "minimum", "allocs")
        let rule = String(repeating: "─", count: titles.count)
        return ([summary, "", titles, rule] + measurements.map(line) + ["", legend]).joined(separator: "\n")
    }

    private var legend: String {
        let uncounted = Harness.countsAllocations ? "" : ", which can't be counted on this system"
        return """
            Times are nanoseconds per operation; allocs = exact allocations per operation\(uncounted). --list describes
            the rows.
            """
    }

    private func line(_ measurement: Measurement) -> String {
        line(
            measurement.name,
            Format.nanoseconds(measurement.sample.median),
            Format.nanoseconds(measurement.sample.minimum),
            measurement.sample.allocations.map(Format.count) ?? "–"
        )
    }

    private func line(_ name: String, _ median: String, _ minimum: String, _ allocations: String) -> String {
        let cells = [(median, 10), (minimum, 10), (allocations, 9)]
        return cells.reduce(name + Format.spaces(nameWidth - name.count)) { text, cell in
            text + Format.spaces(cell.1 - cell.0.count) + cell.0
        }
    }
}

/// The output of `--list`.
enum Listing {
    static func text(_ rows: [Row]) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { $0.name + Format.spaces(width - $0.name.count + 2) + $0.work }.joined(separator: "\n")
    }
}

/// The machine that was measured.
enum Machine {
    static func summary(rounds: Int) -> String {
        #if arch(x86_64)
        let architecture = "x86-64"
        #elseif arch(arm64)
        let architecture = "arm64"
        #else
        let architecture = "unknown architecture"
        #endif
        #if os(Linux)
        let system = "Linux"
        #else
        let system = "Darwin"
        #endif
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let repetition = rounds == 1 ? "1 round" : "\(rounds) rounds"
        return "\(system) \(architecture), \(cores) cores, release build, \(repetition)"
    }
}

/// Numbers as text.
enum Format {
    /// About three digits: 2.34, 23.4, 234, 23,400.
    static func nanoseconds(_ value: Double) -> String {
        switch value {
        case ..<9.995: fixed(value, digits: 2)
        case ..<99.95: fixed(value, digits: 1)
        default: grouped(value)
        }
    }

    /// Three digits, without zeros at the end: 2, 2.01, 0.043, 1,200.
    static func count(_ value: Double) -> String {
        if value == value.rounded() || value >= 1 && abs(value - value.rounded()) < 0.005 {
            return grouped(value)
        }
        return value < 0.001 ? "<0.001" : fixed(value, digits: value < 0.1 ? 3 : 2)
    }

    static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }

    /// A number with a fixed number of digits after the point.
    static func fixed(_ value: Double, digits: Int) -> String {
        let scale = digits == 1 ? 10 : digits == 2 ? 100 : 1_000
        let scaled = Int((value * Double(scale)).rounded())
        let fraction = String(scaled % scale)
        return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
    }

    /// A whole number with a comma between groups of three digits.
    private static func grouped(_ value: Double) -> String {
        var text = ""
        for (index, digit) in String(Int(value.rounded())).reversed().enumerated() {
            if index > 0, index.isMultiple(of: 3) {
                text.append(",")
            }
            text.append(digit)
        }
        return String(text.reversed())
    }
}
