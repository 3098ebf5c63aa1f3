import Foundation

/// A marble diagram in the comment of a declaration.
package struct CommentDiagram: Sendable {
    package struct Row: Sendable {
        package let label: String
        /// The number of columns between the start of the diagram and the start of the text.
        package let indent: Int
        package fileprivate(set) var text: String

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
    package private(set) var rows: [Row]

    /// The call, or the label of a result that no call gives.
    package var call: String {
        (rows.first(where: \.isCall) ?? rows.last)?.label ?? ""
    }

    /// The diagrams of the comments in a file, from top to bottom.
    package static func all(inFile text: String) -> [CommentDiagram] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
        return lines.split { !$0.hasPrefix("///") }.flatMap { comment in
            let lines = comment.map { String($0.dropFirst(4)) }
            let parts = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
            return parts.enumerated().compactMap { index, part in
                let isDiagram = !index.isMultiple(of: 2) && lines[part.startIndex - 1] == "```"
                return isDiagram ? CommentDiagram(part) : nil
            }
        }
    }

    /// The same diagram with other marbles in its rows.
    package func replacing(_ texts: [Int: String]) -> CommentDiagram {
        var copy = self
        for (index, text) in texts { copy.rows[index].text = text }
        return copy
    }

    private init?(_ lines: ArraySlice<String>) {
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
