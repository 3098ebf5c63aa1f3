/// Lays out declarations as `swift format` does, so that the generated files pass its check.
///
/// Only the writer knows the line width: a sentence is one line until it is written, and so is a call.
enum Writer {
    static let width = 120

    static func text(_ whole: Extension) -> String {
        // What is obsolete as a whole says so once.
        let isObsolete =
            !whole.members.isEmpty
            && whole.members.allSatisfy { $0.attributes.contains(Lenient.obsolete) }
        var lines = whole.attributes + (isObsolete ? [Lenient.obsolete] : []) + [head(of: whole)]
        for (index, var member) in whole.members.enumerated() {
            if isObsolete { member.attributes.removeAll { $0 == Lenient.obsolete } }
            if index > 0 { lines.append("") }
            lines += text(member).map { $0.isEmpty ? "" : "    " + $0 }
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func head(of whole: Extension) -> String {
        let start = "extension \(whole.type)"
        guard !whole.requirements.isEmpty else { return start + " {" }
        let line = start + " where " + whole.requirements.listed + " {"
        if line.count <= width { return line }
        return ([start, "where"] + listed(whole.requirements.map { [$0.description] }) + ["{"]).joined(separator: "\n")
    }

    /// The parts of a list, each on lines of its own.
    private static func listed(_ parts: [[String]]) -> [String] {
        parts.enumerated().flatMap { index, lines in
            let comma = index == parts.count - 1 ? "" : ","
            return (lines.dropLast() + lines.suffix(1).map { $0 + comma }).map { "    " + $0 }
        }
    }

    /// A declaration for the given room; by default, the room of a member.
    static func text(_ member: Declaration, room: Int = width - 4) -> [String] {
        let laidOut = member.body.flatMap { lines($0, room: room - 4) }
        let sharing = laidOut.count == 1 ? sharing(member) : nil
        let body = sharing.map { lines($0, room: room - 4) } ?? laidOut
        // The form is inlined, so that it is compiled for its closure, which then needs no object.
        let inlining = sharing == nil ? [] : ["@inline(__always)"]
        var text = member.documentation.flatMap { line in
            line.isEmpty ? ["///"] : filled(line.split(separator: " "), room: room - 4).map { "/// " + $0 }
        }
        text += filled(member.attributes + inlining, room: room)
        text += head(of: member, room: room)
        if member.body.isEmpty { return text }
        text[text.count - 1] += " {"
        text += body.map { $0.isEmpty ? "" : "    " + $0 }
        text.append("}")
        return text
    }

    /// The body that calls an operator in the function that reuses a share; `nil` for any other.
    ///
    /// A `sending` argument can't be passed into that function's closure.
    private static func sharing(_ member: Declaration) -> Code? {
        let isSending = member.parameters.contains { $0.type.contains("sending") }
        guard !isSending, member.body.count == 1, member.body[0].pieces.first == .word("SharedSequence") else {
            return nil
        }
        let call = member.body[0].unwrapped.pieces
        guard call.count > 2, Array(call[..<2]) == Code("sourceForOperator()").pieces else { return nil }
        return Code(pieces: [.word("sharing"), .word(" "), .closure([Code(pieces: [.word("$0")] + call[2...])])])
    }

    private static func head(of member: Declaration, room: Int) -> [String] {
        let words = member.modifiers + (member.kind == "init" ? [] : [member.kind]) + [member.name]
        let name = words.joined(separator: " ")
        guard member.kind != "var" else { return ["\(name): \(member.result)"] }
        let generics = member.generics.isEmpty ? "" : "<\(member.generics.listed)>"
        var end = member.effects.isEmpty ? ")" : ") \(member.effects)"
        if !member.result.isEmpty { end += " -> \(member.result)" }
        let requirements = member.requirements.isEmpty ? "" : "where " + member.requirements.listed
        let list = member.parameters.map { text($0, $0.attributes) }
        let line = name + generics + "(" + list.joined(separator: ", ") + end + " " + requirements
        // The head is on one line, if that and ` {` fit.
        if line.trimmed.count + 2 <= room { return [line.trimmed] }
        // Otherwise each parameter has its own line, and so has each generic parameter, if these don't fit either.
        var lines = [name + generics + "("]
        if lines[0].count > room { lines = [name + "<"] + listed(member.generics.map { [$0.description] }) + [">("] }
        let parameters = zip(list, member.parameters).map { line, parameter in
            line.count + 5 > room ? parameter.attributes + [text(parameter, [])] : [line]
        }
        lines = list.isEmpty ? [lines[0] + end] : lines + listed(parameters) + [end]
        // The requirements are after the bracket, on a line of their own, or on one line each, whichever fits first.
        if lines[lines.count - 1].count + requirements.count + 3 <= room {
            lines.append((lines.removeLast() + " " + requirements).trimmed)
        } else if requirements.count + 2 <= room {
            lines.append(requirements)
        } else {
            lines += ["where"] + listed(member.requirements.map { [$0.description] })
        }
        return lines
    }

    private static func text(_ parameter: Declaration.Parameter, _ attributes: [String]) -> String {
        let names = parameter.label == parameter.name ? [parameter.name] : [parameter.label, parameter.name]
        let value = parameter.defaultValue.isEmpty ? "" : " = \(parameter.defaultValue)"
        return (attributes + names).joined(separator: " ") + ": \(parameter.type)" + value
    }

    /// A call on one line, or with one line for each argument if it is too long.
    static func lines(_ code: Code, room: Int) -> [String] {
        let text = code.description
        guard text.count > room || text.contains("\n") else { return [text] }
        let start = Code(pieces: code.pieces.dropLast()).description
        switch code.pieces.last {
        case .list("(", let arguments):
            return [start + "("] + listed(arguments.map { lines($0.code, room: room - 5) }) + [")"]
        case .closure(let body):
            // The closure's parameters are behind its brace; the cases of a switch aren't indented.
            let head = body.first?.pieces.last == .word("in") ? body.first : nil
            let indent = code.pieces.first == .word("switch") ? "" : "    "
            return [start + "{" + (head.map { " \($0)" } ?? "")]
                + body.dropFirst(head == nil ? 0 : 1).flatMap { lines($0, room: room - 4) }.map { indent + $0 } + ["}"]
        default: return [text]
        }
    }

    /// Lines in braces.
    static func block(_ head: String, _ lines: [String]) -> [String] {
        [head + " {"] + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// Words on as few lines as can be.
    private static func filled(_ words: [some StringProtocol], room: Int) -> [String] {
        words.reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count + 1 <= room {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
    }
}

extension [Code] {
    fileprivate var listed: String { map(\.description).joined(separator: ", ") }
}
