/// The results as a horizontal bar chart in SVG, on a logarithmic scale, with each row's floor as a tick.
struct Chart {
    private let rows: [Measurement]
    private let subtitle: String
    private let scale: LogarithmicScale

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
        scale = LogarithmicScale(spanning: self.rows.flatMap { [$0.sample.minimum, $0.floor] })
    }

    /// The chart's text.
    var svg: String {
        let bottom = Self.top + Double(rows.count) * Self.rowHeight
        let height = bottom + 40
        var lines = [
            SVG.text("Nanoseconds per operation, fastest round", x: 16, y: 28, #"font-size="17" font-weight="600""#),
            SVG.text(subtitle, x: 16, y: 48, ##"fill="#666666""##),
        ]
        lines += legend(x: Self.labelWidth, y: 68)
        lines += scale.decades.flatMap { decade in gridLine(decade, bottom: bottom) }
        for (index, row) in rows.enumerated() {
            lines += bar(row, y: Self.top + Double(index) * Self.rowHeight)
        }
        return SVG.document(width: Self.width, height: height, lines)
    }

    private func legend(x: Double, y: Double) -> [String] {
        let x = x + 6
        return [
            SVG.line(x1: x, y1: y - 10, x2: x, y2: y + 1, ##"stroke="#111111" stroke-width="2.5""##),
            SVG.text(
                "the row's floor in the same run; in brackets, the ratio to it",
                x: x + 10,
                y: y,
                ##"fill="#444444""##
            ),
        ]
    }

    private func gridLine(_ decade: Int, bottom: Double) -> [String] {
        let x = position(LogarithmicScale.power(decade))
        let label = Self.label(decade)
        let style = ##"text-anchor="middle" fill="#666666""##
        return [
            SVG.line(x1: x, y1: Self.top - 6, x2: x, y2: bottom + 6, ##"stroke="#dddddd" stroke-width="1""##),
            SVG.text(label, x: x, y: Self.top - 10, style),
            SVG.text(label, x: x, y: bottom + 22, style),
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
            <rect x="\(SVG.coordinate(start))" y="\(SVG.coordinate(barTop))" \
            width="\(SVG.coordinate(end - start))" height="\(SVG.coordinate(Self.barHeight))" rx="2" \
            fill="\(colour(of: row))"><title>\(row.name): \(value)\(allocations)</title></rect>
            """,
            SVG.line(
                x1: floor,
                y1: barTop - 2,
                x2: floor,
                y2: barTop + Self.barHeight + 2,
                ##"stroke="#111111" stroke-width="2.5""##
            ),
            SVG.text(row.name, x: start - 8, y: middle + 4, ##"text-anchor="end" fill="#222222""##),
            SVG.text(value, x: max(end, floor) + 8, y: middle + 4, ##"fill="#222222""##),
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
        Self.labelWidth + scale.fraction(of: value) * (Self.width - Self.labelWidth - Self.valueWidth)
    }

    /// A power of ten with its unit: 10 ns, 100 ns, 1 µs.
    static func label(_ decade: Int) -> String {
        if decade < 0 {
            return "0." + String(repeating: "0", count: -decade - 1) + "1 ns"
        }
        let units = ["ns", "µs", "ms", "s"]
        let unit = min(decade / 3, units.count - 1)
        return "1" + String(repeating: "0", count: decade - 3 * unit) + " " + units[unit]
    }
}
