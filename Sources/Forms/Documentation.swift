// The pages of forms: each is the page of the operator in short, with the differences.

extension Declaration {
    /// Adds a line of documentation: to the previous line, if it continues that.
    mutating func document(_ line: String) {
        let isInCode = documentation.count { $0.hasPrefix("```") } % 2 == 1
        let begins = line.isEmpty || line.hasPrefix("```") || line.trimmed.hasPrefix("- ")
        guard !isInCode, !begins, let last = documentation.last, !last.isEmpty, !last.hasPrefix("```") else {
            documentation.append(line)
            return
        }
        documentation[documentation.count - 1] += " " + line.trimmed
    }

    /// Adds a sample in front of the fields.
    mutating func show(_ sample: [String]) {
        documentation.insert(
            contentsOf: sample,
            at: documentation.firstIndex { $0.hasPrefix("- ") } ?? documentation.count
        )
    }

    /// Replaces the summary of the page.
    mutating func says(_ summary: String) { documentation[0] = summary }

    /// Replaces a field of the page: a parameter, or `Returns`.
    mutating func says(_ field: String, _ text: String) {
        let starts = ["- \(field):", "- Parameter \(field):"]
        guard let index = documentation.firstIndex(where: { starts.contains(where: $0.trimmed.hasPrefix) }) else {
            preconditionFailure("\(signature): its page has no field \(field). Name one that it has.")
        }
        documentation[index] = documentation[index].prefix { $0 != ":" } + ": \(text)"
    }

    /// The page of a form of this operator: only the form's parameters, and only statements that hold in its family.
    func page(of form: Declaration, _ note: String, in family: Family = .main) -> [String] {
        var parameters: [String: String] = [:]
        var fields: [String] = []
        for line in documentation.dropFirst().map(family.text) {
            if let found = line.wholeMatch(of: /(?:- Parameter|  -) (\w+): (.+)/) {
                parameters[String(found.1)] = String(found.2)
            } else if line.contains(/^- [A-Z]\w+:./), !(line.hasPrefix("- Complexity:") && family.isOfOne) {
                fields.append(line)
            }
        }
        let named = form.parameters.compactMap { parameter in
            parameters[parameter.name].map { (parameter.name, $0) }
        }
        return [family.text(documentation[0]), "", note, ""] + Declaration.parameters(named) + fields
    }

    /// The fields of parameters, with the text of each.
    static func parameters(_ all: [(name: String, text: String)]) -> [String] {
        if all.count == 1 { return ["- Parameter \(all[0].name): \(all[0].text)"] }
        return (all.isEmpty ? [] : ["- Parameters:"]) + all.map { "  - \($0.name): \($0.text)" }
    }
}

extension Family {
    /// Whether there is one element at most, so that nothing grows with the number of elements.
    fileprivate var isOfOne: Bool { receiver == "PrimitiveSequenceType" }

    /// A field of an operator's page, without statements that don't hold in the family.
    fileprivate func text(_ field: String) -> String {
        var text = field
        for (words, others) in words { text = text.replacing(words, with: others) }
        if module != "RxObservable" {
            for type in ["RxError", "Hooks"] { text = text.replacing("``\(type)", with: "``/RxObservable/\(type)") }
        }
        return text
    }
}
