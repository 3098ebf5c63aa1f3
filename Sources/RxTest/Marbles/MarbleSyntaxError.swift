/// A syntax error in a marble diagram, with its place.
public struct MarbleSyntaxError: Error, Hashable, Sendable {
    /// The diagram, or the line of it.
    public let diagram: String

    /// The column of the mistake, from 0.
    public let column: Int

    /// A description of the error.
    public let reason: String
}

extension MarbleSyntaxError: CustomStringConvertible {
    /// The mistake in words, and the diagram with a caret under the column.
    public var description: String {
        """
        Malformed marble diagram, column \(column): \(reason)
            \(diagram)
            \(String(repeating: " ", count: column))^
        """
    }
}
