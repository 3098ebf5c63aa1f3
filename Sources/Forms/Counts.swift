/// The rows of the programs that count the cost of forms, each next to the form that it counts.
///
/// `StrictCounts` and `LenientCounts` compile the same text of lenient forms. Only `StrictCounts` counts the forms of
/// families, with the observable's operator in the next row. Forms that deliver after the subscription have no row:
/// those with a task, and those with a timer of the main thread.
struct Counts {
    let generator: Generator

    static let path = "Benchmarks/Sources/LenientCounts/Generated/WrittenForms.swift"

    var text: String {
        let lenient = LenientTests(generator: generator).pairs().pairs.filter { $0.form.module != "RxExtras" }
            .compactMap { row($0.title, $0.number, "", $0.strict, $0.form) }
        let families = generator.table.enumerated().flatMap { number, form in rows(form, number) }
        return """
            \(Generator.mark)

            #if STRICT
            import Rx
            import RxVirtualTime
            #else
            import RxCocoa
            import RxSwift
            #endif

            /// The lenient forms, or the strict ones in their places.
            func addLenientForms(to forms: inout [Form]) {
            \(lenient.joined(separator: "\n"))
            }

            #if STRICT
            /// The forms of infallibles, drivers, main sequences and maybes, each with the operator behind it.
            func addFamilies(to forms: inout [Form]) {
            \(families.joined(separator: "\n"))
            }
            #endif

            """
    }

    /// A form of a family and the observable's operator, with the same closures.
    private func rows(_ form: Generator.Form, _ number: Int) -> [String] {
        guard FormTests.suffixes.contains(form.suffix), let kind = Kind(form.home),
            !form.form.takesKeyPath, form.form.summaryBesideAnother == nil
        else { return [] }
        func call(_ receiver: Kind, _ declaration: Declaration, _ source: String) -> String? {
            Sample(kind: kind, other: receiver, word: "run.note", element: "Int").call(
                declaration,
                of: form,
                on: source
            )
        }
        let source = "run.\(kind.source)"
        guard let called = call(kind, form.form, source),
            let operation = call(.observable, form.strict, "\(source).asObservable()")
        else { return [] }
        let title = "\(form.suffix).\(Lenient.shortSignature(form.form))"
        return [("/form", called), ("/strict", operation)].compactMap { row(title, number, $0, $1, form) }
    }

    private func row(_ title: String, _ number: Int, _ end: String, _ call: String, _ form: Generator.Form) -> String? {
        let strict = form.strict
        let isLater =
            strict.isAsynchronous
            || (strict.body + form.form.body).contains { $0.description.contains("Strategy.scheduler") }
        // `debug` would print into the output of the counting program. For elements of a known type, a client in Swift
        // 5 mode calls the strict form of `distinctUntilChanged()` of drivers, too.
        let isUncounted =
            strict.plainName == "debug" || title == "SharedSequenceConvertibleType.distinctUntilChanged()"
        guard !isLater, !isUncounted else { return nil }
        // Without a limit, it would repeat for ever.
        let call = (strict.plainName == "repeatElement" ? "\(call).take(2)" : call)
        let word =
            strict.result == "any Disposable" ? "dispose" : (call.contains("run.scheduler") ? "runInTime" : "subscribe")
        let body = Writer.call("run.\(word)(\(call))", indent: 8)
        return (["    forms.add(\"\(title)#\(number)\(end)\") { run in"] + body + ["    }"]).joined(separator: "\n")
    }
}
