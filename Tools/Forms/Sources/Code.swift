/// A piece of Swift, a type or code, as it is read, changed, and printed at the end: a tree of words, of lists in
/// brackets, and of closures.
struct Code: Equatable, Sendable {
    enum Piece: Equatable, Sendable {
        /// A name, a member with its dot, an attribute, a literal, a sign, or spaces.
        case word(String)
        /// Arguments, with the bracket in front of them.
        case list(Character, [Argument])
        case closure([Code])
    }

    struct Argument: Equatable, Sendable {
        var label: String?
        var value: Code

        /// The argument with its label.
        var code: Code { Code(pieces: (label.map { [.word($0), .word(":"), .word(" ")] } ?? []) + value.pieces) }
    }

    var pieces: [Piece]

    init(pieces: some Sequence<Piece>) { self.pieces = Array(pieces) }

    /// Reads a piece of Swift.
    init(_ text: some StringProtocol) {
        var reader = CodeReader(rest: Substring(text))
        pieces = reader.code { _ in false }.pieces
    }

    /// A call of a function; a closure that comes last trails.
    init(calling callee: Code, _ arguments: [Argument], trailing: Bool = false) {
        var arguments = arguments
        var end: [Piece] = []
        if trailing, let last = arguments.last?.value.pieces, case .closure? = last.first, last.count == 1 {
            arguments.removeLast()
            end = [.word(" ")] + last
        }
        let list: [Piece] = arguments.isEmpty && !end.isEmpty ? [] : [.list("(", arguments)]
        pieces = callee.pieces + list + end
    }

    /// A generic type.
    init(_ name: String, of arguments: [Code]) {
        pieces = [.word(name), .list("<", arguments.map { Argument(value: $0) })]
    }

    /// Each line of a body: what belongs to the same call, or to the same closure, is one.
    static func statements(_ text: String) -> [Code] {
        var reader = CodeReader(rest: text[...])
        return reader.statements()
    }
}

extension Code: ExpressibleByStringInterpolation, CustomStringConvertible {
    init(stringLiteral text: String) { self.init(text) }

    var description: String {
        pieces.map { piece in
            switch piece {
            case .word(let word): word
            case .list(let open, let arguments):
                "\(open)\(arguments.map(\.code.description).joined(separator: ", "))\(CodeReader.ends[open] ?? open)"
            case .closure(let lines): lines.isEmpty ? "{}" : "{ \(lines.map(\.description).joined(separator: "\n")) }"
            }
        }.joined()
    }
}

// MARK: Questions

extension Code {
    var isEmpty: Bool { pieces.isEmpty }
    /// The word that it begins with: of `Observable<Element>`, it is `Observable`.
    var first: String { if case .word(let word)? = pieces.first { word } else { "" } }

    /// Whether some words, with their arguments, are somewhere in it.
    func contains(_ part: Code) -> Bool { replacing(part, with: "") != self }

    /// The closure in an optional one, `(…)?`; `nil` for other types.
    var optional: Code? {
        guard pieces.count > 1, hasSuffix("?"), case .list("(", let closure) = pieces[pieces.count - 2] else {
            return nil
        }
        return closure[0].value
    }

    func hasSuffix(_ part: Code) -> Bool { pieces.suffix(part.pieces.count) == part.pieces[...] }

    /// The code between words.
    func split(at word: String) -> [Code] {
        pieces.split(separator: .word(word), omittingEmptySubsequences: false).map { Code(pieces: $0).trimmed }
    }

    /// The code without spaces and line breaks at both ends.
    var trimmed: Code {
        let isBlank = { (piece: Piece) in
            if case .word(let word) = piece { word.allSatisfy(\.isWhitespace) } else { false }
        }
        return Code(pieces: pieces.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}

// MARK: Changes

extension Code {
    /// The code in a call of one argument: of `MainObservable(x)`, it is `x`.
    var unwrapped: Code {
        guard case .list(_, let arguments)? = pieces.last, arguments.count == 1 else {
            preconditionFailure("\(self) isn't a call of one argument.")
        }
        return arguments[0].value
    }

    /// A call of a function with this argument.
    func wrapped(in name: String, label: String? = nil) -> Code {
        Code(calling: Code(name), [Argument(label: label, value: self)])
    }

    /// A member of this code.
    func member(_ name: String) -> Code { Code(pieces: pieces + Code("." + name).pieces) }

    /// The code with a change of each of its parts, from the innermost on.
    func mapped(_ change: (Code) -> Code) -> Code {
        change(
            Code(
                pieces: pieces.map { piece in
                    switch piece {
                    case .word: piece
                    case .list(let open, let arguments):
                        .list(open, arguments.map { Argument(label: $0.label, value: $0.value.mapped(change)) })
                    case .closure(let lines): .closure(lines.map { $0.mapped(change) })
                    }
                }
            )
        )
    }

    /// The type or the requirement with another type parameter in place of one.
    func renaming(_ parameter: String, to other: String) -> Code { replacing(Code(parameter), with: Code(other)) }

    private func replacing(_ part: Code, with other: Code) -> Code {
        mapped { code in Code(pieces: code.pieces.replacing(part.pieces, with: other.pieces)) }
    }

    /// A generic parameter or a requirement with other protocols; `nil` for one that isn't asked for.
    func changingProtocols(_ change: (Code) -> Code?) -> Code {
        let (subject, protocols) = cut(at: ":")
        guard !protocols.isEmpty else { return self }
        let kept = protocols.split(at: "&").compactMap(change)
        return kept.isEmpty ? subject : "\(subject): \(kept.map(\.description).joined(separator: " & "))"
    }

    /// The code without some words, and without the spaces that separate them.
    func removing(_ parts: Code...) -> Code {
        parts.reduce(self) { $0.replacing(Code(pieces: $1.pieces + [.word(" ")]), with: "").replacing($1, with: "") }
    }

    /// The code with other calls in place of some, or with other generic types, by the bracket.
    func replacingCalls(
        _ bracket: Character = "(",
        _ other: (_ name: String, _ arguments: [Argument]) -> Code?
    ) -> Code {
        mapped { code in
            code.pieces.reduce(into: Code("")) { result, piece in
                if case .list(bracket, let arguments) = piece, case .word(let name)? = result.pieces.last,
                    let call = other(name, arguments)
                {
                    result.pieces.removeLast()
                    result.pieces += call.pieces
                } else {
                    result.pieces.append(piece)
                }
            }
        }
    }

    /// The type with another generic type in place of one, with arguments in place of its first ones.
    func retyping(_ name: String, to other: String, dropping count: Int = 0, adding arguments: [Code] = []) -> Code {
        replacingCalls("<") { found, own in
            found == name ? Code(other, of: arguments + own.dropFirst(count).map(\.value)) : nil
        }
    }

    /// The code with other arguments of its functions.
    func mappingArguments(_ change: (_ callee: String, _ arguments: [Argument]) -> [Argument]) -> Code {
        mapped { code in
            var pieces = code.pieces
            for (index, piece) in pieces.enumerated() {
                guard case .list(let open, let arguments) = piece else { continue }
                pieces[index] = .list(open, change(code.callee(before: index), arguments))
            }
            return Code(pieces: pieces)
        }
    }

    /// The code with another argument wherever a value is passed to a function.
    func replacingArgument(_ name: String, with other: Code) -> Code {
        mappingArguments { _, arguments in
            arguments.map { argument in
                let value = argument.value.pieces.flatMap { $0 == .word(name) ? other.pieces : [$0] }
                return Argument(label: argument.label, value: Code(pieces: value))
            }
        }
    }

    /// The code with another source in place of `asObservable()`, and with other members of other sequences.
    func converted(to source: Code, others: String) -> Code {
        replacing("asObservable()", with: source).replacing(".asObservable()", with: Code(others))
    }

    /// The name of the function with the arguments, or the closure, at an index.
    private func callee(before index: Int) -> String {
        for piece in pieces[..<index].reversed() {
            guard case .word(let word) = piece else { continue }
            if word.contains(where: \.isLetter) { return word }
            if word != " " { break }
        }
        return ""
    }
}

/// Reads Swift, of which it only tells brackets, literals and names apart.
struct CodeReader {
    var rest: Substring

    static let ends: [Character: Character] = ["(": ")", "[": "]", "<": ">"]

    /// The lines up to the end, or to the brace that closes them.
    mutating func statements() -> [Code] {
        var lines: [Code] = []
        while let next = rest.first, next != "}" {
            if next == "\n" {
                rest.removeFirst()
                continue
            }
            let line = code { $0 == "}" || $0 == "\n" }
            if !line.trimmed.isEmpty { lines.append(line) }
        }
        return lines
    }

    mutating func code(upTo isEnd: (Character) -> Bool) -> Code {
        var pieces: [Code.Piece] = []
        var isBehindName = false
        while let next = rest.first, !isEnd(next) {
            let wasBehindName = isBehindName
            isBehindName = false
            switch next {
            case _ where "([".contains(next) || next == "<" && wasBehindName:
                rest.removeFirst()
                pieces.append(.list(next, arguments(upTo: CodeReader.ends[next] ?? next)))
            case "{":
                rest.removeFirst()
                pieces.append(.closure(statements().map(\.trimmed)))
                rest = rest.dropFirst()
            default:
                let word = String(word())
                pieces.append(.word(word.first == "\n" ? " " : word))
                isBehindName = word.last?.isPartOfName ?? false
            }
        }
        return Code(pieces: pieces)
    }

    private mutating func arguments(upTo end: Character) -> [Code.Argument] {
        var arguments: [Code.Argument] = []
        while let next = rest.first, next != end {
            if next == "," || next.isWhitespace {
                rest.removeFirst()
                continue
            }
            let label = rest.prefixMatch(of: /(\w+):\ /)
            if let label { rest = rest[label.range.upperBound...] }
            let value = code { $0 == "," || $0 == end }.trimmed
            arguments.append(.init(label: label.map { String($0.1) }, value: value))
        }
        rest = rest.dropFirst()
        return arguments
    }

    private mutating func word() -> Substring {
        let start = rest
        let first = rest.removeFirst()
        if first == "\"" {
            readString()
        } else if first.isWhitespace {
            rest = rest.drop { $0 == " " }
        } else if let sign = ["->", "==", "..."].first(where: start.hasPrefix) {
            rest = start.dropFirst(sign.count)
        } else if first.isPartOfName || ".\\@".contains(first) {
            rest = rest.drop { $0.isPartOfName || first == "\\" && $0 == "." }
        }
        return start[..<rest.startIndex]
    }

    /// Reads up to the end of a string, with the code in it.
    private mutating func readString() {
        while let next = rest.popFirst(), next != "\"" {
            guard next == "\\", rest.popFirst() == "(" else { continue }
            _ = arguments(upTo: ")")
        }
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || "_$`".contains(self) }
}
