import Foundation

/// What was measured, as a table for the terminal and as one for Markdown.
struct Report {
    let workloads: [Workload]
    let results: [[Library: Double]]

    /// A line a workload: nanoseconds of each library, and in brackets how many times this library's.
    var text: String {
        let width = workloads.map(\.name.count).max() ?? 0
        let titles = Library.allCases.map(\.rawValue) + ["RxSwift 6.10*"]
        var lines = [line("nanoseconds per operation", titles, width)]
        lines.append(String(repeating: "─", count: lines[0].count))
        for (workload, result) in zip(workloads, results) {
            let cells = Library.allCases.map { cell(result, $0) }
            lines.append(line(workload.name, cells + [workload.rxSwift.map(Self.number) ?? "–"], width))
        }
        lines.append("")
        for library in Library.allCases where library != .rx {
            let ratios = results.compactMap { result in ratio(result, library) }
            guard !ratios.isEmpty else { continue }
            let mean = exp(ratios.reduce(0) { $0 + log($1) } / Double(ratios.count))
            lines.append("\(library.rawValue): ×\(Self.number(mean)), the geometric mean of \(ratios.count) rows")
        }
        return lines.joined(separator: "\n") + "\n* \(RxSwiftColumn.note)"
    }

    /// The rows of a Markdown table, with what each operation is instead of the names.
    var markdown: String {
        let libraries = Library.allCases.map(\.rawValue)
        let head = "| work | \(libraries.joined(separator: " | ")) | RxSwift 6.10, elsewhere |"
        let rows = zip(workloads, results).map { workload, result in
            let cells = Library.allCases.map { library in result[library].map(Self.number) ?? "–" }
            let rxSwift = workload.rxSwift.map(Self.number) ?? "–"
            return "| \(workload.work) | \(cells.joined(separator: " | ")) | \(rxSwift) |"
        }
        return ([head, "|---|" + String(repeating: "---:|", count: libraries.count + 1)] + rows).joined(separator: "\n")
    }

    private func cell(_ result: [Library: Double], _ library: Library) -> String {
        guard let time = result[library] else { return "–" }
        let ratio = library == .rx ? nil : ratio(result, library)
        return Self.number(time) + (ratio.map { " (×\(Self.number($0)))" } ?? "")
    }

    private func ratio(_ result: [Library: Double], _ library: Library) -> Double? {
        guard let own = result[.rx], let other = result[library] else { return nil }
        return other / own
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
