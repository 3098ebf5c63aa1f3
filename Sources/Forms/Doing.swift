/// `do` of singles, maybes and completables, and of those of the main thread: that of observables, with the closures
/// that there is something to call for.
struct Doing: Sendable {
    let noun: String
    let type: String
    let requirements: [String]
    let dropped: [String]
    /// What closures are called, where it isn't what they are called of observables.
    let names: [String: String]

    static let all = [
        Doing(
            noun: "single",
            type: "Single<Element>",
            requirements: ["Trait == SingleTrait"],
            dropped: ["onCompleted", "afterCompleted"],
            names: ["onNext": "onSuccess", "afterNext": "afterSuccess"]
        ),
        Doing(
            noun: "maybe",
            type: "Maybe<Element>",
            requirements: ["Trait == MaybeTrait"],
            dropped: [],
            names: [:]
        ),
        Doing(
            noun: "completable",
            type: "Completable",
            requirements: ["Trait == CompletableTrait", "Element == Never"],
            dropped: ["onNext", "afterNext"],
            names: [:]
        ),
    ]

    /// The form, of that of observables.
    func form(of strict: Declaration, onMain: Bool) -> (home: Extension, form: Declaration) {
        var renamed = strict
        renamed.parameters = strict.parameters?.filter { !dropped.contains($0.name) }.map { parameter in
            var parameter = parameter
            parameter.name = names[parameter.name] ?? parameter.name
            parameter.label = parameter.name
            return parameter
        }
        for (name, new) in names {
            renamed.documentation = renamed.documentation.map { $0.replacing("- \(name):", with: "- \(new):") }
        }
        var form = renamed
        form.attributes = ["@_alwaysEmitIntoClient"] + (onMain ? [] : ["@_disfavoredOverload"])
        if onMain {
            form.parameters = renamed.parameters?.map { parameter in
                var parameter = parameter
                parameter.type = parameter.type.replacing("@Sendable (", with: "@MainActor (")
                return parameter
            }
        }
        form.result = (onMain ? "Main" : "") + type
        let arguments = (strict.parameters ?? []).filter { !dropped.contains($0.name) }
            .map { "\($0.name): \(names[$0.name] ?? $0.name)" }.joined(separator: ", ")
        let start = onMain ? "Main\(type.prefix { $0 != "<" })(MainObservable(source)" : "PrimitiveSequence(raw: source"
        form.body = Writer.call("\(start).do(\(arguments)))", room: Writer.width - 8)
        var family = Family.primitive
        family.words = words(onMain)
        renamed.documentation = renamed.documentation.map {
            $0.replacing("leaves the sequence as", with: "leaves the \(noun) as")
        }
        let note =
            "The form of `\(Lenient.shortSignature(strict))` of ``/RxObservable/ObservableType`` for \(noun)s"
        let closures = onMain ? " of the main thread: its closures are the main actor's." : "."
        form.documentation = Documentation(renamed).text(of: form, note + closures, in: family)
        return (
            Extension(type: onMain ? "MainPrimitiveSequence" : "PrimitiveSequenceType", requirements: requirements),
            form
        )
    }

    private func words(_ onMain: Bool) -> [(String, String)] {
        let after = "after it went down; an error that it throws"
        var words = [
            ("each element", "the element"), ("fails the sequence", "fails the \(noun)"),
            ("\(after) fails the \(noun)", "\(after) is dropped if the subscriber has taken the element"),
            ("The source's events", type == "Completable" ? "The source's end" : "The source's result"),
        ]
        guard onMain else { return words }
        words += [
            ("- Returns: The source's end.", "- Returns: The source's end, on the main thread."),
            ("- Returns: The source's result.", "- Returns: The source's result, on the main thread."),
            (
                "before the source is subscribed to.",
                "before the source is subscribed to; a subscription from another thread hops to main for it."
            ),
            (
                "over, after the source was disposed of.",
                "over; later, if it is disposed of on another thread than main."
            ),
        ]
        return words
    }
}
