/// Forms for three to eight sources, derived from the form for two.
enum Arity {
    private static let words = [3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"]

    static let counts = 3...8

    /// The forms derived from the form for two.
    static func forms(of two: Generator.Form) -> [Generator.Form] {
        counts.map { count in
            var result = two
            result.form = form(of: two.form, count: count)
            result.strict = form(of: two.strict, count: count)
            return result
        }
    }

    static func form(of two: Declaration, count: Int) -> Declaration {
        let all = 1...count
        var form = two
        form.documentation = [two.summary, "", "The form of ``\(two.signature)`` for \(words[count] ?? "") sources."]
        // Only the form for two has a visible page; it stands for all.
        form.attributes = two.attributes + ["@_documentation(visibility: internal)"]
        form.generics = all.map { number in
            (two.generics.first ?? "").replacing("E1", with: "E\(number)")
        }
        let source = two.parameters[0].type
        form.parameters = all.map { number in
            .init(label: "_", name: "source\(number)", type: source.replacing("E1", with: "E\(number)"))
        }
        let elements = all.map { "E\($0)" }.joined(separator: ", ")
        form.parameters += two.parameters.dropFirst(2)
        form.changeParameters { $0.type.replace("E1, E2", with: elements) }
        form.result = two.result.replacing("E1, E2", with: elements)
        let sources = all.map { "source\($0)" }.joined(separator: ", ")
        let values = (0..<count).map { "$\($0)" }.joined(separator: ", ")
        form.body = two.body.map {
            $0.replacing("source1, source2", with: sources).replacing("($0, $1)", with: "(\(values))")
        }
        return form
    }
}
