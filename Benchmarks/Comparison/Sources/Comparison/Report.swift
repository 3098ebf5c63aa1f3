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
        let titles = Library.allCases.map(\.rawValue) + columns.map { $0.title + ($0.note == nil ? "" : "*") }
        var lines = [line("nanoseconds per operation", titles, width)]
        lines.append(String(repeating: "─", count: lines[0].count))
        for (workload, result) in zip(workloads, results) {
            let cells = Library.allCases.map { cell(result[$0], $0 == .rx ? nil : result[.rx]) }
            let others = columns.map { cell($0.figures[workload.name], $0.note == nil ? result[.rx] : nil) }
            lines.append(line(workload.name, cells + others, width))
        }
        lines.append("")
        for library in Library.allCases where library != .rx {
            lines += mean(library.rawValue, results.map { ($0[library], $0[.rx]) })
        }
        for column in columns {
            lines += mean(column.title, zip(workloads, results).map { (column.figures[$0.name], $1[.rx]) })
        }
        return (lines + columns.compactMap { $0.note.map { "* \($0)" } }).joined(separator: "\n")
    }

    /// The rows of a Markdown table, with descriptions of the operations instead of names.
    var markdown: String {
        let titles = Library.allCases.map(\.rawValue) + columns.map(\.title)
        let head = "| work | \(titles.joined(separator: " | ")) |"
        let rows = zip(workloads, results).map { workload, result in
            let figures = Library.allCases.map { result[$0] } + columns.map { $0.figures[workload.name] }
            return "| \(workload.work) | \(figures.map { $0.map(Self.number) ?? "–" }.joined(separator: " | ")) |"
        }
        return ([head, "|---|" + String(repeating: "---:|", count: titles.count)] + rows).joined(separator: "\n")
    }

    private func cell(_ time: Double?, _ own: Double?) -> String {
        guard let time else { return "–" }
        return Self.number(time) + (own.map { " (×\(Self.number(time / $0)))" } ?? "")
    }

    private func mean(_ title: String, _ pairs: [(other: Double?, own: Double?)]) -> [String] {
        let logarithms = pairs.compactMap { pair -> Double? in
            guard let other = pair.other, let own = pair.own else { return nil }
            return log(other / own)
        }
        guard !logarithms.isEmpty else { return [] }
        let mean = exp(logarithms.reduce(0, +) / Double(logarithms.count))
        return ["\(title): ×\(Self.number(mean)), the geometric mean of \(logarithms.count) rows"]
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
