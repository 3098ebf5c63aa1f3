import Foundation

/// The measurements, as a table for the terminal and as one for Markdown.
struct Report {
    let workloads: [Workload]
    let results: [[Library: Double]]
    /// The columns beside those of this program.
    let columns: [Column]

    /// A line for each workload: nanoseconds of each library, and in brackets the ratio to this library's.
    var text: String {
        let width = workloads.map(\.name.count).max() ?? 0
        let titles = Library.allCases.map(\.rawValue) + columns.map(\.title)
        var lines = [line("nanoseconds per operation", titles, width)]
        lines.append(String(repeating: "─", count: lines[0].count))
        for (workload, result) in zip(workloads, results) {
            let cells = Library.allCases.map { cell(result[$0], $0 == .rx ? nil : result[.rx]) }
            let others = columns.map { cell($0.figures[workload.name], result[.rx]) }
            lines.append(line(workload.name, cells + others, width))
        }
        lines.append("")
        let figures = figures
        for (title, column) in zip(titles, figures).dropFirst() {
            guard let mean = Self.mean(column, figures[0]) else { continue }
            lines.append("\(title): ×\(Self.number(mean.ratio)), the geometric mean of \(mean.count) rows")
        }
        return lines.joined(separator: "\n")
    }

    /// The rows of a Markdown table, with descriptions of the operations instead of names.
    var markdown: String {
        let titles = Library.allCases.map(\.rawValue) + columns.map(\.title)
        let head = "| work | \(titles.joined(separator: " | ")) |"
        let figures = figures
        let rows = workloads.enumerated().map { row, workload in
            "| \(workload.work) | \(figures.map { $0[row].map(Self.number) ?? "–" }.joined(separator: " | ")) |"
        }
        let means = figures.dropFirst().map { Self.mean($0, figures[0]).map { Self.number($0.ratio) } ?? "–" }
        let last = "| the geometric mean of the ratios to this library | 1 | \(means.joined(separator: " | ")) |"
        return ([head, "|---|" + String(repeating: "---:|", count: titles.count)] + rows + [last])
            .joined(separator: "\n")
    }

    private func cell(_ time: Double?, _ own: Double?) -> String {
        guard let time else { return "–" }
        return Self.number(time) + (own.map { " (×\(Self.number(time / $0)))" } ?? "")
    }

    /// The figures of each column, this library's first.
    private var figures: [[Double?]] {
        Library.allCases.map { library in results.map { $0[library] } }
            + columns.map { column in workloads.map { column.figures[$0.name] } }
    }

    private static func mean(_ others: [Double?], _ own: [Double?]) -> (ratio: Double, count: Int)? {
        let logarithms = zip(others, own).compactMap { other, own -> Double? in
            guard let other, let own else { return nil }
            return log(other / own)
        }
        guard !logarithms.isEmpty else { return nil }
        return (exp(logarithms.reduce(0, +) / Double(logarithms.count)), logarithms.count)
    }

    private func line(_ name: String, _ cells: [String], _ width: Int) -> String {
        let start = name.padding(toLength: max(width, name.count), withPad: " ", startingAt: 0)
        return cells.reduce(start) { line, cell in
            line + String(repeating: " ", count: max(2, 24 - cell.count)) + cell
        }
    }

    /// About three digits.
    private static func number(_ value: Double) -> String {
        let digits = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
        let number = String(format: "%.\(digits)f", value)
        guard value >= 999.5 else { return number }
        return String(number.reversed().enumerated().flatMap { $0 > 0 && $0 % 3 == 0 ? [",", $1] : [$1] }.reversed())
    }
}
