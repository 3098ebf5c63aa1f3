/// Determines a disc's colours: the colours of its source elements.
struct SVGDiscs {
    /// The colour of elements from no source.
    static let grey = "#c7c7cc"

    private var colours: [String: String] = [:]
    private var threads: [String: String] = [:]
    private var isBelowOperator = false

    /// Marks later elements as made by an operator, unless there is no source: then the line is a source itself.
    mutating func endSources() {
        if !colours.isEmpty { isBelowOperator = true }
    }

    /// The colours of an element: its own, or the colours of the parts of its name.
    mutating func colours(of name: String) -> [String] {
        if let colour = colours[name] { return [colour] }
        guard isBelowOperator else {
            let colour = next(colours)
            colours[name] = colour
            return [colour]
        }
        if let colour = colours[name.lowercased()] ?? colours[name.uppercased()] { return [colour] }
        let isShort = name.count <= 3
        let parts = name.compactMap { colours[String($0)] ?? colours[$0.lowercased()] ?? colours[$0.uppercased()] }
        let distinct = parts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        // The letters of a long word count as parts only if each of them has a colour.
        return distinct.isEmpty || !(isShort || parts.count == name.count) ? [Self.grey] : Array(distinct.prefix(4))
    }

    /// The colour of a thread.
    mutating func colour(ofThread name: String) -> String {
        if let colour = threads[name] { return colour }
        let colour = SVGColours.discs.reversed()[threads.count % SVGColours.discs.count]
        threads[name] = colour
        return colour
    }

    private func next(_ taken: [String: String]) -> String {
        SVGColours.discs[taken.count % SVGColours.discs.count]
    }

    /// The paths of the equal parts of a disc, from the left one on; none if it has one colour.
    static func sectors(_ count: Int, x: Int, y: Int, radius: Int) -> [String] {
        // The points where sectors meet on the edge, in thousandths of the radius; anticlockwise from the top.
        let corners: [(x: Int, y: Int)]
        switch count {
        case 2: corners = [(0, -1000), (0, 1000)]
        case 3: corners = [(0, -1000), (-866, 500), (866, 500)]
        case 4: corners = [(0, -1000), (-1000, 0), (0, 1000), (1000, 0)]
        default: return []
        }
        let points = corners.map { "\(x + $0.x * radius / 1000) \(y + $0.y * radius / 1000)" }
        return points.indices.map { index in
            let end = points[(index + 1) % points.count]
            return "M\(x) \(y)L\(points[index])A\(radius) \(radius) 0 0 0 \(end)Z"
        }
    }
}
