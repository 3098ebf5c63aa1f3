/// What the page of a form says: what the operator's says, in short, and what is different.
struct Documentation {
    private var summary: String
    private var parameters: [(name: String, lines: [String])]
    /// `Returns`, `Complexity` and `SeeAlso`, each with the lines that belong to it.
    private let fields: [[String]]

    /// Reads the page of an operator.
    init(_ operator: Declaration) {
        let lines = `operator`.documentation
        summary = lines.prefix { !$0.isEmpty }.joined(separator: " ")
        var parameters: [(name: String, lines: [String])] = []
        var fields: [[String]] = []
        var isInParameters = false
        for line in lines.drop(while: { !$0.hasPrefix("- ") }) {
            if line == "- Parameters:" {
                isInParameters = true
            } else if line.hasPrefix("- Parameter ") || (isInParameters && line.hasPrefix("  - ")) {
                let text = line.trimmed.dropFirst(line.hasPrefix("- Parameter ") ? "- Parameter ".count : 2)
                let name = text.prefix { $0 != ":" }
                parameters.append((String(name), [text.dropFirst(name.count + 1).trimmed]))
            } else if line.hasPrefix("- ") {
                isInParameters = false
                fields.append([line])
            } else if fields.isEmpty, !parameters.isEmpty {
                parameters[parameters.count - 1].lines.append(line.trimmed)
            } else if !fields.isEmpty {
                fields[fields.count - 1].append(line.trimmed)
            }
        }
        self.parameters = parameters
        self.fields = fields
    }

    /// The lines of a sample on a page; none if there is no sample.
    static func sample(_ text: String) -> [String] {
        text.isEmpty ? [] : ["```swift"] + text.split(separator: "\n").map(String.init) + ["```", ""]
    }

    /// The page of the form that takes a key path in place of a closure.
    func forKeyPath(_ summary: String) -> Documentation {
        var pages = self
        pages.summary = summary
        pages.parameters = [("keyPath", ["Where to find it; read on the main thread."])]
        return pages
    }

    /// The page of a form, of the parameters that it has.
    func text(of form: Declaration, _ note: String, in family: Family) -> [String] {
        var lines = Documentation.wrapped(summary, indent: "") + [""]
        lines += Documentation.wrapped(note, indent: "") + [""]
        let names = Set(form.parameters.map(\.name))
        let kept = parameters.filter { names.contains($0.name) }
        lines += Documentation.parameters(kept.map { ($0.name, text($0.lines, family)) })
        return lines + fields.flatMap { Documentation.wrapped(text($0, family), indent: "  ") }
    }

    /// The fields of parameters, with what the page says of each.
    static func parameters(_ all: [(name: String, text: String)]) -> [String] {
        if all.count == 1 { return wrapped("- Parameter \(all[0].name): \(all[0].text)", indent: "  ") }
        return (all.isEmpty ? [] : ["- Parameters:"])
            + all.flatMap { wrapped("  - \($0.name): \($0.text)", indent: "    ") }
    }

    /// A field without what doesn't hold in a family.
    private func text(_ lines: [String], _ family: Family) -> String {
        var text = lines.joined(separator: " ")
        for (words, others) in family.words { text = text.replacing(words, with: others) }
        if family.module != "RxObservable" {
            for type in ["RxError", "Hooks"] { text = text.replacing("``\(type)", with: "``/RxObservable/\(type)") }
        }
        return text
    }

    /// The text in lines that fit behind the slashes of a member.
    static func wrapped(_ text: String, indent: String) -> [String] {
        let start = String(text.prefix { $0 == " " })
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count + 1 <= Writer.width - 8 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append((lines.isEmpty ? start : indent) + word)
            }
        }
        return lines
    }
}
