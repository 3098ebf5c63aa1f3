/// What subscribes closures, one for each kind of event: `subscribe`, `drive` and `emit` of each kind of sequence.
///
/// A row has the closures; the forms with and without an object that is held weakly follow from them.
struct Subscribing: Sendable {
    struct Handler: Sendable {
        let name: String
        /// What it is called with; empty for nothing.
        let argument: String
        /// What its documentation says.
        let text: String
    }

    /// The form with one closure for all events.
    struct Whole: Sendable {
        let name: String
        let type: String
        let summary: String
        let text: String
        let body: String
    }

    var module = "RxTraits"
    let suffix: String
    let type: String
    var requirements: [String] = []
    var name = "subscribe"
    /// What lives until it ends: `single`.
    let noun: String
    /// What there is a closure for: `each result`.
    let kinds: String
    let isOnMain: Bool
    let handlers: [Handler]
    /// What the closures are handed to.
    let body: String
    var discussion = ""
    var whole: Whole?
    /// The use of the form with one closure for each kind of event, in Swift.
    var sample = ""

    /// The forms of a row.
    var forms: [Declaration] {
        let isDriven = name != "subscribe"
        let word = isOnMain ? "@MainActor" : "@Sendable"
        let place = isOnMain && !isDriven ? ", on the main thread" : ""
        var base = Declaration(attributes: ["@_alwaysEmitIntoClient"], modifiers: ["public"], name: name)
        if isDriven { base.attributes.append("@preconcurrency @MainActor") }
        if !isOnMain || isDriven { base.attributes.append("@_disfavoredOverload") }
        base.result = "any Disposable"
        let parameters = handlers.map { handler in
            Declaration.Parameter(
                label: handler.name,
                name: handler.name,
                type: "(\(word) (\(handler.argument)) -> Void)?",
                defaultValue: "nil"
            )
        }
        var plain = base
        plain.parameters = parameters
        plain.documentation = page(
            "Subscribes a closure for \(kinds)\(place).",
            handlers.map { ($0.name, $0.text) },
            discussion: discussion,
            sample: sample
        )
        plain.body = Writer.call(body, room: Writer.width - 8)
        var weak = base
        weak.generics = ["Object: AnyObject & Sendable"]
        weak.parameters = [.init(label: "with", name: "object", type: "Object")]
        weak.parameters? += parameters.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.replacing("(\(word) (", with: "(\(word) (Object, ").replacing(
                ", )",
                with: ")"
            )
            return parameter
        }
        weak.documentation = page(
            "Subscribes closures that receive an object, which the subscription doesn't keep alive\(place).",
            [("object", "Given to each closure; held weakly.")] + handlers.map { ($0.name, $0.text) },
            discussion: "Once the object is gone, nothing is called any more, `onDisposed` included."
        )
        let weakly = handlers.map { "\($0.name): \(isOnMain ? "weaklyOnMain" : "weakly")(object, \($0.name))" }
        var call = "\(name)(\(weakly.joined(separator: ", ")))"
        if isDriven {
            call = handlers.reduce(body) { $0.replacing(": \($1.name)", with: ": weaklyOnMain(object, \($1.name))") }
        }
        weak.body = Writer.call(call, room: Writer.width - 8)
        return (whole.map { [form(of: $0, base, word, place)] } ?? []) + [plain, weak]
            + (isDriven ? [silent(base)] : [])
    }

    private func form(of whole: Whole, _ base: Declaration, _ word: String, _ place: String) -> Declaration {
        var form = base
        form.parameters = [.init(label: "_", name: whole.name, type: "@escaping \(word) (\(whole.type)) -> Void")]
        form.documentation = page(whole.summary + place + ".", [(whole.name, whole.text)])
        form.body = Writer.call(whole.body, room: Writer.width - 8)
        return form
    }

    private func silent(_ base: Declaration) -> Declaration {
        var form = base
        form.documentation = page("Subscribes for the side effects alone.", [])
        form.body = ["source.subscribe()"]
        return form
    }

    private func page(
        _ summary: String,
        _ parameters: [(String, String)],
        discussion: String = "",
        sample: String = ""
    ) -> [String] {
        var lines = Documentation.wrapped(summary, indent: "") + [""]
        if !discussion.isEmpty { lines += Documentation.wrapped(discussion, indent: "") + [""] }
        lines += Documentation.sample(sample)
        if parameters.count == 1 {
            lines += Documentation.wrapped("- Parameter \(parameters[0].0): \(parameters[0].1)", indent: "  ")
        } else if !parameters.isEmpty {
            lines.append("- Parameters:")
            lines += parameters.flatMap { Documentation.wrapped("  - \($0): \($1)", indent: "    ") }
        }
        let returns =
            "- Returns: The subscription. It lives on until the \(noun) ends or it is disposed of, held or not."
        lines += Documentation.wrapped(returns, indent: "  ")
        if name == "subscribe" {
            lines.append("- SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)")
        }
        return lines
    }
}
