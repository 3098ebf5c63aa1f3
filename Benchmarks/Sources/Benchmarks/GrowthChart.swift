/// The series of growing sizes as small line charts in SVG, on logarithmic scales, each with its floor as a dashed line.
struct GrowthChart {
    private let series: [(name: String, points: [Measurement])]
    private let subtitle: String

    private static let columns = 3
    private static let panelWidth = 340.0
    private static let panelHeight = 210.0
    private static let top = 76.0

    /// Creates a chart of the measurements that belong to a series.
    init(_ measurements: [Measurement], _ subtitle: String) {
        self.subtitle = subtitle
        let points = measurements.filter { $0.size != nil }
        let names = points.map(\.series).reduce(into: [String]()) { names, name in
            if names.last != name { names.append(name) }
        }
        series = names.map { name in (name, points.filter { $0.series == name }) }
    }

    /// The chart's text.
    var svg: String {
        let rows = (series.count + Self.columns - 1) / Self.columns
        let head = [
            SVG.text(
                "Nanoseconds per unit, by the number of units",
                x: 16,
                y: 28,
                #"font-size="17" font-weight="600""#
            ),
            SVG.text("\(subtitle); dashed: the floor", x: 16, y: 48, ##"fill="#666666""##),
        ]
        let panels = series.enumerated().flatMap { index, series in
            panel(
                series.name,
                series.points,
                x: Double(index % Self.columns) * Self.panelWidth,
                y: Self.top + Double(index / Self.columns) * Self.panelHeight
            )
        }
        return SVG.document(
            width: Self.panelWidth * Double(Self.columns),
            height: Self.top + Self.panelHeight * Double(rows),
            head + panels
        )
    }

    private func panel(_ name: String, _ points: [Measurement], x: Double, y: Double) -> [String] {
        let (left, right) = (x + 56, x + Self.panelWidth - 24)
        let (top, bottom) = (y + 30, y + Self.panelHeight - 40)
        let sizes = LogarithmicScale(spanning: points.map { Double($0.size ?? 1) })
        let times = LogarithmicScale(spanning: points.flatMap { [$0.sample.minimum, $0.floor] })
        func place(_ point: Measurement, _ nanoseconds: Double) -> (x: Double, y: Double) {
            (
                // The first point's label needs room beside the scale.
                left + 24 + sizes.fraction(of: Double(point.size ?? 1)) * (right - left - 36),
                bottom - times.fraction(of: nanoseconds) * (bottom - top)
            )
        }
        var lines = [SVG.text(name, x: left, y: y + 16, ##"font-weight="600" fill="#222222""##)]
        for decade in times.decades {
            let y = bottom - times.fraction(of: LogarithmicScale.power(decade)) * (bottom - top)
            lines.append(SVG.line(x1: left, y1: y, x2: right, y2: y, ##"stroke="#dddddd""##))
            let style = ##"text-anchor="end" fill="#666666""##
            lines.append(SVG.text(Self.label(decade), x: left - 6, y: y + 4, style))
        }
        lines.append(path(points.map { place($0, $0.floor) }, ##"stroke="#999999" stroke-dasharray="4 3""##))
        lines.append(path(points.map { place($0, $0.sample.minimum) }, ##"stroke="#4e79a7" stroke-width="2""##))
        for point in points {
            let (x, y) = place(point, point.sample.minimum)
            let style = ##"text-anchor="middle" fill="#222222" font-size="11""##
            lines += [
                """
                <circle cx="\(SVG.coordinate(x))" cy="\(SVG.coordinate(y))" r="3" fill="#4e79a7"/>
                """,
                SVG.text(Format.nanoseconds(point.sample.minimum), x: x, y: y - 8, style),
                SVG.text(Self.size(point.size ?? 1), x: x, y: bottom + 18, ##"text-anchor="middle" fill="#666666""##),
            ]
        }
        return lines
    }

    private func path(_ places: [(x: Double, y: Double)], _ style: String) -> String {
        let points = places.map { "\(SVG.coordinate($0.x)),\(SVG.coordinate($0.y))" }.joined(separator: " ")
        return "<polyline points=\"\(points)\" fill=\"none\" \(style)/>"
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

    /// A power of ten in short: 100, 1k, 1M.
    private static func size(_ size: Int) -> String {
        size >= 1_000_000 ? "\(size / 1_000_000)M" : size >= 1_000 ? "\(size / 1_000)k" : "\(size)"
    }
}

extension Measurement {
    /// The row's name without its size.
    fileprivate var series: String {
        size.map { String(name.dropLast("\($0)".count + 1)) } ?? name
    }
}
