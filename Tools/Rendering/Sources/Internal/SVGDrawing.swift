internal import RxTest

/// Draws the rows of a ``MarbleRenderer`` as SVG.
struct SVGDrawing {
    private static let radius = 14
    private static let margin = 16
    private static let boxHeight = 40
    private static let lineHeight = 18
    /// If a label is longer, all of them stand above their lines, so that the picture fits on a narrow page.
    private static let longestInFront = 9
    /// A longer name of an operator takes two lines.
    private static let longestInBox = 44

    private var elements: [String] = []
    private var discs = SVGDiscs()
    private let areLabelsAbove: Bool
    private let left: Int
    private let axis: SVGAxis
    private let width: Int
    private var height = SVGDrawing.margin

    init(_ rows: [MarbleRenderer.Row]) {
        areLabelsAbove = rows.contains(where: Self.isLong)
        left = Self.margin + (areLabelsAbove ? 0 : rows.map(Self.labelWidth).max() ?? 0)
        axis = SVGAxis(rows.flatMap(Self.times))
        width = max(
            left + axis.length + 4 * Self.radius + Self.margin,
            left + (rows.map(Self.boxWidth).max() ?? 0) + Self.margin,
            rows.map(Self.textWidth).max() ?? 0
        )
        for row in rows {
            switch row {
            case .sequence(let lane): draw(lane)
            case .operation(let name):
                // Only elements above the first operator get new colours; those below it have the colours of these.
                discs.endSources()
                drawBox(name)
            }
        }
    }

    /// Where the first tick is, and how wide a tick is.
    var scale: (origin: Int, tick: Int) { (left + Self.radius + axis.place(of: 0), axis.tick) }

    /// The picture, with a background, since its colours are chosen for that: light, or dark as the reader prefers.
    func text(_ description: String) -> String {
        let words = description.isEmpty ? "" : "  <desc>\(description.escapedForXML)</desc>\n"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="ui-monospace, Menlo, monospace" font-size="13" \
            fill="\(SVGColours.text)" text-anchor="middle" class="marbles">
            \(words)  \(SVGColours.style)
              <rect width="\(width)" height="\(height)" rx="8" fill="\(SVGColours.page)"/>
            \(elements.map { "  \($0)\n" }.joined())</svg>

            """
    }

    private static func steps(_ marbles: Marbles) -> [MarbleStep]? {
        try? marbles.script().steps
    }

    private static func times(_ row: MarbleRenderer.Row) -> [TestTime] {
        guard case .sequence(let lane) = row else { return [] }
        let ends = (lane.subscriptions ?? []).flatMap { [$0.subscribe, $0.unsubscribe] }.filter { $0 != .max }
        return (steps(lane.marbles)?.map(\.time) ?? []) + ends + [lane.start]
    }

    // A character is less than 8 wide.

    private static func labelWidth(_ row: MarbleRenderer.Row) -> Int {
        guard case .sequence(let lane) = row, !lane.label.isEmpty else { return 0 }
        return max(lane.label.count * 8, (lane.thread?.count ?? 0) * 6) + 12
    }

    private static func isLong(_ row: MarbleRenderer.Row) -> Bool {
        guard case .sequence(let lane) = row else { return false }
        return lane.label.count > longestInFront || (lane.thread?.count ?? 0) > longestInFront
    }

    private static func boxWidth(_ row: MarbleRenderer.Row) -> Int {
        guard case .operation(let name) = row else { return 0 }
        return (lines(of: name).map(\.count).max() ?? 0) * 8 + 24
    }

    /// The name of an operator in one line, or in two if it is long.
    private static func lines(of name: String) -> [String] {
        guard name.count > longestInBox else { return [name] }
        let middle = name.index(name.startIndex, offsetBy: (name.count + 1) / 2)
        let spaces = name.indices.filter { name[$0] == " " }
        let best = spaces.min { abs(name.distance(from: $0, to: middle)) < abs(name.distance(from: $1, to: middle)) }
        guard let best else { return [name] }
        return [String(name[..<best]), String(name[name.index(after: best)...])]
    }

    private static func textWidth(_ row: MarbleRenderer.Row) -> Int {
        guard case .sequence(let lane) = row else { return 0 }
        if isLong(row) { return (lane.label.count + (lane.thread.map { $0.count + 3 } ?? 0)) * 8 + 2 * margin }
        guard steps(lane.marbles) == nil else { return 0 }
        return (mistake(in: lane.marbles).map(\.count).max() ?? 0) * 8 + 2 * margin
    }

    private static func mistake(in marbles: Marbles) -> [Substring] {
        "\(marbles)".split(separator: "\n")
    }

    private mutating func draw(_ lane: MarbleRenderer.Lane) {
        guard let steps = Self.steps(lane.marbles) else {
            for line in Self.mistake(in: lane.marbles) {
                height += Self.lineHeight
                elements.append(label(String(line), x: Self.margin, y: height - 4, anchor: "start"))
            }
            height += Self.margin
            return
        }
        let ticks = Dictionary(grouping: steps, by: \.time)
        if areLabelsAbove, !lane.label.isEmpty || lane.thread != nil { height += Self.lineHeight }
        let line = height + Self.radius + 4
        drawThread(of: lane, y: line)
        drawLabel(of: lane, y: line)
        drawLine(lane, end: steps.last { $0.mark.isEnd }?.time, y: line)
        var tallest = 1
        for time in ticks.keys.sorted() {
            let first = elements.count
            tallest = max(tallest, draw(ticks[time] ?? [], x: x(of: time), y: line))
            if !lane.isHeard(at: time) {
                elements[first...] = ["<g opacity=\".3\">\(elements[first...].joined())</g>"]
            }
        }
        if lane.start > 0 {
            // The arrow at the subscription is below all events of that tick.
            let bottom = line + Self.radius + 10
            elements.append(path("M\(x(of: lane.start) - 6) \(bottom)l6 -7l6 7", SVGColours.mark, width: 2))
        }
        height = line + tallest * 2 * Self.radius + (lane.start > 0 ? 6 : 0)
    }

    private mutating func drawLabel(of lane: MarbleRenderer.Lane, y: Int) {
        guard areLabelsAbove else {
            if !lane.label.isEmpty {
                elements.append(label(lane.label, x: left - 12, y: y + (lane.thread == nil ? 4 : -2), anchor: "end"))
            }
            if let thread = lane.thread {
                elements.append(label(thread, x: left - 12, y: y + 12, anchor: "end", " font-size=\"10\""))
            }
            return
        }
        let text = [lane.label, lane.thread ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
        guard !text.isEmpty else { return }
        elements.append(label(text, x: Self.margin, y: y - Self.radius - 6, anchor: "start"))
    }

    /// A band behind the line, in a colour of its own for each thread.
    private mutating func drawThread(of lane: MarbleRenderer.Lane, y: Int) {
        guard let thread = lane.thread else { return }
        let height = 2 * Self.radius + 8
        elements.append(
            """
            <rect x="\(left)" y="\(y - height / 2)" width="\(width - left - Self.margin)" height="\(height)" rx="6" \
            fill="\(discs.colour(ofThread: thread))" fill-opacity=".3"/>
            """
        )
    }

    private func x(of time: TestTime) -> Int {
        left + Self.radius + axis.place(of: time)
    }

    /// Draws the time line of a sequence: from its start to its end or, with an arrow, on and on; thin and in dots
    /// where there is no subscriber.
    private mutating func drawLine(_ lane: MarbleRenderer.Lane, end: TestTime?, y: Int) {
        let start = lane.start == 0 ? left : x(of: lane.start)
        let right = width - Self.margin
        // The mark of an end is beside the disc of an element in the same tick, and the line reaches up to the mark.
        let last = end.map { x(of: $0) + (lane.marbles.hasElement(at: $0) ? Self.radius + 10 : 0) } ?? right
        let arrow = end == nil ? "M\(right - 7) \(y - 5)l7 5l-7 5" : ""
        guard let subscriptions = lane.subscriptions else {
            return elements.append(path("M\(start) \(y)H\(last)\(arrow)", SVGColours.line, width: 2))
        }
        let isOpen = subscriptions.contains { $0.unsubscribe == .max }
        let heard = subscriptions.map { subscription in
            let from = subscription.subscribe <= lane.start ? start : x(of: subscription.subscribe)
            let isLast = subscription.unsubscribe == .max || subscription.unsubscribe == end
            return "M\(from) \(y)H\(isLast ? last : x(of: subscription.unsubscribe))"
        }
        let rest = "<path d=\"M\(start) \(y)H\(last)\(isOpen ? "" : arrow)\" fill=\"none\" "
        elements.append(rest + "stroke=\"\(SVGColours.line)\" stroke-width=\"1\" stroke-dasharray=\"2 4\"/>")
        if !heard.isEmpty {
            elements.append(path(heard.joined() + (isOpen ? arrow : ""), SVGColours.line, width: 2))
        }
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
        let text = name.count > 4 ? name.prefix(3) + "…" : name
        let size = name.count > 3 ? " font-size=\"10\"" : ""
        let colours = discs.colours(of: name)
        let isEmpty = name.isEmpty
        let outline = isEmpty ? " stroke-dasharray=\"3 3\"" : ""
        let fill = isEmpty ? SVGColours.page : colours[0]
        let sectors = zip(SVGDiscs.sectors(colours.count, x: x, y: y, radius: Self.radius), colours).map {
            "<path d=\"\($0)\" fill=\"\($1)\"/>"
        }
        elements.append(
            """
            \(sectors.joined())<circle cx="\(x)" cy="\(y)" r="\(Self.radius)" \
            fill="\(sectors.isEmpty ? fill : "none")" stroke="\(SVGColours.mark)"\(outline)/>\
            \(isEmpty ? "" : label(text, x: x, y: y + 4, " fill=\"\(SVGColours.onDiscs)\"\(size)"))
            """
        )
    }

    private mutating func drawMark(_ mark: MarbleMark, x: Int, y: Int) {
        let radius = Self.radius
        switch mark {
        case .value: break
        case .completed:
            elements.append(path("M\(x) \(y - radius)v\(2 * radius)", SVGColours.mark))
        case .error, .otherError:
            elements.append(path("M\(x - 9) \(y - 9)l18 18m0 -18l-18 18", SVGColours.failure))
        case .subscribe:
            elements.append(path("M\(x - 7) \(y + 9)l7 -9l7 9", SVGColours.mark))
        case .unsubscribe:
            elements.append(path("M\(x) \(y - 10)v13m0 4v3", SVGColours.mark))
        }
    }

    private mutating func drawBox(_ name: String) {
        let width = width - left - Self.margin
        let lines = Self.lines(of: name)
        let boxHeight = Self.boxHeight + (lines.count - 1) * Self.lineHeight
        let texts = lines.enumerated().map { index, line in
            label(line, x: left + width / 2, y: height + 21 + index * Self.lineHeight)
        }
        elements.append(
            """
            <rect x="\(left)" y="\(height)" width="\(width)" height="\(boxHeight - 8)" rx="6" \
            fill="\(SVGColours.box)" stroke="\(SVGColours.mark)"/>\(texts.joined())
            """
        )
        height += boxHeight
    }

    private func path(_ path: String, _ colour: String, width: Int = 3) -> String {
        "<path d=\"\(path)\" fill=\"none\" stroke=\"\(colour)\" stroke-width=\"\(width)\"/>"
    }

    private func label(_ text: String, x: Int, y: Int, anchor: String = "middle", _ style: String = "") -> String {
        // In white space of a diagram, each column counts.
        let space =
            zip(text, text.dropFirst()).contains { $0 == " " && $1 == " " } || text.hasPrefix(" ")
            ? " xml:space=\"preserve\"" : ""
        let anchor = anchor == "middle" ? "" : " text-anchor=\"\(anchor)\""
        return "<text x=\"\(x)\" y=\"\(y)\"\(anchor)\(style)\(space)>\(text.escapedForXML)</text>"
    }
}

extension MarbleRenderer.Lane {
    /// Whether there was a subscriber at that time.
    fileprivate func isHeard(at time: TestTime) -> Bool {
        subscriptions?.contains { $0.subscribe <= time && time <= $0.unsubscribe } ?? true
    }
}

extension Marbles {
    /// Whether an element comes at that time.
    fileprivate func hasElement(at time: TestTime) -> Bool {
        let steps = (try? script().steps) ?? []
        return steps.contains { step in
            if case .value = step.mark { step.time == time } else { false }
        }
    }
}
