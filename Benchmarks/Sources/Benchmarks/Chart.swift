import Foundation

/// The results as a horizontal bar chart in SVG, on a logarithmic scale, with each row's floor as a tick.
struct Chart {
    private let rows: [Measurement]
    private let subtitle: String
    /// The decades that the scale spans, as powers of ten.
    private let decades: ClosedRange<Int>

    private static let width = 1000.0
    private static let labelWidth = 300.0
    private static let valueWidth = 130.0
    private static let top = 96.0
    private static let rowHeight = 20.0
    private static let barHeight = 13.0

    /// Creates a chart, in which floors are drawn only if there is nothing else to draw.
    init(_ measurements: [Measurement], subtitle: String) {
        let rows = measurements.filter { !$0.name.hasPrefix("floor.") }
        self.rows = rows.isEmpty ? measurements : rows
        self.subtitle = subtitle
        let values = self.rows.flatMap { [$0.sample.minimum, $0.floor] }.filter { $0.isFinite && $0 > 0 }
        let lowest = Self.decade(below: values.min() ?? 1)
        decades = lowest...max(lowest + 1, Self.decade(below: values.max() ?? 1) + 1)
    }

    /// The chart's text.
    var svg: String {
        let bottom = Self.top + Double(rows.count) * Self.rowHeight
        let height = bottom + 40
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(Self.width))" height="\(Int(height))" \
            viewBox="0 0 \(Int(Self.width)) \(Int(height))" font-family="system-ui, Helvetica, Arial, sans-serif" \
            font-size="12">
            """,
            ##"<rect width="100%" height="100%" fill="#ffffff"/>"##,
            text("Nanoseconds per operation, fastest round", x: 16, y: 28, #"font-size="17" font-weight="600""#),
            text(subtitle, x: 16, y: 48, ##"fill="#666666""##),
        ]
        lines += legend(x: Self.labelWidth, y: 68)
        lines += decades.flatMap { decade in gridLine(decade, bottom: bottom) }
        for (index, row) in rows.enumerated() {
            lines += bar(row, y: Self.top + Double(index) * Self.rowHeight)
        }
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    private func legend(x: Double, y: Double) -> [String] {
        let x = x + 6
        return [
            line(x1: x, y1: y - 10, x2: x, y2: y + 1, ##"stroke="#111111" stroke-width="2.5""##),
            text(
                "the row's floor in the same run; in brackets, the ratio to it",
                x: x + 10,
                y: y,
                ##"fill="#444444""##
            ),
        ]
    }

    private func gridLine(_ decade: Int, bottom: Double) -> [String] {
        let x = position(Self.power(decade))
        let label = Self.label(decade)
        let style = ##"text-anchor="middle" fill="#666666""##
        return [
            line(x1: x, y1: Self.top - 6, x2: x, y2: bottom + 6, ##"stroke="#dddddd" stroke-width="1""##),
            text(label, x: x, y: Self.top - 10, style),
            text(label, x: x, y: bottom + 22, style),
        ]
    }

    private func bar(_ row: Measurement, y: Double) -> [String] {
        let start = Self.labelWidth
        let end = max(start + 1, position(row.sample.minimum))
        let middle = y + Self.rowHeight / 2
        let barTop = middle - Self.barHeight / 2
        let floor = position(row.floor)
        let value = "\(Format.nanoseconds(row.sample.minimum)) (\(Format.ratio(row.ratio)))"
        let allocations = row.sample.allocations.map { ", \(Format.count($0)) allocations" } ?? ""
        return [
            """
            <rect x="\(Self.coordinate(start))" y="\(Self.coordinate(barTop))" \
            width="\(Self.coordinate(end - start))" height="\(Self.coordinate(Self.barHeight))" rx="2" \
            fill="\(colour(of: row))"><title>\(row.name): \(value)\(allocations)</title></rect>
            """,
            line(
                x1: floor,
                y1: barTop - 2,
                x2: floor,
                y2: barTop + Self.barHeight + 2,
                ##"stroke="#111111" stroke-width="2.5""##
            ),
            text(row.name, x: start - 8, y: middle + 4, ##"text-anchor="end" fill="#222222""##),
            text(value, x: max(end, floor) + 8, y: middle + 4, ##"fill="#222222""##),
        ]
    }

    /// A colour for each family of rows.
    private func colour(of row: Measurement) -> String {
        switch row.name.prefix(while: { $0 != "." }) {
        case "dispose": "#4e79a7"
        case "sched": "#e08a2e"
        case "publishSubject": "#b0709c"
        case "growth": "#8c8c8c"
        default: "#59a14f"
        }
    }

    private func position(_ value: Double) -> Double {
        guard value.isFinite, value > 0 else {
            return Self.labelWidth
        }
        let lowest = Self.power(decades.lowerBound)
        let fraction = Self.logarithm(value / lowest) / Double(decades.count - 1)
        return Self.labelWidth + max(0, fraction) * (Self.width - Self.labelWidth - Self.valueWidth)
    }

    private func text(_ content: String, x: Double, y: Double, _ attributes: String) -> String {
        let escaped = content.reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.append(character)
            }
        }
        return "<text x=\"\(Self.coordinate(x))\" y=\"\(Self.coordinate(y))\" \(attributes)>\(escaped)</text>"
    }

    private func line(x1: Double, y1: Double, x2: Double, y2: Double, _ attributes: String) -> String {
        let start = "x1=\"\(Self.coordinate(x1))\" y1=\"\(Self.coordinate(y1))\""
        let end = "x2=\"\(Self.coordinate(x2))\" y2=\"\(Self.coordinate(y2))\""
        return "<line \(start) \(end) \(attributes)/>"
    }

    private static func coordinate(_ value: Double) -> String {
        Format.fixed(max(0, value), digits: 1)
    }
}

extension Chart {
    /// The largest power of ten that isn't above a value.
    private static func decade(below value: Double) -> Int {
        Int(logarithm(value).rounded(.down))
    }

    private static func power(_ exponent: Int) -> Double {
        pow(10, Double(exponent))
    }

    private static func logarithm(_ value: Double) -> Double {
        log10(value)
    }

    /// A power of ten with its unit: 10 ns, 100 ns, 1 µs.
    private static func label(_ decade: Int) -> String {
        if decade < 0 {
            return "0." + String(repeating: "0", count: -decade - 1) + "1 ns"
        }
        let units = ["ns", "µs", "ms", "s"]
        let unit = min(decade / 3, units.count - 1)
        return "1" + String(repeating: "0", count: decade - 3 * unit) + " " + units[unit]
    }
}
