/// Draws diagrams under each other, as text and as a picture, for documentation and for a closer look.
///
/// ```swift
/// var renderer = MarbleRenderer()
/// renderer.add("ab---c--|", label: "source")
/// renderer.addOperator("debounce(3)")
/// renderer.add(scheduler.result(of: debounced), label: "result")
/// print(renderer.ascii)
/// try renderer.svg.write(toFile: "debounce.svg", atomically: true, encoding: .utf8)
/// ```
public struct MarbleRenderer: Sendable {
    enum Row: Sendable {
        case sequence(label: String, Marbles)
        case operation(String)
    }

    private(set) var rows: [Row] = []

    /// Makes a renderer with nothing to draw.
    public init() {}

    /// Adds a sequence under what is there.
    ///
    /// - Parameters:
    ///   - marbles: What the sequence sends; a malformed diagram is drawn as what is wrong with it.
    ///   - label: What stands in front of it.
    public mutating func add(_ marbles: Marbles, label: String = "") {
        rows.append(.sequence(label: label, marbles))
    }

    /// Adds an operator between the sequences above and those below: a box with its name.
    ///
    /// - Parameter name: What stands in the box.
    public mutating func addOperator(_ name: String) {
        rows.append(.operation(name))
    }

    /// The diagrams as text, the labels in front, and operators as lines of their own.
    public var ascii: String {
        let labels = rows.map { row in
            if case .sequence(let label, _) = row, !label.isEmpty { label + ":" } else { "" }
        }
        let width = labels.map(\.count).max() ?? 0
        let margin = String(repeating: " ", count: width == 0 ? 0 : width + 2)
        return rows.indices.map { index in
            switch rows[index] {
            case .operation(let name):
                return "\(margin)[ \(name) ]"
            case .sequence(_, let marbles):
                let lines = marbles.description.split(separator: "\n", omittingEmptySubsequences: false)
                let label = labels[index] + margin.dropFirst(labels[index].count)
                return lines.indices.map { ($0 == 0 ? label : margin) + lines[$0] }.joined(separator: "\n")
            }
        }.joined(separator: "\n")
    }

    /// The diagrams as an SVG picture: values as discs on a time line, time from left to right.
    ///
    /// Equal names have equal colours. Completion is a bar and an error a cross; events of one tick are stacked.
    public var svg: String {
        SVGDrawing(rows).text
    }
}
