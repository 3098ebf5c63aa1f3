/// Draws the rows of a ``MarbleRenderer`` as SVG.
struct SVGDrawing {
    private static let radius = 14
    private static let margin = 16
    private static let boxHeight = 40
    /// Pleasant colours with enough contrast to black text.
    private static let palette = ["#8ecae6", "#ffb703", "#95d5b2", "#f4978e", "#cdb4db", "#e9c46a"]

    private var elements: [String] = []
    private var colours: [String: String] = [:]
    private let left: Int
    private let tick: Double
    private let width: Int
    private var height = SVGDrawing.margin

    init(_ rows: [MarbleRenderer.Row]) {
        let labels = rows.map { row in
            if case .sequence(let label, _) = row { label } else { "" }
        }
        let longest = labels.map(\.count).max() ?? 0
        left = Self.margin + (longest == 0 ? 0 : longest * 8 + 12)
        let ticks = rows.map(Self.duration).max() ?? 0
        // Whole discs side by side as long as that fits; long runs are squeezed.
        tick = min(32, 1200 / Double(max(1, ticks)))
        width = left + Int(tick * Double(ticks)) + 4 * Self.radius + Self.margin
        for row in rows {
            switch row {
            case .sequence(let label, let marbles): draw(label, marbles)
            case .operation(let name): drawBox(name)
            }
        }
    }

    /// The picture.
    var text: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" font-family="ui-monospace, Menlo, monospace" font-size="13">
        \(elements.map { "  \($0)\n" }.joined())</svg>

        """
    }

    private static func steps(_ marbles: Marbles) -> [MarbleStep]? {
        try? marbles.script(marbles.vocabulary ?? MarbleVocabulary(allowsAnyName: true)).steps
    }

    private static func duration(_ row: MarbleRenderer.Row) -> Int {
        guard case .sequence(_, let marbles) = row else { return 0 }
        return steps(marbles)?.last?.time ?? 0
    }

    private mutating func draw(_ label: String, _ marbles: Marbles) {
        guard let steps = Self.steps(marbles) else {
            height += 20
            elements.append(Self.label("\(marbles)".escapedForXML, x: Self.margin, y: height, anchor: "start"))
            height += 20
            return
        }
        let stacked = Dictionary(grouping: steps, by: \.time).mapValues(\.count).values.max() ?? 1
        let line = height + Self.radius + 4
        let end = width - Self.margin
        if !label.isEmpty {
            elements.append(Self.label(label.escapedForXML, x: left - 12, y: line + 4, anchor: "end"))
        }
        elements.append(
            """
            <path d="M\(left) \(line)H\(end)m-7 -5l7 5l-7 5" fill="none" stroke="#808080" stroke-width="2"/>
            """
        )
        var level = 0
        for index in steps.indices {
            level = index > 0 && steps[index].time == steps[index - 1].time ? level + 1 : 0
            draw(steps[index].mark, x: x(of: steps[index].time), y: line + level * 2 * Self.radius)
        }
        height = line + stacked * 2 * Self.radius
    }

    private func x(of time: TestTime) -> Int {
        left + Self.radius + Int(tick * Double(time))
    }

    private mutating func draw(_ mark: MarbleMark, x: Int, y: Int) {
        let radius = Self.radius
        switch mark {
        case .value(let name):
            elements.append(
                """
                <circle cx="\(x)" cy="\(y)" r="\(radius)" fill="\(colour(of: name))" stroke="#404040"/>\
                \(Self.label(name.shortened.escapedForXML, x: x, y: y + 4, anchor: "middle"))
                """
            )
        case .completed:
            elements.append(Self.path("M\(x) \(y - radius)v\(2 * radius)", "#404040"))
        case .error, .otherError:
            elements.append(Self.path("M\(x - 9) \(y - 9)l18 18m0 -18l-18 18", "#c1121f"))
        case .subscribe:
            elements.append(Self.path("M\(x - 7) \(y + 9)l7 -9l7 9", "#404040"))
        case .unsubscribe:
            elements.append(Self.path("M\(x) \(y - 10)v13m0 4v3", "#404040"))
        }
    }

    private mutating func drawBox(_ name: String) {
        let width = width - left - Self.margin
        elements.append(
            """
            <rect x="\(left)" y="\(height)" width="\(width)" height="\(Self.boxHeight - 8)" rx="6" \
            fill="#f5f5f5" stroke="#404040"/>\
            \(Self.label(name.escapedForXML, x: left + width / 2, y: height + 21, anchor: "middle"))
            """
        )
        height += Self.boxHeight
    }

    private mutating func colour(of name: String) -> String {
        if let colour = colours[name] { return colour }
        let colour = Self.palette[colours.count % Self.palette.count]
        colours[name] = colour
        return colour
    }

    private static func path(_ path: String, _ colour: String) -> String {
        "<path d=\"\(path)\" fill=\"none\" stroke=\"\(colour)\" stroke-width=\"3\"/>"
    }

    private static func label(_ text: String, x: Int, y: Int, anchor: String) -> String {
        "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(text)</text>"
    }
}

extension String {
    /// What fits in a disc.
    fileprivate var shortened: String {
        count <= 3 ? self : prefix(2) + "…"
    }

    fileprivate var escapedForXML: String {
        var text = ""
        for character in self {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.append(character)
            }
        }
        return text
    }
}
