import Foundation

/// Tests of the lenient forms, for a client in Swift 5 mode, and of the strict forms for comparison, for a client in
/// Swift 6 mode, where only the strict forms exist.
struct LenientTests {
    let generator: Generator

    private static let folder = "Tests/Clients/RxSwiftClient"
    private static let captures = "Tests/Clients/MustNotCompile/CapturesInClosuresOfForms.swift"
    private static let mark = "    // swift run Forms"

    /// A form, its call, and the call of the strict form.
    struct Pair {
        let number: Int
        let title: String
        let form: Generator.Form
        let fails: Bool
        /// Both calls, one per line.
        let lenient: String
        let strict: String
        /// Whether the strict form's closures are `@Sendable`.
        let asksForSendable: Bool
    }

    /// The pairs, and the forms without a known call.
    ///
    /// Those are tested by hand: they take observers, relays, subjects or several kinds of closures.
    func pairs() -> (pairs: [Pair], missing: [Declaration]) {
        var pairs: [Pair] = []
        var missing: [Declaration] = []
        for form in generator.lenient where form.form.modifiers.contains("public") {
            if let pair = pair(form, number: pairs.count) { pairs.append(pair) } else { missing.append(form.form) }
        }
        return (pairs, missing)
    }

    /// The files of both clients, by their paths.
    func texts() throws -> [String: String] {
        let pairs = pairs().pairs
        let strict = pairs.map { pair in
            """
            // \(pair.title)
            @MainActor package func strict\(pair.number)(_ run: StrictRun) -> [String] {
                run.events {
            \(Writer.call(pair.strict, indent: 8).joined(separator: "\n"))
                }
            }

            """
        }
        let lenient = pairs.map { pair in
            """
                @Test("\(pair.title) \(pair.number)") func form\(pair.number)() {
                    same(strict\(pair.number), fails: \(pair.fails)) { run in
                        run.events {
            \(Writer.call(pair.lenient, indent: 16).joined(separator: "\n"))
                        }
                    }
                }

            """
        }
        let modules = ["RxCocoa", "RxExtras", "RxRelay", "RxSwift", "RxTest"].map { "import \($0)\n" }.joined()
        let start = Generator.mark + "\n\n" + modules
        return [
            "\(LenientTests.folder)/Sources/StrictForms/Generated/StrictForms.swift":
                start + "\n" + strict.joined(separator: "\n"),
            "\(LenientTests.folder)/Tests/RxSwiftClientTests/Generated/LenientFormTests.swift":
                start + "import StrictForms\nimport Testing\n\n@MainActor\nstruct LenientFormTests {\n"
                + lenient.joined(separator: "\n") + "}\n",
            LenientTests.captures: try captures(pairs),
        ]
    }

    /// The file for Swift 6 mode in which each line captures a value that isn't `Sendable`, so that no line may
    /// compile.
    ///
    /// The lines are generated; the rest is by hand.
    private func captures(_ pairs: [Pair]) throws -> String {
        let words = [
            ("run.note(", "run("), ("run.numbers", "observable"), ("run.scheduler", "scheduler"),
            ("run.object", "object"), ("run.infallible", "infallible"), ("run.maybe", "maybe"),
            ("run.single", "single"), ("run.completable", "completable"),
        ]
        let captures = pairs.filter(\.asksForSendable).compactMap { pair -> String? in
            let call = words.reduce(pair.strict) { $0.replacing($1.0, with: $1.1) }
            let line = "    _ = \(call)  // error: capture of 'run'"
            return line.count > Writer.width ? nil : line
        }
        let present = try String(contentsOf: generator.root.appending(path: LenientTests.captures), encoding: .utf8)
        let lines = present.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // Everything above the mark and below the generated lines is written by hand, and stays.
        let parts = lines.split(maxSplits: 1) { $0 == LenientTests.mark }
        let end = parts[1].drop { $0.hasPrefix("    _ = ") }
        return (parts[0] + [LenientTests.mark] + captures + end).joined(separator: "\n")
    }

    private func pair(_ form: Generator.Form, number: Int) -> Pair? {
        guard let kind = Kind(form.home) else { return nil }
        // The lenient forms of `RxExtras` may also require `Sendable` elements; they are called on numbers.
        let asked = form.home.requirements + form.form.generics + form.form.requirements
        let isOfNumbers = asked.contains { $0.contains("FixedWidthInteger") || $0.hasSuffix("Sendable") }
        if isOfNumbers, kind != .observable { return nil }
        func call(_ declaration: Declaration, _ element: String, _ source: String) -> String? {
            let sample = Sample(kind: kind, word: "run.note", element: kind == .completable ? "" : element)
            let end = declaration.result.contains("ConnectableObservable<") ? ".refCount()" : ""
            return sample.call(declaration, of: form, on: "run.\(source)").map { $0 + end }
        }
        let integers = isOfNumbers ? "integers" : kind.source
        guard let lenient = call(form.form, isOfNumbers ? "Int" : "Number", integers),
            let strict = call(form.strict, "Int", kind.source)
        else { return nil }
        // The type of the errors follows from the closure, which has to name it, so that both calls make the same
        // chain.
        let infersErrors = form.form.generics.joined().contains("Failure") && !form.form.signature.contains("on:")
        let named = "{ (errors: Observable<Broken>) in run.note(errors.take(1)) }"
        // A subscription without a closure gives no events to compare.
        guard form.form.result != "any Disposable" || lenient.contains("run.note(") else { return nil }
        return Pair(
            number: number,
            title: "\(form.home.type).\(Lenient.shortSignature(form.form))",
            form: form,
            fails: kind.canFail && !form.form.isStatic && form.form.signature != "retry()"
                && form.form.plainName != "bind",
            lenient: infersErrors ? lenient.replacing("{ run.note($0.take(1)) }", with: named) : lenient,
            strict: strict,
            asksForSendable: form.strict.parameters.contains { $0.type.contains("@Sendable (") }
                && strict.contains("run.note(")
        )
    }
}
