/// A list that calls each lenient form once, in Swift 5 mode.
///
/// There a form shows that doesn't compile for closures that aren't `Sendable`, or that leads back to itself through
/// another one; the compiler reports what calls itself. What forms do is tested by hand, once for each rule. Of the
/// forms for three to eight sources, which `Arity` derives from the one for two, the first stands for all.
struct EveryForm {
    let generator: Generator

    private static let path =
        "Tests/Clients/RxSwiftClient/Tests/RxSwiftClientTests/Generated/EveryFormTests+Calls.swift"

    private var lenient: [Generator.Form] {
        (generator.lenient + generator.byHand.filter { Lenient.modules.contains($0.module) })
            .filter { $0.form.modifiers.contains("public") && !isOfMore($0) }
    }

    /// Whether it is a form for four sources or more.
    private func isOfMore(_ form: Generator.Form) -> Bool {
        form.form.parameters.contains { $0.name == "source\(Arity.counts.lowerBound + 1)" }
    }

    /// The lenient forms of sequences that have an argument without a known value.
    var missing: [Generator.Form] { lenient.filter { Kind($0.home) != nil && line($0) == nil } }

    /// The list, by its path.
    var texts: [String: String] {
        let groups = Dictionary(grouping: lenient) { "\($0.module), \($0.place)" }.sorted { $0.key < $1.key }
        let tests = groups.map { name, forms in
            // Calls that read the same are of the same form.
            let calls = forms.compactMap(line).reduce(into: [Code]()) { if !$0.contains($1) { $0.append($1) } }
            return "@Test func `\(name)`() {\n\(calls.map(\.description).joined(separator: "\n"))\n}\n"
        }
        let text = """
            \(Generator.mark)

            import RxCocoa
            import RxExtras
            import RxRelay
            import RxSwift
            import Testing

            extension EveryFormTests {
            \(tests.joined(separator: "\n"))}

            """
        return [EveryForm.path: text]
    }

    /// The call of a form, with elements and closures that aren't `Sendable`; `nil` where an argument isn't known.
    private func line(_ form: Generator.Form) -> Code? {
        guard let kind = Kind(form.home) else { return nil }
        // The lenient forms of `RxExtras` may require `Sendable` elements; they are called on numbers.
        let asked = form.home.requirements + form.form.generics + form.form.requirements
        let isOfNumbers = asked.contains { $0.contains("FixedWidthInteger") || $0.hasSuffix("Sendable") }
        let element: Code = kind == .completable ? "" : isOfNumbers ? "Int" : "Number"
        let sample = Sample(kind: kind, element: element)
        guard var call = sample.call(form.form, in: form.home, on: isOfNumbers ? "integers" : kind.source)
        else { return nil }
        // The type of the errors follows from the closure, which has to name it.
        if form.form.generics.contains(where: { $0.contains("Failure") }), form.form.signature == "retry(when:)" {
            let named: Code = "{ (errors: Observable<Broken>) in note(errors.take(1)) }"
            call = call.mappingArguments { _, arguments in
                arguments.map { $0.label == "when" ? .init(label: "when", value: named) : $0 }
            }
        }
        return statement(call, form.form)
    }

    /// Sequences are subscribed to, and subscriptions disposed of.
    private func statement(_ call: Code, _ form: Declaration) -> Code {
        if form.result == "any Disposable" { return call.wrapped(in: "dispose") }
        let names = [
            "Observable", "Infallible", "SharedSequence", "Driver", "Signal", "Single", "Maybe", "Completable",
            "PrimitiveSequence",
        ]
        let isSequence = names.contains { $0 == form.result.first }
        return isSequence ? call.wrapped(in: "call") : "_ = \(call)"
    }
}
