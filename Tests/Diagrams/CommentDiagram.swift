import Foundation

/// A marble diagram in the comment of a declaration.
package struct CommentDiagram: Sendable {
    package struct Row: Sendable {
        package let label: String
        /// The number of columns between the start of the diagram and the start of the text.
        package let indent: Int
        package let text: String

        /// The diagram of the row, in ticks of the whole one, without the sign for unsubscribing.
        package var marbles: String {
            String(repeating: "-", count: indent) + text.filter { $0 != "…" && $0 != "!" }
        }

        /// Whether the row is the result of a call; the call is its label.
        package var isCall: Bool {
            label.contains { $0 == "(" || $0 == "{" }
        }
    }

    package let text: String
    package let rows: [Row]

    /// The call, or the label of a result that no call gives.
    package var call: String {
        (rows.first(where: \.isCall) ?? rows.last)?.label ?? ""
    }

    /// The diagrams of the comments in a file, from top to bottom.
    package static func all(inFile text: String) -> [CommentDiagram] {
        var diagrams: [CommentDiagram] = []
        var block: [String]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.drop { $0 == " " }
            guard line.hasPrefix("///") else {
                block = nil
                continue
            }
            let content = line.dropFirst(4)
            switch (block, content.hasPrefix("```")) {
            case (nil, true): block = content == "```" ? [] : ["swift"]
            case (nil, false): break
            case (let lines?, true):
                if let diagram = CommentDiagram(lines) { diagrams.append(diagram) }
                block = nil
            case (let lines?, false): block = lines + [String(content)]
            }
        }
        return diagrams
    }

    /// The same diagram with other marbles in its rows.
    package func replacing(_ texts: [Int: String]) -> CommentDiagram {
        let rows = rows.enumerated().map { index, row in
            Row(label: row.label, indent: row.indent, text: texts[index] ?? row.text)
        }
        return CommentDiagram(text: text, rows: rows)
    }

    private init(text: String, rows: [Row]) {
        self.text = text
        self.rows = rows
    }

    private init?(_ lines: [String]) {
        let parts = lines.map { $0.wholeMatch(of: /(?<label>.+):(?<space> +)(?<marbles>[^: ].*)/) }
        guard !parts.isEmpty, !parts.contains(where: { $0 == nil }), !lines.contains(where: { $0.contains(" -> ") })
        else { return nil }
        let rows = parts.compactMap { part in
            part.map { (label: String($0.label), text: String($0.marbles), column: $0.label.count + $0.space.count) }
        }
        let column = rows.map(\.column).min() ?? 0
        text = lines.joined(separator: "\n")
        self.rows = rows.map { Row(label: $0.label, indent: $0.column - column, text: $0.text) }
    }
}
