/// `do` of singles, maybes and completables, and of those of the main thread: that of observables, with the closures
/// that there is something to call for.
struct Doing: Sendable {
    let kind: Kind

    static let all = [Doing(kind: .single), Doing(kind: .maybe), Doing(kind: .completable)]

    private var noun: String { kind.noun }
    private var dropped: [String] {
        switch kind {
        case .single: ["onCompleted", "afterCompleted"]
        case .completable: ["onNext", "afterNext"]
        default: []
        }
    }
    /// What closures are called, where it isn't what they are called of observables.
    private var names: [String: String] {
        kind == .single ? ["onNext": "onSuccess", "afterNext": "afterSuccess"] : [:]
    }

    /// The form, of that of observables.
    func form(of strict: Declaration, onMain: Bool) -> (home: Extension, form: Declaration) {
        var handed = strict
        handed.parameters.removeAll { dropped.contains($0.name) }
        var renamed = handed
        renamed.changeParameters {
            $0.name = names[$0.name] ?? $0.name
            $0.label = $0.name
        }
        for (name, new) in names {
            renamed.documentation = renamed.documentation.map { $0.replacing("- \(name):", with: "- \(new):") }
        }
        var form = renamed
        form.attributes = ["@_alwaysEmitIntoClient"] + (onMain ? [] : ["@_disfavoredOverload"])
        if onMain { form.changeParameters { $0.type.replace("@Sendable (", with: "@MainActor (") } }
        form.result = (onMain ? "Main" : "") + kind.type(of: "Element")
        let start = onMain ? "Main\(kind.rawValue)(MainObservable(source)" : "PrimitiveSequence(raw: source"
        form.body = [handed.call("\(start).do") { names[$0.name] ?? $0.name } + ")"]
        var family = Family.primitive
        family.words = words(onMain)
        renamed.documentation = renamed.documentation.map {
            $0.replacing("leaves the sequence as", with: "leaves the \(noun) as")
        }
        let note =
            "The form of `\(Lenient.shortSignature(strict))` of ``/RxObservable/ObservableType`` for \(noun)s"
        let closures = onMain ? " of the main thread: its closures are the main actor's." : "."
        form.documentation = renamed.page(of: form, note + closures, in: family)
        return (kind.home(onMain: onMain), form)
    }

    private func words(_ onMain: Bool) -> [(String, String)] {
        // Words that the page of `do` doesn't have aren't replaced: a test looks at the pages that come out.
        let after = "after it was forwarded; an error that it throws"
        var words = [
            ("each element", "the element"), ("fails the sequence", "fails the \(noun)"),
            ("\(after) fails the \(noun)", "\(after) is dropped if the subscriber has taken the element"),
            ("The source's events", kind == .completable ? "The source's end" : "The source's result"),
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
