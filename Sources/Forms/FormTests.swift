/// Tests of the forms, from the same table.
///
/// Each sends what the operator of observables sends, and calls its closures on the main thread where they are the main
/// actor's; each that subscribes calls them for each event.
struct FormTests {
    /// What a form is called on, and how its tests say it.
    struct Kind {
        let receiver: Sample.Receiver
        let source: String
        let type: String
        let isOnMain: Bool
        /// Whether errors go through.
        let canFail: Bool

        var isOfOne: Bool { [.single, .one, .none].contains(receiver) }
        /// The single, maybe or completable that isn't of the main thread.
        var elsewhere: String { "run.\(source.dropFirst("main".count).lowercased())" }
        /// What the operator is called on.
        var numbers: String {
            // Without elements, but of a type that has some, so that closures for them compile.
            if receiver == .none { return "run.one.filter({ _ in false })" }
            return isOfOne ? "run.one" : "run.numbers"
        }
    }

    static let kinds = ["Infallible", "Shared", "Main", "Primitive", "MainPrimitive"]

    /// The kind that a form is called on.
    static func kind(of form: Generator.Form) -> Kind? {
        func one(_ name: String, _ receiver: Sample.Receiver) -> Kind {
            let isOnMain = form.suffix == "MainPrimitive"
            let source = isOnMain ? "main\(name)" : name.lowercased()
            let type = receiver == .none ? name : "\(name)<Int>"
            return Kind(receiver: receiver, source: source, type: type, isOnMain: isOnMain, canFail: true)
        }
        func many(_ name: String, _ receiver: Sample.Receiver, isOnMain: Bool = false, canFail: Bool = false) -> Kind {
            let source = name.prefix { $0 != "O" }.lowercased()
            return Kind(receiver: receiver, source: source, type: "\(name)<Int>", isOnMain: isOnMain, canFail: canFail)
        }
        let requirements = form.home.requirements
        switch form.suffix {
        case "Infallible": return many("Infallible", .infallible)
        case "Shared":
            let isOfSignals = requirements.contains("SharingStrategy == SignalSharingStrategy")
            return isOfSignals ? many("Signal", .signal) : many("Driver", .driver)
        case "Main": return many("MainObservable", .main, isOnMain: true, canFail: true)
        case "Primitive", "MainPrimitive":
            if requirements.contains("Trait == SingleTrait") { return one("Single", .one) }
            return requirements.contains("Trait == CompletableTrait")
                ? one("Completable", .none) : one("Maybe", .single)
        default: return nil
        }
    }

    let generator: Generator

    /// The test files, by their paths, and the forms for which there is no call.
    func texts() -> (files: [String: String], missing: [String]) {
        var files: [String: String] = [:]
        var missing: [String] = []
        let table = generator.forms()
        let others = generator.otherForms(beside: table)
        // By hand are those of what has a scheduler of the main thread, of what forwards to observers, and of what
        // repeats in real time.
        let called = (others + generator.extrasForms()).filter { form in
            let types = (form.form.parameters ?? []).map(\.type)
            let isMoved = form.suffix == "MainPrimitive" && form.home.type == "PrimitiveSequenceType"
            let isSilent = types.isEmpty && form.form.result == "any Disposable"
            return form.home.type != "ObservableType" && !isMoved && !isSilent
                && !types.contains { $0.hasSuffix("...") || $0 == "RepeatBehavior" }
        }
        for suffix in FormTests.kinds {
            var tests: [String] = []
            for form in table + called where form.suffix == suffix {
                guard let kind = FormTests.kind(of: form), let test = test(form, kind, number: tests.count) else {
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

            @MainActor
            struct \(suffix)FormTests {
            \(tests.joined(separator: "\n\n"))
            }

            """
    }

    /// The test of a form; `nil` where its call isn't known.
    private func test(_ form: Generator.Form, _ kind: Kind, number: Int) -> String? {
        let parameters = form.form.parameters ?? []
        // A task delivers in its own time.
        let isAsynchronous = parameters.contains { $0.type.contains("@isolated(any)") }
        let callsMain = !isAsynchronous && parameters.contains { $0.type.contains("@MainActor") }
        let title = "    @Test(\"\(Lenient.shortSignature(form.form)) \(number)\") func form\(number)()"
        if form.form.result == "any Disposable" {
            let word = callsMain ? "run.mainOnly" : "run.note"
            let sample = Sample(receiver: kind.receiver, callsMain: true, isOfOne: kind.isOfOne, word: word)
            guard let call = sample.call(form.form) else { return nil }
            let check = "calls(\(kind.isOfOne ? 1 : 5), onMain: \(kind.isOnMain), fails: \(kind.canFail))"
            return lines("\(title) async {", "await \(check)", "run.\(kind.source)\(call)", nil)
        }
        let sample = Sample(receiver: kind.receiver, callsMain: callsMain, isOfOne: kind.isOfOne)
        guard let call = sample.call(form.form), let strict = strictCall(form, call, kind) else { return nil }
        let isStatic = form.form.modifiers.contains("static")
        let isOfAny = form.home.requirements.contains("Element == Any")
        let type = isOfAny ? String(kind.type.prefix { $0 != "<" }) : kind.type
        let strictType = isOfAny ? "Observable" : "Observable<Int>"
        // What always tries again never ends.
        let fails = kind.canFail && form.form.signature != "retry()"
        let silent = form.form.signature == "never()" ? ", isSilent: true" : ""
        let arguments = "(callsMain: \(callsMain), fails: \(fails)\(silent))"
        let check = isAsynchronous ? "await sameLater" : (kind.isOnMain ? "await sameOnMain" : "same") + arguments
        return lines(
            "\(title) \(check.hasPrefix("await") ? "async " : ""){",
            check,
            (isStatic ? type : "run.\(kind.source)") + call,
            (isStatic ? strictType : isOfPrimitive(form) ? kind.elsewhere : kind.numbers) + strict
        )
    }

    private func lines(_ title: String, _ check: String, _ call: String, _ strict: String?) -> String {
        func indented(_ call: String) -> [String] {
            Writer.call(call, room: Writer.width - 12).map { "            " + $0 }
        }
        let expected = strict.map { ["        } as: { run in"] + indented($0) } ?? []
        return ([title, "        \(check) { run in"] + indented(call) + expected + ["        }", "    }"])
            .joined(separator: "\n")
    }

    /// Whether what a form of the main thread hands on to is a single, a maybe or a completable.
    private func isOfPrimitive(_ form: Generator.Form) -> Bool {
        form.suffix == "MainPrimitive" && !form.strict.result.hasPrefix("Observable")
    }

    /// The call of the operator; a key path stands for the closure that reads it.
    private func strictCall(_ form: Generator.Form, _ call: String, _ kind: Kind) -> String? {
        guard form.form.parameters?.contains(where: { $0.type.contains("KeyPath") }) == true else {
            let other = kind.receiver == .main ? "run.numbers" : nil
            if isOfPrimitive(form) {
                return Sample(receiver: kind.receiver, callsMain: false, isOfOne: true).call(form.strict)
                    .map { $0 + ".asObservable()" }
            }
            return Sample(receiver: .observable, callsMain: false, isOfOne: kind.isOfOne, given: other).call(
                form.strict
            )
        }
        let isLabelled = form.form.parameters?[0].label == "at"
        return isLabelled ? call : call.replacing("(\\.", with: " { $0.").dropLast() + " }"
    }
}
