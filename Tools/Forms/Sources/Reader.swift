/// Reads the extensions of a source file laid out by `swift format`: the beginning of a line determines its kind.
///
/// The reader knows only the Swift of these files: extensions and free functions at the left edge, members indented by
/// four spaces.
struct Reader {
    private var lines: ArraySlice<String>

    private static let starts = [
        "extension ", "nonisolated extension ", "public protocol ", "public struct ", "public enum ",
        "public class ", "public final class ", "open class ", "public distributed actor ",
    ]

    /// What may stand around an attribute: a trait of the package leaves it out.
    private static let conditions = ["#if !LenientInSwift6", "#endif"]

    /// The extensions of a file, and the declarations of its types.
    static func extensions(in text: String) -> [Extension] {
        var reader = Reader(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...])
        var found: [Extension] = []
        var attributes: [String] = []
        while let line = reader.lines.popFirst() {
            if Reader.conditions.contains(line) {
                continue
            } else if line.hasPrefix("@") {
                attributes.append(line)
            } else if let start = starts.first(where: line.hasPrefix) {
                found.append(reader.readExtension(line, start, attributes))
                attributes = []
            } else if !line.hasPrefix("//") {
                // Only a comment may stand between an extension and its attributes.
                attributes = []
            }
        }
        return found
    }

    private mutating func readExtension(_ line: String, _ start: String, _ attributes: [String]) -> Extension {
        var head = line
        while !head.hasSuffix("{"), !head.hasSuffix("}"), let line = lines.popFirst() { head += " " + line.trimmed }
        var result = Extension(attributes: attributes)
        result.isDeclaration = !start.hasSuffix("extension ")
        result.isProtocol = start.hasSuffix("protocol ")
        let parts = Code(head.dropFirst(start.count).prefix { $0 != "{" }).trimmed.split(at: "where")
        if result.isDeclaration {
            result.type = parts[0].first
        } else {
            result.type = parts[0].description
            result.requirements = parts.dropFirst().flatMap { $0.split(at: ",") }
        }
        if head.hasSuffix("}") { return result }
        var member = Declaration()
        while let line = lines.popFirst(), line != "}" {
            guard line.hasPrefix("    "), !line.hasPrefix("     ") else { continue }
            let text = line.trimmed
            if Reader.conditions.contains(text) {
                continue
            } else if text.hasPrefix("///") {
                member.documentation.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
            } else if text.hasPrefix("@") {
                member.attributes += Reader.attributes(Code(text))
            } else {
                if !["//", "#", "}", ")"].contains(where: text.hasPrefix), !text.isConstant {
                    let more = lines.prefix { $0.isEmpty || Reader.inner.contains(where: $0.hasPrefix) }
                    lines = lines.dropFirst(more.count)
                    if let whole = Reader.declaration(member, [line] + more) { result.members.append(whole) }
                }
                // Documentation and attributes above any other line don't belong to the next member.
                member = Declaration()
            }
        }
        return result
    }

    /// The attributes of a line, each with its arguments.
    private static func attributes(_ line: Code) -> [String] { line.split(at: " ").map(\.description) }

    /// The beginnings of lines that continue a member.
    private static let inner = ["     ", "    )", "    }", "    {", "    where", "    ->", "    >"]

    private static let words = [
        "public", "open", "final", "static", "class", "consuming", "mutating", "package", "nonisolated", "override",
        "convenience",
    ]

    /// The declaration of a member; `nil` for an unknown kind of member.
    private static func declaration(_ begun: Declaration, _ lines: [String]) -> Declaration? {
        var lines = lines[...]
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        var result = begun
        // The line that opens the body is the first of those that begin as the member does.
        if lines.last == "    }", let brace = lines.firstIndex(where: { !$0.hasPrefix("     ") && $0.hasSuffix("{") }) {
            let text = lines[(brace + 1)...].dropLast().map { String($0.dropFirst(8)) }
            result.body = Code.statements(text.joined(separator: "\n"))
            lines = lines[...brace]
            lines[brace].removeLast()
        }
        var code = Code(lines.joined(separator: "\n")).trimmed
        if case .closure(let body)? = code.pieces.last {
            result.body = body
            code = Code(pieces: code.pieces.dropLast()).trimmed
        }
        let kinds: [Code.Piece] = [.word("func"), .word("var"), .word("init")]
        guard let kind = code.pieces.firstIndex(where: kinds.contains) else { return nil }
        result.modifiers = Code(pieces: code.pieces[..<kind]).words
        guard result.modifiers.allSatisfy(words.contains) else { return nil }
        result.kind = Code(pieces: [code.pieces[kind]]).first
        code = Code(pieces: code.pieces[(kind + 1)...]).trimmed
        let name = Code(
            pieces: code.pieces.prefix { if case .word(let word) = $0 { !": ".contains(word) } else { false } }
        )
        result.name = result.kind == "init" ? "init" : name.description
        code = Code(pieces: code.pieces.dropFirst(name.pieces.count)).trimmed
        if result.kind == "var" {
            result.result = Code(pieces: code.pieces.dropFirst()).trimmed
            return result
        }
        if case .list("<", let generics)? = code.pieces.first {
            result.generics = generics.map(\.code)
            code.pieces.removeFirst()
        }
        guard case .list("(", let parameters)? = code.pieces.first else { return nil }
        result.parameters = parameters.map { parameter($0.code) }
        let parts = Code(pieces: code.pieces.dropFirst()).split(at: "where")
        result.requirements = parts.dropFirst().flatMap { $0.split(at: ",") }
        (result.effects, result.result) = parts[0].cut(at: "->")
        return result
    }

    private static func parameter(_ code: Code) -> Declaration.Parameter {
        let (names, whole) = code.cut(at: ":")
        let (type, value) = whole.cut(at: "=")
        let words = names.words
        let attributes = words.prefix { $0.hasPrefix("@") }
        return Declaration.Parameter(
            attributes: Array(attributes),
            label: words[attributes.count],
            name: words[words.count - 1],
            type: type,
            defaultValue: value
        )
    }
}

extension Code {
    /// Its words, without the spaces between them.
    fileprivate var words: [String] {
        split(at: " ").map(\.description).filter { !$0.isEmpty }
    }

    /// What is in front of a word, and what is behind it.
    func cut(at word: String) -> (Code, Code) {
        let place = pieces.firstIndex(of: .word(word)) ?? pieces.endIndex
        return (Code(pieces: pieces[..<place]).trimmed, Code(pieces: pieces[place...].dropFirst()).trimmed)
    }
}

extension String {
    /// Whether the line declares a constant.
    fileprivate var isConstant: Bool { prefix { $0 != "=" && $0 != "(" }.split(separator: " ").contains("let") }
}

extension StringProtocol {
    /// The text without spaces at both ends.
    var trimmed: String {
        var text = self[...].drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
