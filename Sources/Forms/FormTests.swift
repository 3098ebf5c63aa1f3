/// Tests of the forms, from the same table.
///
/// Each form sends the same events as the operator of observables. A form of the main actor calls its closures on the
/// main thread; a form that subscribes calls them for each event.
struct FormTests {
    static let suffixes = ["Infallible", "Shared", "Main", "Primitive", "MainPrimitive"]

    let generator: Generator

    /// The test files by path, and the forms without a known call.
    func texts() -> (files: [String: String], missing: [String]) {
        var files: [String: String] = [:]
        var missing: [String] = []
        // Forms tested by hand: those with a scheduler of the main thread, those that forward to observers and
        // functions, those that repeat in real time, and those that subscribe in a task.
        let called = (generator.others + generator.extras).filter { form in
            let (types, result) = (form.form.parameters.map(\.type), form.form.result)
            let isSubscription = result == "any Disposable"
            return form.home.type != "ObservableType" && form.form.plainName != "bind"
                && result != "Result" && !result.hasPrefix("Async")
                && !(isSubscription && (types.isEmpty || form.form.isAsynchronous))
                && !types.contains { $0.hasSuffix("...") || ["RepeatBehavior", "any MainSchedulerType"].contains($0) }
        }
        for suffix in FormTests.suffixes {
            var tests: [String] = []
            for form in generator.table + called where form.suffix == suffix && form.form.summaryBesideAnother == nil {
                guard let kind = Kind(form.home), let test = test(form, kind, number: tests.count) else {
                    missing.append("\(suffix) \(form.form.signature)")
                    continue
                }
                tests.append(test)
            }
            files["Tests/FormsTests/Generated/\(suffix)FormTests.swift"] = file(suffix, tests)
        }
        return (files, missing)
    }

    private func file(_ suffix: String, _ tests: [String]) -> String {
        let modules = ["Disposables", "Extras", "Observable", "Schedulers", "Subjects", "Test", "Traits"]
        return """
            \(Generator.mark)

            \(modules.map { "import Rx\($0)" }.joined(separator: "\n"))
            import Testing

            @Suite(.timeLimit(.minutes(5)))
            @MainActor
            struct \(suffix)FormTests {
            \(tests.joined(separator: "\n\n"))
            }

            """
    }

    /// The test of a form; `nil` where its call isn't known.
    private func test(_ form: Generator.Form, _ kind: Kind, number: Int) -> String? {
        let isAsynchronous = form.form.isAsynchronous
        let callsMain = !isAsynchronous && form.form.parameters.contains { $0.type.contains("@MainActor") }
        let title = "    @Test(\"\(Lenient.shortSignature(form.form)) \(number)\") func form\(number)()"
        let source = "run." + (form.isOnMain && kind.isOfOne ? "main\(kind.rawValue)" : kind.source)
        if form.form.result == "any Disposable" {
            let sample = Sample(kind: kind, word: callsMain ? "run.mainOnly" : "run.note")
            guard let call = sample.call(form.form) else { return nil }
            let check = "calls(\(kind.isOfOne ? 1 : 5), onMain: \(form.isOnMain), fails: \(kind.canFail))"
            return lines("\(title) async {", "await \(check)", source + call, nil)
        }
        let sample = Sample(kind: kind, word: callsMain ? "run.mainOnly" : nil)
        guard let call = sample.call(form.form, of: form, on: source), let strict = strictCall(form, sample, kind)
        else { return nil }
        // A sequence that is retried without a limit never ends.
        let fails = kind.canFail && form.form.signature != "retry()"
        let silent = form.form.signature == "never()" ? ", isSilent: true" : ""
        let arguments = "(callsMain: \(callsMain), fails: \(fails)\(silent))"
        // A task delivers asynchronously.
        let check = isAsynchronous ? "await sameLater" : (form.isOnMain ? "await sameOnMain" : "same") + arguments
        return lines("\(title) \(check.hasPrefix("await") ? "async " : ""){", check, call, strict)
    }

    private func lines(_ title: String, _ check: String, _ call: String, _ strict: String?) -> String {
        var lines = [title, "        \(check) { run in"] + Writer.call(call, indent: 12)
        if let strict { lines += ["        } as: { run in"] + Writer.call(strict, indent: 12) }
        return (lines + ["        }", "    }"]).joined(separator: "\n")
    }

    /// The call of the operator; a key path replaces the closure that reads it.
    private func strictCall(_ form: Generator.Form, _ sample: Sample, _ kind: Kind) -> String? {
        // A form of the main thread may wrap a single, a maybe or a completable.
        let isSame = form.suffix == "MainPrimitive" && !form.strict.result.hasPrefix("Observable")
        let source = isSame ? "run.\(kind.source)" : kind.numbers
        if form.form.takesKeyPath {
            guard let call = sample.call(form.form) else { return nil }
            return source + (form.strict.takesKeyPath ? call : call.replacing("(\\.", with: " { $0.").dropLast() + " }")
        }
        let other = isSame ? nil : [.main: "run.numbers", .completable: "Observable<Int>.empty()"][kind]
        // The operator gets the same required arguments as the form.
        var strict = form.strict
        let needed = Set(form.form.parameters.filter(\.defaultValue.isEmpty).map(\.label))
        strict.changeParameters { if needed.contains($0.label), $0.label != "_" { $0.defaultValue = "" } }
        return Sample(kind: kind, other: isSame ? kind : .observable, given: other).call(strict, of: form, on: source)
            .map { $0 + (form.strict.result.hasPrefix("Observable") ? "" : ".asObservable()") }
    }
}
