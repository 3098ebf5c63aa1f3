/// A piece of Swift, as it is read from a body, changed, and printed at the end: a tree of words, of lists in brackets,
/// and of closures.
struct Code: Equatable, Sendable {
    enum Piece: Equatable, Sendable {
        /// A name, a member with its dot, a literal, a sign, or spaces.
        case word(String)
        /// Arguments, with the bracket in front of them.
        case list(Character, [Argument])
        case closure([Code])
    }

    struct Argument: Equatable, Sendable {
        var label: String?
        var value: Code

        /// The argument with its label.
        var code: Code { Code(pieces: (label.map { [.word($0 + ":"), .word(" ")] } ?? []) + value.pieces) }
    }

    var pieces: [Piece]

    init(pieces: [Piece]) { self.pieces = pieces }

    /// A line that is printed as it is.
    init(line: String) { pieces = [.word(line)] }

    /// Reads a piece of Swift.
    init(_ text: String) {
        var reader = CodeReader(rest: text[...])
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

// MARK: Changes

extension Code {
    /// The code in a call of one argument: of `MainObservable(x)`, it is `x`.
    var unwrapped: Code {
        guard case .list(_, let arguments)? = pieces.last, arguments.count == 1 else {
            preconditionFailure("\(self) isn't a call of one argument.")
        }
        return arguments[0].value
    }

    /// The code with another argument of its call, which has one.
    func wrapping(_ change: (Code) -> Code) -> Code {
        var result = self
        guard case .list(let open, var arguments)? = result.pieces.popLast() else { return self }
        arguments[0].value = change(arguments[0].value)
        result.pieces.append(.list(open, arguments))
        return result
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

    /// The code with other calls in place of some.
    func replacingCalls(_ other: (_ name: String, _ arguments: [Argument]) -> Code?) -> Code {
        mapped { code in
            var pieces: [Piece] = []
            for piece in code.pieces {
                if case .list("(", let arguments) = piece, case .word(let name)? = pieces.last,
                    let call = other(name, arguments)
                {
                    pieces.removeLast()
                    pieces += call.pieces
                } else {
                    pieces.append(piece)
                }
            }
            return Code(pieces: pieces)
        }
    }

    /// The code with another name for a value.
    func replacing(_ name: String, with other: Code) -> Code {
        mapped { code in Code(pieces: code.pieces.flatMap { $0 == .word(name) ? other.pieces : [$0] }) }
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

    /// The code with another argument wherever a value is passed to a function, depending on the function's name.
    func replacingArgument(_ name: String, with other: (_ callee: String) -> Code) -> Code {
        mappingArguments { callee, arguments in
            arguments.map { argument in
                let value = argument.value.pieces.flatMap { $0 == .word(name) ? other(callee).pieces : [$0] }
                return Argument(label: argument.label, value: Code(pieces: value))
            }
        }
    }

    /// The code without the arguments that have a label.
    func without(labels: Set<String>) -> Code {
        mappingArguments { _, arguments in arguments.filter { !labels.contains($0.label ?? "") } }
    }

    /// The code with another source in place of `asObservable()`, and with other members of other sequences.
    func converted(to source: Code, others: String) -> Code {
        replacingCalls { name, _ in name == "asObservable" ? source : name == ".asObservable" ? Code(others) : nil }
    }

    // MARK: Questions

    /// The function whose closure uses a value; `nil` if there is none.
    func calleeOfClosure(using name: String) -> String? {
        for (index, piece) in pieces.enumerated() {
            let found: String? =
                switch piece {
                case .word: nil
                case .closure(let lines): callee(of: lines, name, callee(before: index))
                case .list(_, let arguments):
                    arguments.lazy.compactMap { argument -> String? in
                        guard case .closure(let lines)? = argument.value.pieces.first else {
                            return argument.value.calleeOfClosure(using: name)
                        }
                        return callee(of: lines, name, callee(before: index))
                    }.first
                }
            if let found { return found }
        }
        return nil
    }

    private func callee(of closure: [Code], _ name: String, _ callee: String) -> String? {
        closure.lazy.compactMap { $0.calleeOfClosure(using: name) ?? ($0.uses(name) ? callee : nil) }.first
    }

    func uses(_ name: String) -> Bool {
        pieces.contains { piece in
            switch piece {
            case .word(let word): word == name
            case .list(_, let arguments): arguments.contains { $0.value.uses(name) }
            case .closure(let lines): lines.contains { $0.uses(name) }
            }
        }
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

/// Reads code, of which it only tells brackets, literals and names apart.
struct CodeReader {
    var rest: Substring

    static let ends: [Character: Character] = ["(": ")", "[": "]"]

    /// The lines up to the end, or to the brace that closes them.
    mutating func statements() -> [Code] {
        var lines: [Code] = []
        while let next = rest.first, next != "}" {
            if next == "\n" {
                rest.removeFirst()
                continue
            }
            let line = code { $0 == "}" || $0 == "\n" }
            if line.pieces.contains(where: { $0 != .word(" ") }) { lines.append(line) }
        }
        return lines
    }

    mutating func code(upTo isEnd: (Character) -> Bool) -> Code {
        var pieces: [Code.Piece] = []
        while let next = rest.first, !isEnd(next) {
            switch next {
            case "(", "[":
                rest.removeFirst()
                pieces.append(.list(next, arguments(upTo: CodeReader.ends[next] ?? next)))
            case "{":
                rest.removeFirst()
                pieces.append(.closure(statements().map(\.trimmed)))
                rest = rest.dropFirst()
            default:
                let word = String(word())
                pieces.append(.word(word.first == "\n" ? " " : word))
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
        } else if first.isPartOfName || first == "." || first == "\\" {
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

extension Code {
    /// The code without spaces and line breaks at both ends.
    fileprivate var trimmed: Code {
        let isBlank = { (piece: Piece) in
            if case .word(let word) = piece { word.allSatisfy(\.isWhitespace) } else { false }
        }
        var result = pieces[...].drop(while: isBlank)
        while let last = result.last, isBlank(last) { result.removeLast() }
        return Code(pieces: Array(result))
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || "_$`".contains(self) }
}
