/// What forwards a sequence to observers and relays, and hands it to functions: `drive`, `emit` and `bind`, a row each.
struct Feeding: Sendable {
    let kind: Kind
    let name: String
    var label = "to"
    /// The relays that it is forwarded to; without any, what forwards it stands beside its type.
    var relays = ["PublishRelay", "BehaviorRelay", "ReplayRelay"]
    /// The type and the name of the sequence as a function takes it; signals aren't handed to functions.
    var handed: (type: String, name: String)? = ("Self", "self")

    static let all = [
        Feeding(
            kind: .driver,
            name: "drive",
            label: "_",
            relays: ["BehaviorRelay", "ReplayRelay"],
            handed: ("Observable<Element>", "source")
        ),
        Feeding(kind: .signal, name: "emit", handed: nil),
        Feeding(kind: .infallible, name: "bind"),
        Feeding(kind: .observable, name: "bind", relays: []),
    ]

    private var isOnMain: Bool { kind == .driver || kind == .signal }
    private var source: String { isOnMain ? "source" : "asObservable()" }

    /// The forms of a row, and where they stand.
    var forms: [(home: Extension, form: Declaration)] {
        let place = kind.home()
        var relayPlace = place
        if !isOnMain { relayPlace.requirements.append("Element: Sendable") }
        let byFunctions = handed.map { functions($0.type, $0.name) } ?? []
        let forOptionals = relays.isEmpty ? [] : ["", "?"]
        return byFunctions.map { (place, $0) } + forOptionals.map { (place, observers($0)) }
            + relays.flatMap { relay in forOptionals.map { (relayPlace, fed(relay, $0)) } }
    }

    private func observers(_ optional: String) -> Declaration {
        var form = base("events", "observers", optional, "Take the events.")
        form.generics = ["Observer: ObserverType\(isOnMain ? "" : " & Sendable")"]
        form.parameters = [.init(label: label, name: "observers", type: "Observer...")]
        form.requirements = ["Observer.Element == Element\(optional)"]
        let group = optional.isEmpty ? "ObserverGroup" : "OptionalObserverGroup"
        form.body = ["\(source).subscribe(\(isOnMain ? "onMain: " : "")\(group)(observers))"]
        return form
    }

    private func fed(_ relay: String, _ optional: String) -> Declaration {
        var form = base("elements", "relays", optional, "Take the elements; they don't complete.")
        form.parameters = [.init(label: label, name: "relays", type: "\(relay)<Element\(optional)>...")]
        form.body = ["\(source).feed(relays)"]
        return form
    }

    /// The forms for a function, for one that gives a function of an argument, and for one whose argument is a closure.
    private func functions(_ type: String, _ sequence: String) -> [Declaration] {
        let closure = "@escaping @MainActor (repeat each Argument) -> Output"
        let forms = [
            ("Passes the sequence to a function.", "a value of any type, such as the subscription", ["Result"], nil),
            (
                "Passes the sequence to a function, and an argument to the function that it returns.",
                "a function of the argument", ["Argument", "Result"], "Argument"
            ),
            (
                "Passes the sequence to a function, and a closure of the main actor to the function that it returns.",
                "a function of the closure", ["each Argument", "Output", "Result"], closure
            ),
        ]
        return forms.map { summary, gives, generics, argument in
            let result = argument.map { "(\($0)) -> Result" } ?? "Result"
            var parameters = [("binder", "Receives the sequence and returns \(gives).")]
            if argument != nil { parameters.append(("curriedArgument", "The argument for that function.")) }
            var form = base("", "", "", "")
            form.documentation = [summary, ""] + Declaration.parameters(parameters)
            if kind == .observable, argument == closure {
                let items = "`items.bind(to: table.rx.items) { row, item in … }`"
                let cells = "It is what \(items) calls, where the closure configures a cell."
                form.documentation.insert(contentsOf: [cells, ""], at: 2)
            }
            form.documentation.append("- Returns: What \(argument == nil ? "the" : "that") function returns.")
            form.attributes.insert("@_alwaysEmitIntoClient", at: 0)
            if !isOnMain || argument == closure { form.attributes.removeAll { $0 == "@_disfavoredOverload" } }
            form.generics = generics
            form.parameters = [.init(label: label, name: "binder", type: "(\(type)) -> \(result)")]
            if let argument {
                form.parameters.append(.init(label: "curriedArgument", name: "curriedArgument", type: argument))
            }
            form.result = "Result"
            form.body = ["binder(\(sequence))" + (argument == nil ? "" : "(curriedArgument)")]
            return form
        }
    }

    private func base(_ what: String, _ takers: String, _ optional: String, _ text: String) -> Declaration {
        Declaration(
            documentation: [
                "Forwards the \(what) to \(takers)\(optional.isEmpty ? "" : " of optional elements").", "",
                "- Parameter \(takers): \(text)", "- Returns: The subscription.",
            ],
            attributes: (isOnMain ? ["@preconcurrency @MainActor"] : []) + ["@_disfavoredOverload"],
            modifiers: ["public"],
            name: name,
            result: "any Disposable"
        )
    }
}
