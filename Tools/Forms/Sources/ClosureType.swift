/// A closure's type in its parts: `@escaping @Sendable (Element) throws -> Result`.
struct ClosureType {
    /// Attributes, and what they are given: `@isolated(any)`.
    var attributes: [Code.Piece]
    let parameters: Code.Piece
    /// `async`, `throws`.
    var effects: [Code.Piece]
    var result: Code

    /// Nil if the type is no closure's.
    init?(_ type: Code) {
        let parts = type.split(at: "->")
        guard parts.count == 2 else { return nil }
        let head = parts[0].pieces.filter { $0 != .word(" ") }
        let isList = { (piece: Code.Piece) in if case .list("(", _) = piece { true } else { false } }
        guard let place = head.lastIndex(where: isList) else { return nil }
        (attributes, parameters, effects) = (Array(head[..<place]), head[place], Array(head[(place + 1)...]))
        result = parts[1]
    }

    /// The type.
    var code: Code {
        let head = attributes.enumerated().flatMap { index, piece -> [Code.Piece] in
            // The list of an attribute follows it at once.
            if case .list = piece { [piece] } else { index == 0 ? [piece] : [.word(" "), piece] }
        }
        let tail = ([parameters] + effects + [.word("->")]).flatMap { [$0, .word(" ")] }
        return Code(pieces: (head.isEmpty ? [] : head + [.word(" ")]) + tail + result.pieces)
    }
}
