import Foundation

/// The results of an earlier run, as `--json` wrote them.
struct EarlierRun {
    private let file: String
    private let rows: [String: Figures]

    /// The compared figures of a row.
    private struct Figures: Decodable {
        let name: String
        let nanoseconds: Double
        let allocations: Double?
    }

    /// Reads the results.
    ///
    /// - Parameter file: The path of the results.
    /// - Throws: ``Failure``, which describes the error in the file.
    init(file: String) throws(Failure) {
        self.file = file
        let data = try Self.contents(of: file)
        let rows: [Figures]
        do {
            rows = try JSONDecoder().decode([Figures].self, from: data)
        } catch {
            throw Failure(
                description: """
                    --compare can't use \(file): \(Self.reason(error)). It needs a file that --json wrote: an array of \
                    objects, each with a name and its nanoseconds.
                    """
            )
        }
        if let row = rows.first(where: { !($0.nanoseconds > 0) }) {
            throw Failure(description: "--compare can't use \(file): \(row.name) took \(row.nanoseconds) nanoseconds.")
        }
        guard !rows.isEmpty else {
            throw Failure(description: "--compare can't use \(file): it has no rows.")
        }
        self.rows = Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Compares a run with the earlier one, row by row, from rows that got faster to rows that got slower.
    ///
    /// - Parameters:
    ///   - measurements: The run.
    ///   - isWanted: Whether a row was to be measured; the file's other rows aren't mentioned.
    /// - Returns: A table, and the remarks below it.
    func comparison(with measurements: [Measurement], wanted isWanted: (String) -> Bool) -> String {
        let pairs = measurements.compactMap { now in rows[now.name].map { Pair(before: $0, now: now) } }
        let work = pairs.filter { !$0.isFloor }.sorted { $0.ratio < $1.ratio }
        guard !work.isEmpty else {
            return "Compared with \(file): no row of this run is in it."
        }
        let width = work.map(\.now.name.count).max() ?? 0
        let titles = line("compared with \(file)", width, "before", "now", "ratio", "allocs")
        let rule = String(repeating: "─", count: width + 30 + 18)
        var lines = [titles, rule] + work.map { line($0, width) } + [rule]
        lines.append(
            "Geometric mean of \(work.count) rows: \(Format.ratio(Self.mean(work))). Below ×1 is faster than before."
        )
        let floors = pairs.filter(\.isFloor)
        if !floors.isEmpty {
            lines.append(
                "Of the \(floors.count) floors, which tell of the machine alone: \(Format.ratio(Self.mean(floors)))."
            )
        }
        let added = measurements.count { rows[$0.name] == nil }
        let missing = Set(rows.keys).subtracting(measurements.map(\.name)).filter(isWanted).sorted()
        if added > 0 { lines.append("\(added) rows of this run aren't in the file.") }
        if !missing.isEmpty { lines.append("Only in the file: \(missing.joined(separator: ", ")).") }
        return lines.joined(separator: "\n")
    }

    private func line(_ pair: Pair, _ width: Int) -> String {
        line(
            pair.now.name,
            width,
            Format.nanoseconds(pair.before.nanoseconds),
            Format.nanoseconds(pair.now.sample.minimum),
            Format.ratio(pair.ratio),
            pair.allocations
        )
    }

    private func line(
        _ name: String,
        _ width: Int,
        _ before: String,
        _ now: String,
        _ ratio: String,
        _ allocations: String
    ) -> String {
        let cells = [(before, 10), (now, 10), (ratio, 10), (allocations, 18)]
        return cells.reduce(name + Format.spaces(width - name.count)) { text, cell in
            text + Format.spaces(cell.1 - cell.0.count) + cell.0
        }
    }

    /// The geometric mean of ratios, in which a row of twice the time and one of half of it cancel out.
    private static func mean(_ pairs: [Pair]) -> Double {
        exp(pairs.reduce(0) { $0 + log($1.ratio) } / Double(pairs.count))
    }

    /// The bytes of a file.
    private static func contents(of file: String) throws(Failure) -> Data {
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let stream = fopen(file, "r")
        defer { if let stream { fclose(stream) } }
        while let stream, case let count = fread(&chunk, 1, chunk.count, stream), count > 0 {
            data += chunk[..<count]
        }
        guard let stream, ferror(stream) == 0 else {
            throw Failure(description: "--compare can't read \(file): \(String(cString: strerror(errno))).")
        }
        return data
    }

    /// The reason why JSON has no rows.
    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "a row without \"\(key.stringValue)\""
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context.codingPath.isEmpty ? "not an array of rows" : "a value of the wrong type in a row"
        default: "not JSON"
        }
    }

    /// A row then and now.
    private struct Pair {
        let before: Figures
        let now: Measurement

        var isFloor: Bool {
            now.name.hasPrefix("floor.")
        }

        var ratio: Double {
            now.sample.minimum / before.nanoseconds
        }

        /// The counts of allocations if they differ; they are exact, so each difference is one.
        var allocations: String {
            guard let old = before.allocations, let new = now.sample.allocations,
                Format.count(old) != Format.count(new)
            else {
                return ""
            }
            return "\(Format.count(old)) → \(Format.count(new))"
        }
    }

    /// An error in a file.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
