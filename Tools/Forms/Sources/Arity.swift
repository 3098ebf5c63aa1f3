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
        let sequences = "\(words[count] ?? "") sequences"
        form.documentation = [two.summary.replacing("two sequences", with: sequences).replacing(" in pairs", with: "")]
        // Only the form for two has a visible page; it stands for all.
        form.attributes = two.attributes + [Writer.hidden]
        form.generics = all.map { two.generics[0].renaming("E1", to: "E\($0)") }
        let source = two.parameters[0].type
        form.parameters = all.map {
            .init(label: "_", name: "source\($0)", type: source.renaming("E1", to: "E\($0)"))
        }
        form.parameters += two.parameters.dropFirst(2)
        let elements = all.map { Code.Argument(value: "E\($0)") }
        form.changeTypes { type in
            type.mappingArguments { $1.map(\.value) == ["E1", "E2"] ? elements : $1 }
        }
        form.body = two.body.map { body in
            body.mappingArguments { _, arguments in
                if arguments.map(\.value) == ["$0", "$1"] { return (0..<count).map { .init(value: "$\($0)") } }
                guard let first = arguments.firstIndex(where: { $0.value == "source1" }) else { return arguments }
                return arguments[..<first] + all.map { .init(value: "source\($0)") } + arguments[(first + 2)...]
            }
        }
        return form
    }
}
