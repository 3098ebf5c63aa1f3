/// Forms of the main thread outside a family: forms with a scheduler of the main thread, and forms of singles, maybes
/// and completables that are delivered there.
enum Moved {
    /// Members that have a form for a scheduler of the main thread, by the type of the form for any scheduler.
    ///
    /// The scheduler binds their results to the main thread, so they are called on any sequence.
    static let scheduled: KeyValuePairs = [
        "ObservableType": [
            "debounce(_:scheduler:)", "throttle(_:latest:scheduler:)", "delay(_:scheduler:)", "timeout(_:scheduler:)",
            "interval(_:scheduler:)", "timer(_:period:scheduler:)",
        ],
        "PrimitiveSequenceType": ["observe(on:)", "delay(_:scheduler:)", "timeout(_:scheduler:)"],
    ]
    /// Members that make a single or a maybe of a sequence.
    static let gathered = ["asSingle()", "asMaybe()", "first()", "toArray()"]
    /// Members of singles, maybes and completables of the main thread, with the body where it differs.
    static let primitives: KeyValuePairs<String, Code> = [
        "retry()": "", "debug(_:trimOutput:file:line:function:)": "", "map(_:)": "", "filter(_:)": "",
        "compactMap(_:)": "", "asCompletable()": "", "asMaybe()": "", "ifEmpty(default:)": "",
        "retry(_:)": "MainPrimitiveSequence(MainObservable(source).retry(maxAttemptCount))",
        "catchAndReturn(_:)": "MainPrimitiveSequence(MainObservable(source).catchAndReturn(element))",
        "asSingle()": "MainObservable(source).asSingle()", "catch(_:)": "primitiveSequence.catch(onMain(handler))",
        "flatMap(_:)": "", "flatMapMaybe(_:)": "", "flatMapCompletable(_:)": "",
    ]
    /// Members whose result isn't bound to the main thread.
    private static let leaving: Set = ["catch(_:)", "flatMap(_:)", "flatMapMaybe(_:)", "flatMapCompletable(_:)"]

    static func isScheduled(_ signature: String, on type: String) -> Bool {
        scheduled.contains { $0.key == type && $0.value.contains(signature) }
    }

    /// The forms of the main thread, derived from forms for any scheduler and for any thread.
    static func forms(among all: [Generator.Form]) -> [Generator.Form] {
        func strict(_ type: String, _ signatures: [String]) -> [Generator.Form] {
            signatures.flatMap { signature in all.filter { $0.home.type == type && $0.form.signature == signature } }
        }
        var forms = scheduled.flatMap { type, signatures in
            let suffix = type == "ObservableType" ? "Main" : "MainPrimitive"
            return strict(type, signatures).map {
                Generator.Form($0.module, suffix, $0.home, scheduledForm(of: $0), of: $0)
            }
        }
        forms += strict("ObservableType", gathered).map {
            Generator.Form("RxTraits", "Main", Kind.main.home(), gatheredForm(of: $0.form), of: $0)
        }
        return forms
            + strict("PrimitiveSequenceType", primitives.map(\.key)).map {
                let home = Extension(type: "MainPrimitiveSequence", requirements: $0.home.requirements)
                return Generator.Form("RxTraits", "MainPrimitive", home, primitiveForm(of: $0.form), of: $0)
            }
    }

    /// The form with a scheduler of the main thread, derived from the form for any scheduler.
    private static func scheduledForm(of any: Generator.Form) -> Declaration {
        var form = any.form
        form.attributes = form.availability + ["@_alwaysEmitIntoClient", "@_disfavoredOverload"]
        for index in form.parameters.indices where form.parameters[index].name == "scheduler" {
            form.parameters[index].type = "any MainSchedulerType"
        }
        if any.home.type == "ObservableType" {
            form.result = "MainObservable<Element>"
            form.body = form.body.map { form.isStatic ? $0.wrapped(in: "MainObservable") : $0.member("movedToMain()") }
        } else {
            form.result = "MainPrimitiveSequence<Trait, Element>"
            form.body = form.body.map { $0.unwrapped.wrapped(in: "MainPrimitiveSequence") }
        }
        return form
    }

    /// The form of a main sequence, derived from the form of any sequence.
    private static func gatheredForm(of strict: Declaration) -> Declaration {
        var form = strict
        form.result = "Main\(strict.result)"
        form.body = ["\(form.result.first)(asObservable().\(strict.name)().source)"]
        return form
    }

    /// The form of a sequence of the main thread, derived from the form for any thread.
    static func primitiveForm(of strict: Declaration) -> Declaration {
        let leaves = leaving.contains(strict.signature)
        var form = strict
        form.attributes = strict.availability + ["@_alwaysEmitIntoClient"]
        form.changeParameters { $0.replacing("@Sendable", with: "@MainActor") }
        if !leaves { form.result = "Main\(form.result)" }
        for parameter in strict.parameters where parameter.isClosure {
            form.changeBody { $0.replacingArgument(parameter.name) { _ in "onMain(\(parameter.name))" } }
        }
        // In an extension, the type's bare name stands for the type with its own parameters. A result with other
        // parameters needs the full name.
        let isOther = form.result.genericArguments == ["Trait", "Result"]
        let end = isOther ? form.result.description : leaves ? "PrimitiveSequence" : form.result.first
        form.changeBody { body in
            body.replacingCalls { name, arguments in
                name == "PrimitiveSequence" ? arguments[0].value.wrapped(in: end, label: leaves ? "raw" : nil) : nil
            }
        }
        if let body = primitives.first(where: { $0.key == strict.signature })?.value, !body.isEmpty {
            form.body = [body]
        }
        return form
    }
}
