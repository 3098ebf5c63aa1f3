import Foundation

/// The figures of the page on performance are those of one run, and the README's are those of the page.
enum FigureRule {
    /// Where the page is.
    static let page = "Documentation/Performance.md"

    /// What the run printed.
    static let results = "Benchmarks/results.txt"

    /// The minimum and the allocations of a row, as they are printed.
    struct Figures: Equatable {
        let nanoseconds: String
        let allocations: String
    }

    /// The rows of a run, by their names.
    static func rows(in results: String) -> [String: Figures] {
        let row = /^(?<name>[a-z][\w.]*) +[\d,.]+ +(?<minimum>[\d,.]+) +(?<allocations>[<\d,.–]+) +[\d,.]+ +×/
        return results.matches(of: row.anchorsMatchLineEndings()).reduce(into: [:]) { rows, match in
            rows[String(match.name)] = Figures(
                nanoseconds: String(match.minimum),
                allocations: String(match.allocations)
            )
        }
    }

    /// The rows of a page's tables: `| what | `row` | ns | allocations |`.
    static func figures(in page: String) -> [(line: Int, name: String, figures: Figures)] {
        page.numberedLines.compactMap { line in
            let cells = cells(of: line.text)
            guard cells.count >= 4, let name = cells[1].wholeMatch(of: /`([a-z][\w.]*)`/) else {
                return nil
            }
            return (line.number, String(name.1), Figures(nanoseconds: cells[2], allocations: cells[3]))
        }
    }

    static func violations(in page: SourceFile, rows: [String: Figures]) -> [Violation] {
        figures(in: page.text).compactMap { line, name, figures in
            guard let run = rows[name] else {
                return Violation(page.path, line: line, "\(results) has no row \(name).")
            }
            if run == figures { return nil }
            let message = """
                \(name) took \(run.nanoseconds) ns and \(run.allocations) allocations in \(results): `Benchmarks/figures`.
                """
            return Violation(page.path, line: line, message)
        }
    }

    /// The rows of a comparison: what was done, and the figures of each library.
    static func comparison(in page: String) -> [(line: Int, text: String, figures: [Double?])] {
        var rows: [(line: Int, text: String, figures: [Double?])] = []
        var isComparison = false
        for line in page.numberedLines {
            let cells = cells(of: line.text)
            if cells.isEmpty { isComparison = false }
            if isComparison, cells.first?.hasPrefix("---") == false {
                let figures = cells.dropFirst().map { Double($0.replacing(",", with: "")) }
                rows.append((line.number, String(line.text), figures))
            }
            if cells.starts(with: ["work", "this library"]) { isComparison = true }
        }
        return rows
    }

    /// Of a library's column, the geometric mean of its figures over ours, and how many there are: `8.0`, `30`.
    static func mean(of column: Int, in page: String) -> (ratio: String, count: Int) {
        let logarithms = comparison(in: page).compactMap { row -> Double? in
            guard let ours = row.figures[0], let theirs = row.figures[column] else { return nil }
            return log(theirs / ours)
        }
        let mean = exp(logarithms.reduce(0, +) / Double(max(logarithms.count, 1)))
        return (String((mean * 10).rounded() / 10), logarithms.count)
    }

    private static func cells(of line: Substring) -> [String] {
        guard line.hasPrefix("|") else { return [] }
        return line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
