/// Lays declarations out as `swift format` does, so that what is written passes its check.
enum Writer {
    static let width = 120
    /// The room inside a member's body.
    static let inner = width - 8

    static func text(_ whole: Extension) -> String {
        var lines = whole.comment.isEmpty ? [] : whole.comment
        lines += whole.attributes
        lines.append(head(of: whole))
        for (index, member) in whole.members.enumerated() {
            if index > 0 { lines.append("") }
            lines += text(member).map { $0.isEmpty ? "" : "    " + $0 }
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func head(of whole: Extension) -> String {
        let start = "extension \(whole.type)"
        guard !whole.requirements.isEmpty else { return start + " {" }
        let line = start + " where " + whole.requirements.joined(separator: ", ") + " {"
        guard line.count > width else { return line }
        return start + "\nwhere\n" + whole.requirements.map { "    " + $0 }.joined(separator: ",\n") + "\n{"
    }

    /// A declaration where there is so much room; by default that of a member.
    static func text(_ member: Declaration, room: Int = width - 4) -> [String] {
        let body = shared(member)
        // Inlined, so that it is compiled for the closure that it takes, which then needs no object.
        let inlining = body == member.body ? [] : ["@inline(__always)"]
        var lines = member.documentation.map { $0.isEmpty ? "///" : "/// " + $0 } + member.attributes + inlining
        lines += head(of: member, room: room)
        if member.body.isEmpty { return lines }
        lines[lines.count - 1] += " {"
        lines += body.map { $0.isEmpty ? "" : "    " + $0 }
        lines.append("}")
        return lines
    }

    /// The body; by the function that uses a share again, if it is a call of an operator.
    ///
    /// What is `sending` can't be handed to the closure of that.
    private static func shared(_ member: Declaration) -> [String] {
        let isSending = member.parameters.contains { $0.type.contains("sending ") }
        guard !isSending, member.body.count == 1,
            let call = member.body[0].wholeMatch(of: /SharedSequence\(sourceForOperator\(\)\.(.+)\)/)
        else { return member.body }
        return ["sharing { $0.\(call.1) }"]
    }

    private static func head(of member: Declaration, room: Int) -> [String] {
        var start = (member.modifiers + (member.kind == "init" ? [] : [member.kind])).joined(separator: " ") + " "
        start += member.name
        guard member.kind != "var" else { return [start + ": " + member.result] }
        if !member.generics.isEmpty { start += "<" + member.generics.joined(separator: ", ") + ">" }
        var end = member.effects.isEmpty ? "" : " " + member.effects
        if !member.result.isEmpty { end += " -> " + member.result }
        let requirements = member.requirements.isEmpty ? "" : " where " + member.requirements.joined(separator: ", ")
        let list = member.parameters.map(text)
        let line = start + "(" + list.joined(separator: ", ") + ")" + end + requirements
        if line.count + 2 <= room { return [line] }
        var lines = [start + "("]
        if lines[0].count > room, let bracket = start.firstIndex(of: "<") {
            let generics = member.generics.joined(separator: ",\n    ").split(separator: "\n").map(String.init)
            lines = [String(start[...bracket]), "    " + generics[0]] + generics.dropFirst() + [">("]
        }
        for (index, parameter) in list.enumerated() {
            let comma = index == list.count - 1 ? "" : ","
            if parameter.count + 5 > room, let attribute = member.parameters[index].attributes.first {
                lines += ["    " + attribute, "    " + parameter.dropFirst(attribute.count + 1) + comma]
            } else {
                lines.append("    " + parameter + comma)
            }
        }
        if list.isEmpty { lines = [start + "()" + end] } else { lines.append(")" + end) }
        if requirements.isEmpty { return lines }
        if lines[lines.count - 1].count + requirements.count + 2 <= room {
            lines[lines.count - 1] += requirements
        } else if requirements.count + 1 <= room {
            lines.append(requirements.trimmed)
        } else {
            lines.append("where")
            lines += member.requirements.enumerated().map {
                "    " + $1 + ($0 == member.requirements.count - 1 ? "" : ",")
            }
        }
        return lines
    }

    private static func text(_ parameter: Declaration.Parameter) -> String {
        var text = parameter.attributes.map { $0 + " " }.joined()
        text += parameter.label == parameter.name ? parameter.name : parameter.label + " " + parameter.name
        text += ": " + parameter.type
        if !parameter.defaultValue.isEmpty { text += " = " + parameter.defaultValue }
        return text
    }

    /// A call on one line, or with an argument a line where it is too long for that.
    static func call(_ text: String, room: Int) -> [String] {
        if text.count > room, text.hasSuffix(" }"), let brace = text.firstIndex(of: "{") {
            return [String(text[...brace]), "    " + text[brace...].dropFirst().dropLast().trimmed, "}"]
        }
        guard text.count > room, text.hasSuffix(")"), let open = lastCall(in: text) else { return [text] }
        let inner = text[text.index(after: open)...].dropLast()
        let arguments = Scanner.list(inner)
        var lines = [String(text[...open])]
        for (index, argument) in arguments.enumerated() {
            var argument = call(argument, room: room - 5)
            if index < arguments.count - 1 { argument[argument.count - 1] += "," }
            lines += argument.map { "    " + $0 }
        }
        return lines + [")"]
    }

    /// The lines of one call on a line.
    static func joined(_ lines: [String]) -> String {
        lines.map(\.trimmed).joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    }

    /// The bracket that the last one of a text closes.
    static func lastCall(in text: String) -> String.Index? {
        var depth = 0
        for index in text.indices.reversed() {
            if ")]}".contains(text[index]) { depth += 1 }
            if "([{".contains(text[index]) { depth -= 1 }
            if depth == 0 { return text[index] == "(" ? index : nil }
        }
        return nil
    }
}
