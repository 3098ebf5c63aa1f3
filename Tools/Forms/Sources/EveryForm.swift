/// One list that calls every form once: the strict forms in Swift 6 mode, the lenient ones in Swift 5 mode.
///
/// A form that doesn't compile for its closures shows there, and one that calls itself, since it never returns. What
/// forms do is tested by hand, once for each rule. Of the forms for three to eight sources, which `Arity` derives from
/// the one for two, the first stands for all.
struct EveryForm {
    let generator: Generator

    private static let strictPath = "Tests/RxExtrasTests/Forms/Generated/EveryFormTests+Calls.swift"
    private static let lenientPath =
        "Tests/Clients/RxSwiftClient/Tests/RxSwiftClientTests/Generated/EveryFormTests+Calls.swift"

    private var strict: [Generator.Form] {
        let byHand = generator.byHand.filter { !Lenient.modules.contains($0.module) }
        return (generator.table + generator.extras + byHand).filter { !isOfMore($0) }
    }
    private var lenient: [Generator.Form] {
        (generator.lenient + generator.byHand.filter { Lenient.modules.contains($0.module) })
            .filter { $0.form.modifiers.contains("public") && !isOfMore($0) }
    }

    /// Whether it is a form for four sources or more.
    private func isOfMore(_ form: Generator.Form) -> Bool {
        form.form.parameters.contains { $0.name == "source\(Arity.counts.lowerBound + 1)" }
    }

    var texts: [String: String] {
        let modules = ["Disposables", "Extras", "Observable", "Relay", "Schedulers", "Subjects", "Tracing", "Traits"]
        return [
            EveryForm.strictPath: text(modules.map { "Rx\($0)" }, strict.map { ($0, line($0)) }),
            EveryForm.lenientPath: text(
                ["RxCocoa", "RxExtras", "RxRelay", "RxSwift"],
                lenient.map { ($0, lenientLine($0)) }
            ),
        ]
    }

    /// The forms of sequences that have an argument without a known value.
    var missing: [Generator.Form] {
        (strict.filter { line($0) == nil } + lenient.filter { lenientLine($0) == nil }).filter { Kind($0.home) != nil }
    }

    private func text(_ modules: [String], _ forms: [(form: Generator.Form, call: Code?)]) -> String {
        let groups = Dictionary(grouping: forms) { "\($0.form.module), \($0.form.place)" }.sorted { $0.key < $1.key }
        let tests = groups.map { name, forms in
            // Calls that read the same are of the same form.
            let calls = forms.compactMap(\.call).reduce(into: [Code]()) { if !$0.contains($1) { $0.append($1) } }
            return "@Test func `\(name)`() {\n\(calls.map(\.description).joined(separator: "\n"))\n}\n"
        }
        return """
            \(Generator.mark)

            \(modules.map { "import \($0)" }.joined(separator: "\n"))
            import Testing

            extension EveryFormTests {
            \(tests.joined(separator: "\n"))}

            """
    }

    /// The call of a strict form; `nil` where an argument isn't known.
    private func line(_ form: Generator.Form) -> Code? {
        guard let kind = Kind(form.home) else { return nil }
        let callsMain = form.form.types.contains { $0.contains("@MainActor") }
        let sample = Sample(kind: kind, word: callsMain && !form.form.isAsynchronous ? "mainOnly" : "note")
        let source = form.isOnMain && kind.isOfOne ? "main\(kind.rawValue)" : kind.source
        return sample.call(form.form, in: form.home, on: source).map { statement($0, form.form) }
    }

    /// The call of a lenient form, with elements and closures that aren't `Sendable`.
    private func lenientLine(_ form: Generator.Form) -> Code? {
        guard let kind = Kind(form.home) else { return nil }
        // The lenient forms of `RxExtras` may require `Sendable` elements; they are called on numbers.
        let asked = form.home.requirements + form.form.generics + form.form.requirements
        let isOfNumbers = asked.contains { $0.contains("FixedWidthInteger") || $0.hasSuffix("Sendable") }
        let element: Code = kind == .completable ? "" : isOfNumbers ? "Int" : "Number"
        let sample = Sample(kind: kind, word: "note", element: element)
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
        let isSequence = names.contains { [$0, "Main\($0)"].contains(form.result.first) }
        return isSequence ? call.wrapped(in: "call") : "_ = \(call)"
    }
}
