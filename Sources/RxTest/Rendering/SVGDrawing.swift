/// Draws the rows of a ``MarbleRenderer`` as SVG.
struct SVGDrawing {
    private static let radius = 14
    private static let margin = 16
    private static let boxHeight = 40
    private static let lineHeight = 18
    /// Pleasant colours with enough contrast to black text.
    private static let palette = ["#8ecae6", "#ffb703", "#95d5b2", "#f4978e", "#cdb4db", "#e9c46a"]

    private var elements: [String] = []
    private var colours: [String: String] = [:]
    private let left: Int
    private let axis: SVGAxis
    private let width: Int
    private var height = SVGDrawing.margin

    init(_ rows: [MarbleRenderer.Row]) {
        left = Self.margin + (rows.map(Self.labelWidth).max() ?? 0)
        axis = SVGAxis(rows.flatMap(Self.times))
        width = max(
            left + axis.length + 5 * Self.radius + Self.margin,
            left + (rows.map(Self.boxWidth).max() ?? 0) + Self.margin,
            rows.map(Self.textWidth).max() ?? 0
        )
        for row in rows {
            switch row {
            case .sequence(let label, let marbles): draw(label, marbles)
            case .operation(let name): drawBox(name)
            }
        }
    }

    /// The picture, on white, since its colours are made for that.
    var text: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" font-family="ui-monospace, Menlo, monospace" font-size="13">
          <rect width="\(width)" height="\(height)" rx="8" fill="#ffffff"/>
        \(elements.map { "  \($0)\n" }.joined())</svg>

        """
    }

    private static func steps(_ marbles: Marbles) -> [MarbleStep]? {
        try? marbles.script(marbles.vocabulary ?? MarbleVocabulary(allowsAnyName: true)).steps
    }

    private static func times(_ row: MarbleRenderer.Row) -> [TestTime] {
        guard case .sequence(_, let marbles) = row else { return [] }
        return steps(marbles)?.map(\.time) ?? []
    }

    // A character is less than 8 wide.

    private static func labelWidth(_ row: MarbleRenderer.Row) -> Int {
        guard case .sequence(let label, _) = row, !label.isEmpty else { return 0 }
        return label.count * 8 + 12
    }

    private static func boxWidth(_ row: MarbleRenderer.Row) -> Int {
        guard case .operation(let name) = row else { return 0 }
        return name.count * 8 + 24
    }

    private static func textWidth(_ row: MarbleRenderer.Row) -> Int {
        guard case .sequence(_, let marbles) = row, steps(marbles) == nil else { return 0 }
        return (mistake(in: marbles).map(\.count).max() ?? 0) * 8 + 2 * margin
    }

    private static func mistake(in marbles: Marbles) -> [Substring] {
        "\(marbles)".split(separator: "\n")
    }

    private mutating func draw(_ label: String, _ marbles: Marbles) {
        guard let steps = Self.steps(marbles) else {
            for line in Self.mistake(in: marbles) {
                height += Self.lineHeight
                elements.append(Self.label(String(line), x: Self.margin, y: height - 4, anchor: "start"))
            }
            height += Self.margin
            return
        }
        let ticks = Dictionary(grouping: steps, by: \.time)
        let line = height + Self.radius + 4
        if !label.isEmpty {
            elements.append(Self.label(label, x: left - 12, y: line + 4, anchor: "end"))
        }
        elements.append(
            """
            <path d="M\(left) \(line)H\(width - Self.margin)m-7 -5l7 5l-7 5" fill="none" stroke="#808080" \
            stroke-width="2"/>
            """
        )
        for gap in axis.gaps {
            elements.append(Self.path("M\(left + Self.radius + gap - 5) \(line + 7)l4 -14m6 0l-4 14", "#808080"))
        }
        var tallest = 1
        for time in ticks.keys.sorted() {
            tallest = max(tallest, draw(ticks[time] ?? [], x: left + Self.radius + axis.place(of: time), y: line))
        }
        height = line + tallest * 2 * Self.radius
    }

    /// Draws the events of one tick: elements under each other, and marks on the line, beside the first element.
    ///
    /// - Returns: How many are under each other.
    private mutating func draw(_ steps: [MarbleStep], x: Int, y: Int) -> Int {
        var count = 0
        for step in steps {
            if case .value(let name) = step.mark {
                drawDisc(name, x: x, y: y + count * 2 * Self.radius)
                count += 1
            } else {
                drawMark(step.mark, x: count == 0 ? x : x + Self.radius + 10, y: y)
            }
        }
        return max(1, count)
    }

    private mutating func drawDisc(_ name: String, x: Int, y: Int) {
        let size = name.count > 3 ? " font-size=\"10\"" : ""
        let text = name.count > 4 ? name.prefix(3) + "…" : name
        elements.append(
            """
            <circle cx="\(x)" cy="\(y)" r="\(Self.radius)" fill="\(colour(of: name))" stroke="#404040"/>\
            \(Self.label(text, x: x, y: y + 4, anchor: "middle", size))
            """
        )
    }

    private mutating func drawMark(_ mark: MarbleMark, x: Int, y: Int) {
        let radius = Self.radius
        switch mark {
        case .value: break
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
            \(Self.label(name, x: left + width / 2, y: height + 21, anchor: "middle"))
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

    private static func label(_ text: String, x: Int, y: Int, anchor: String, _ size: String = "") -> String {
        // In white space of a diagram, each column counts.
        let text = text.escapedForXML
        return "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\"\(size) xml:space=\"preserve\">\(text)</text>"
    }
}

extension String {
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
