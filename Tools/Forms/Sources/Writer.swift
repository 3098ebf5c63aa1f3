/// Prints declarations; `swift format` lays them out afterwards.
enum Writer {
    static let hidden = "@_documentation(visibility: internal)"

    static func text(_ whole: Extension) -> String {
        // What is true of all members is said once.
        let common = [hidden, Favored.inSwift6, Lenient.obsolete].filter { attribute in
            !whole.members.isEmpty && whole.members.allSatisfy { $0.attributes.contains(attribute) }
        }
        let members = whole.members.map { member in
            var member = member
            member.attributes.removeAll(where: common.contains)
            return text(member)
        }
        let head = "extension \(whole.type)\(list(whole.requirements, " where ")) {"
        let lines = whole.attributes + common + [head]
        return (lines + [members.joined(separator: "\n\n"), "}\n"]).joined(separator: "\n")
    }

    /// A declaration with lines of this width; by default, that of a member.
    static func text(_ member: Declaration, width: Int = 116) -> String {
        // `swift format` doesn't fill comments: a line of 120 has the indentation and the slashes, too.
        var lines = member.documentation.flatMap { line in
            line.isEmpty ? ["///"] : filled(line.split(separator: " "), width: 112).map { "/// " + $0 }
        }
        let sharing = sharing(member)
        // The form is inlined, so that it is compiled for its closure, which then needs no object.
        let attributes = member.attributes + (sharing == nil ? [] : ["@inline(__always)"])
        if !attributes.isEmpty { lines.append(attributes.joined(separator: " ")) }
        let body = sharing.map { [$0] } ?? member.body
        lines.append(head(of: member, width: width - 2) + (body.isEmpty ? "" : " {"))
        if !body.isEmpty { lines += body.map(\.description) + ["}"] }
        return lines.joined(separator: "\n")
    }

    /// The body that calls an operator in the function that reuses a share; `nil` for any other, and for a call with so
    /// many arguments that each client would have too much of it.
    ///
    /// A `sending` argument can't be passed into that function's closure.
    private static func sharing(_ member: Declaration) -> Code? {
        let isSending = member.parameters.contains { $0.type.contains("sending") }
        guard !isSending, member.body.count == 1, member.body[0].pieces.first == .word("SharedSequence"),
            member.body[0].description.count <= 112
        else { return nil }
        let call = member.body[0].unwrapped.pieces
        guard call.count > 2, Array(call[..<2]) == Code("sourceForOperator()").pieces else { return nil }
        return Code(pieces: [.word("sharing"), .word(" "), .closure([Code(pieces: [.word("$0")] + call[2...])])])
    }

    private static func head(of member: Declaration, width: Int) -> String {
        let words = member.modifiers + (member.kind == "init" ? [] : [member.kind]) + [member.name]
        let name = words.joined(separator: " ")
        guard member.kind != "var" else { return "\(name): \(member.result)" }
        let generics = member.generics.isEmpty ? "" : list(member.generics, "<") + ">"
        let parameters = member.parameters.map { parameter in
            let names = parameter.label == parameter.name ? [parameter.name] : [parameter.label, parameter.name]
            let value = parameter.defaultValue.isEmpty ? "" : " = \(parameter.defaultValue)"
            return (parameter.attributes + names).joined(separator: " ") + ": \(parameter.type)" + value
        }
        let effects = member.effects.isEmpty ? "" : " \(member.effects)"
        let result = member.result.isEmpty ? "" : " -> \(member.result)"
        let end = effects + result + list(member.requirements, " where ")
        let line = "\(name)\(generics)(\(parameters.joined(separator: ", ")))\(end)"
        // `swift format` would break the line in the result's type.
        if line.count <= width || parameters.isEmpty { return line }
        return "\(name)\(generics)(\n\(parameters.joined(separator: ",\n"))\n)\(end)"
    }

    /// A list behind its beginning; nothing for none.
    private static func list(_ codes: [Code], _ start: String) -> String {
        codes.isEmpty ? "" : start + codes.map(\.description).joined(separator: ", ")
    }

    /// Words on as few lines as can be.
    private static func filled(_ words: [Substring], width: Int) -> [String] {
        words.reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count + 1 <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
    }
}
