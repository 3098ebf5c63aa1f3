/// Forms of the main thread that aren't a family's: those with one of its schedulers, and those of singles, maybes and
/// completables that are delivered there.
struct Moved: Sendable {
    /// Where the form for any scheduler, or for any thread, stands.
    let type: String
    let signature: String
    var body: String?
    /// Whether what comes out isn't bound to the main thread.
    var leaves = false

    // MARK: With a scheduler of the main thread

    /// Their results are of the main thread by what the scheduler says, so they are called on any sequence.
    static let scheduled =
        ["debounce(_:scheduler:)", "throttle(_:latest:scheduler:)", "delay(_:scheduler:)", "timeout(_:scheduler:)"]
        .map { Moved(type: "ObservableType", signature: $0) }
        + ["interval(_:scheduler:)", "timer(_:period:scheduler:)"].map { Moved(type: "ObservableType", signature: $0) }
        + ["observe(on:)", "delay(_:scheduler:)", "timeout(_:scheduler:)"]
        .map { Moved(type: "PrimitiveSequenceType", signature: $0) }

    /// The form with a scheduler of the main thread, of that with any.
    func scheduledForm(of strict: Declaration) -> Declaration {
        var form = strict
        form.documentation = strict.page(of: form, "The form for a scheduler of the main thread.")
        form.attributes = strict.availability + ["@_alwaysEmitIntoClient", "@_disfavoredOverload"]
        form.changeParameters { if $0.name == "scheduler" { $0.type = "any MainSchedulerType" } }
        let body = strict.body.joined()
        if type == "ObservableType" {
            form.result = "MainObservable<Element>"
            let isSource = strict.modifiers.contains("static")
            form.body = [isSource ? "MainObservable(\(body))" : body + ".movedToMain()"]
        } else {
            form.result = "MainPrimitiveSequence<Trait, Element>"
            form.body = [body.replacing("PrimitiveSequence(raw: ", with: "MainPrimitiveSequence(")]
        }
        return form
    }

    // MARK: Of main sequences

    /// What makes a single or a maybe of a sequence.
    static let gathered = ["asSingle()", "asMaybe()", "first()", "toArray()"].map {
        Moved(type: "ObservableType", signature: $0)
    }

    /// The form of a main sequence, of that of any.
    func gatheredForm(of strict: Declaration) -> Declaration {
        var form = strict
        form.documentation = strict.page(of: form, "The form for the main thread.")
        form.result = "Main" + strict.result
        form.body = ["\(form.result.prefix { $0 != "<" })(asObservable().\(strict.name)().source)"]
        return form
    }

    // MARK: Of what is delivered on the main thread

    static let primitives =
        [
            "retry()", "debug(_:trimOutput:file:line:function:)", "map(_:)", "filter(_:)", "compactMap(_:)",
            "asCompletable()", "asMaybe()", "ifEmpty(default:)",
        ].map { Moved(type: "PrimitiveSequenceType", signature: $0) } + [
            Moved(
                type: "PrimitiveSequenceType",
                signature: "retry(_:)",
                body: "MainPrimitiveSequence(MainObservable(source).retry(maxAttemptCount))"
            ),
            Moved(
                type: "PrimitiveSequenceType",
                signature: "catchAndReturn(_:)",
                body: "MainPrimitiveSequence(MainObservable(source).catchAndReturn(element))"
            ),
            Moved(type: "PrimitiveSequenceType", signature: "asSingle()", body: "MainObservable(source).asSingle()"),
            Moved(
                type: "PrimitiveSequenceType",
                signature: "catch(_:)",
                body: "primitiveSequence.catch(onMain(handler))",
                leaves: true
            ),
            Moved(type: "PrimitiveSequenceType", signature: "flatMap(_:)", leaves: true),
            Moved(type: "PrimitiveSequenceType", signature: "flatMapMaybe(_:)", leaves: true),
            Moved(type: "PrimitiveSequenceType", signature: "flatMapCompletable(_:)", leaves: true),
        ]

    /// The form of a sequence of the main thread, of that of any.
    func primitiveForm(of strict: Declaration) -> Declaration {
        var form = strict
        form.attributes = strict.availability + ["@_alwaysEmitIntoClient"]
        form.changeParameters { $0.type.replace("@Sendable (", with: "@MainActor (") }
        let takesClosure = form.parameters != strict.parameters
        if !leaves {
            form.result = ["PrimitiveSequence", "Single", "Maybe", "Completable"].reduce(strict.result) {
                $0.hasPrefix($1) ? "Main" + $0 : $0
            }
        }
        var text = strict.body.joined()
        for parameter in strict.parameters where parameter.type.contains("->") {
            text = text.replacing("(\(parameter.name))", with: "(onMain(\(parameter.name)))")
        }
        // In an extension of the type its bare name stands for the type with its own parameters. A result with others
        // has to be named in full.
        let isOther = form.result.contains("Sequence<Trait, Result>")
        let constructor = leaves && !isOther ? "PrimitiveSequence" : form.result
        let end = isOther || leaves ? constructor : String(constructor.prefix { $0 != "<" })
        text = text.replacing("PrimitiveSequence(raw: ", with: end + (leaves ? "(raw: " : "("))
        form.body = [body ?? text]
        let place = leaves ? " What comes out isn't bound to it." : ""
        let closures = takesClosure ? ": its closure is the main actor's." : "."
        form.documentation = strict.page(of: form, "The form for the main thread" + closures + place)
        return form
    }
}
