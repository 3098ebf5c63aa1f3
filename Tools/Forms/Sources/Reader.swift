/// Reads the extensions of a source file laid out by `swift format`: the beginning of a line determines its kind.
///
/// The reader knows only the Swift of these files: extensions and free functions at the left edge, members indented by
/// four spaces, and matching brackets.
struct Reader {
    private var lines: ArraySlice<String>

    private static let starts = [
        "extension ", "nonisolated extension ", "public protocol ", "public struct ", "public enum ",
        "public class ", "public final class ", "open class ", "public distributed actor ",
    ]

    /// The extensions of a file, and the declarations of its types.
    static func extensions(in text: String) -> [Extension] {
        var reader = Reader(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...])
        var found: [Extension] = []
        var attributes: [String] = []
        while let line = reader.lines.popFirst() {
            if line.hasPrefix("@") {
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
        var words = Scanner(head.dropFirst(start.count))
        words = Scanner(words.take(upTo: "{"))
        result.isDeclaration = !start.hasSuffix("extension ")
        result.isProtocol = start.hasSuffix("protocol ")
        if result.isDeclaration {
            result.type = String(words.rest.prefix { !"<: ".contains($0) })
        } else {
            result.type = words.take(upTo: "where").trimmed
            result.requirements = Scanner.list(words.rest)
        }
        if head.hasSuffix("}") { return result }
        var member = Declaration()
        while let line = lines.popFirst(), line != "}" {
            guard line.hasPrefix("    "), !line.hasPrefix("     ") else { continue }
            let text = line.trimmed
            if text.hasPrefix("///") {
                member.documentation.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
            } else if text.hasPrefix("@") {
                member.attributes.append(text)
            } else {
                let isMember = !["//", "#", "}", ")"].contains(where: text.hasPrefix) && !text.isConstant
                if isMember, let whole = readMember(text, member) { result.members.append(whole) }
                // Documentation and attributes above any other line don't belong to the next member.
                member = Declaration()
            }
        }
        return result
    }

    /// Reads a member from its first line on; `nil` for an unknown kind of member.
    private mutating func readMember(_ line: String, _ begun: Declaration) -> Declaration? {
        var head = line
        while !isComplete(head), let line = lines.popFirst()?.trimmed {
            head += (head.hasSuffix("(") || line.hasPrefix(")") ? "" : " ") + line
        }
        var body: [Code] = []
        if head.hasSuffix("{") {
            head.removeLast()
            let text = lines.prefix { $0 != "    }" }
            lines = lines.dropFirst(text.count + 1)
            body = Code.statements(text.map { String($0.dropFirst(8)) }.joined(separator: "\n"))
        } else if head.hasSuffix("}"), let brace = head.firstRange(of: " { ") {
            body = [Code(head[brace.upperBound...].dropLast().trimmed)]
            head = String(head[..<brace.lowerBound])
        }
        return declaration(begun, head.trimmed, body)
    }

    /// Whether a declaration's head is complete: its brackets match, and nothing is open.
    private func isComplete(_ head: String) -> Bool {
        if head.hasSuffix("{"), Scanner.isBalanced(head.dropLast()) { return true }
        guard Scanner.isBalanced(head[...]), !["->", ",", "where"].contains(where: head.hasSuffix) else { return false }
        if head.hasSuffix("}") { return true }
        let next = lines.first?.trimmed ?? ""
        return !next.hasPrefix("where") && !next.hasPrefix("->") && next != "{"
    }

    private static let words = [
        "public", "open", "final", "static", "class", "consuming", "mutating", "package", "nonisolated", "override",
        "convenience",
    ]

    private func declaration(_ begun: Declaration, _ head: String, _ body: [Code]) -> Declaration? {
        guard let start = head.prefixMatch(of: /((?:\w+ )*)(func|var|init) *([^<\(: ]*)/) else { return nil }
        var result = begun
        result.body = body
        result.modifiers = start.1.split(separator: " ").map(String.init)
        guard result.modifiers.allSatisfy(Reader.words.contains) else { return nil }
        result.kind = String(start.2)
        result.name = result.kind == "init" ? "init" : String(start.3)
        var words = Scanner(head[start.range.upperBound...].drop { $0 == " " })
        if result.kind == "var" {
            result.result = words.rest.dropFirst().trimmed
            return result
        }
        if words.rest.hasPrefix("<") { result.generics = Scanner.list(words.bracketed()) }
        guard words.rest.hasPrefix("(") else { return nil }
        result.parameters = Scanner.list(words.bracketed()).map(parameter)
        let arrow = words.take(upTo: "->")
        if words.found {
            result.effects = arrow.trimmed
            result.result = words.take(upTo: "where").trimmed
        } else {
            words = Scanner(arrow)
            result.effects = words.take(upTo: "where").trimmed
        }
        if words.found { result.requirements = Scanner.list(words.rest) }
        return result
    }

    private func parameter(_ text: String) -> Declaration.Parameter {
        guard let start = text.prefixMatch(of: /((?:@\w+ )*)([^ :]+) ?([^ :]*):/) else { return .init() }
        var words = Scanner(text[start.range.upperBound...])
        let type = words.take(upTo: " = ").trimmed
        return Declaration.Parameter(
            attributes: start.1.split(separator: " ").map(String.init),
            label: String(start.2),
            name: String(start.3.isEmpty ? start.2 : start.3),
            type: type,
            defaultValue: words.found ? words.rest.trimmed : ""
        )
    }

}

/// Finds words in a line, outside brackets.
struct Scanner {
    private(set) var rest: Substring
    private(set) var found = false

    init(_ text: Substring) { rest = text }

    /// The text before a word outside brackets; the scanner continues after the word, or at the end.
    mutating func take(upTo mark: String) -> Substring {
        var depth = 0
        let place = rest.indices.first { index in
            if depth == 0, rest[index...].hasPrefix(mark) { return true }
            depth += Scanner.step(rest, index)
            return false
        }
        found = place != nil
        defer { rest = place.map { rest[$0...].dropFirst(mark.count) } ?? "" }
        return rest[..<(place ?? rest.endIndex)]
    }

    /// The text inside the bracket that starts here; the scanner continues after it.
    mutating func bracketed() -> Substring {
        let end = rest.popFirst() == "<" ? ">" : ")"
        return take(upTo: end)
    }

    /// The parts between commas outside brackets.
    static func list(_ text: Substring) -> [String] {
        var scanner = Scanner(text)
        var parts: [String] = []
        repeat {
            let part = scanner.take(upTo: ",").trimmed
            if !part.isEmpty { parts.append(part) }
        } while scanner.found
        return parts
    }

    static func isBalanced(_ text: Substring) -> Bool { text.indices.reduce(0) { $0 + step(text, $1) } == 0 }

    /// The change in bracket depth at a character; the `>` of an arrow doesn't count.
    private static func step(_ text: Substring, _ index: String.Index) -> Int {
        switch text[index] {
        case "(", "[", "{", "<": 1
        case ")", "]", "}": -1
        case ">": index > text.startIndex && text[text.index(before: index)] == "-" ? 0 : -1
        default: 0
        }
    }
}

extension String {
    /// Whether the line declares a constant: the text after `=` may have signs that look like brackets, `1 << 2`.
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
