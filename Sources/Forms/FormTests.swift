/// Tests of the forms, from the same table: each sends what the operator of observables sends.
struct FormTests {
    /// A family, and how its tests say it.
    static let kinds: [(family: Family, receiver: Sample.Receiver, source: String, generic: String)] = [
        (.infallible, .infallible, "infallible", "Infallible<Int>"), (.shared, .driver, "driver", "Driver<Int>"),
        (.main, .main, "main", "MainObservable<Int>"), (.primitive, .single, "maybe", "Maybe<Int>"),
    ]

    let generator: Generator

    /// The test files, by their paths, and the forms for which there is no call.
    func texts() -> (files: [String: String], missing: [String]) {
        var files: [String: String] = [:]
        var missing: [String] = []
        let forms = generator.forms()
        for kind in FormTests.kinds {
            var tests: [String] = []
            for form in forms where form.suffix == kind.family.suffix {
                guard let test = test(form, kind.receiver, kind.source, kind.generic, number: tests.count) else {
                    missing.append("\(kind.family.suffix) \(form.form.signature)")
                    continue
                }
                tests.append(test)
            }
            files["Tests/FormsTests/Generated/\(kind.family.suffix)FormTests.swift"] = file(kind.family.suffix, tests)
        }
        return (files, missing)
    }

    private func file(_ suffix: String, _ tests: [String]) -> String {
        """
        \(Generator.mark)

        import RxDisposables
        import RxObservable
        import RxSchedulers
        import RxSubjects
        import RxTest
        import RxTraits
        import Testing

        @MainActor
        struct \(suffix)FormTests {
        \(tests.joined(separator: "\n\n"))
        }

        """
    }

    /// The call of the operator; a key path stands for the closure that reads it.
    private func strictCall(_ form: Generator.Form, _ call: String, _ isOfOne: Bool, _ other: String?) -> String? {
        guard form.form.parameters?.contains(where: { $0.type.contains("KeyPath") }) == true else {
            return Sample(receiver: .observable, callsMain: false, isOfOne: isOfOne, given: other).call(form.strict)
        }
        let isLabelled = form.form.parameters?[0].label == "at"
        return isLabelled ? call : call.replacing("(\\.", with: " { $0.").dropLast() + " }"
    }

    private func test(
        _ form: Generator.Form,
        _ receiver: Sample.Receiver,
        _ source: String,
        _ generic: String,
        number: Int
    ) -> String? {
        let isStatic = form.form.modifiers.contains("static")
        let parameters = form.form.parameters ?? []
        // A task delivers in its own time.
        let isAsynchronous = parameters.contains { $0.type.contains("@isolated(any)") }
        let isOnMain = !isAsynchronous && parameters.contains { $0.type.contains("@MainActor") }
        let sample = Sample(receiver: receiver, callsMain: isOnMain)
        let isOfOne = receiver == .single
        guard let call = sample.call(form.form),
            let strict = strictCall(form, call, isOfOne, receiver == .main ? "run.numbers" : nil)
        else { return nil }
        let isOfAny = form.home.requirements.contains("Element == Any")
        let place = isStatic ? (isOfAny ? generic.replacing("<Int>", with: "") : generic) : "run.\(source)"
        let numbers = isOfOne ? "run.one" : "run.numbers"
        let strictPlace = isStatic ? (isOfAny ? "Observable" : "Observable<Int>") : numbers
        // What always tries again never ends.
        let fails = (receiver == .main || receiver == .single) && form.form.signature != "retry()"
        let arguments =
            "callsMain: \(isOnMain), fails: \(fails)"
            + (form.form.signature == "never()" ? ", isSilent: true" : "")
        let room = Writer.width - 12
        let made = Writer.call("\(place)\(call)", room: room).map { "            " + $0 }
        let expected = Writer.call("\(strictPlace)\(strict)", room: room).map { "            " + $0 }
        let title = "    @Test(\"\(Lenient.shortSignature(form.form)) \(number)\") func form\(number)()"
        let check =
            isAsynchronous ? "await sameLater" : (receiver == .main ? "await sameOnMain" : "same") + "(\(arguments))"
        let lines =
            ["\(title) \(check.hasPrefix("await") ? "async " : ""){", "        \(check) { run in"] + made
            + ["        } as: { run in"] + expected + ["        }", "    }"]
        return lines.joined(separator: "\n")
    }
}
