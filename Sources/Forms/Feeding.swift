/// Forms of `bind` for other sequences: `bind` of infallibles, `drive` of drivers and `emit` of signals.
///
/// They forward to observers and relays, call a closure with the elements, or pass the sequence to functions.
struct Feeding: Sendable {
    let kind: Kind
    let name: String
    var label = "to"

    static let all = [
        Feeding(kind: .driver, name: "drive", label: "_"), Feeding(kind: .signal, name: "emit"),
        Feeding(kind: .infallible, name: "bind"),
    ]

    private var isOnMain: Bool { kind == .driver || kind == .signal }

    /// Whether a member of observables has such forms.
    static func isMatched(by form: Declaration) -> Bool {
        form.plainName == "bind" && !form.signature.hasPrefix("bind(with:")
    }

    /// The form of an observable's member and its place; `nil` if there is none.
    func form(of strict: Declaration, in home: Extension) -> (home: Extension, form: Declaration)? {
        let taken = strict.parameters[0].type
        let isFunction = taken.hasPrefix("(Self)")
        // Drivers replay their last element themselves; signals aren't passed to functions.
        let isLeftOut =
            kind == .driver ? taken.hasPrefix("PublishRelay") : kind == .signal && isFunction
        guard !isLeftOut, !(isOnMain && strict.signature == "bind(onNext:)") else { return nil }
        var place = kind.home()
        if !isOnMain { place.requirements += home.requirements }
        var form = strict
        form.name = name
        form.documentation = strict.page(
            of: form,
            "The form of `\(strict.signature)` of ``/RxObservable/ObservableType`` for \(kind.plural).",
            in: .shared
        )
        if strict.takesClosure, !isFunction {
            form.attributes.insert("@_alwaysEmitIntoClient", at: 0)
            form.replaceInBody("subscribe(", with: "asObservable().subscribe(")
        }
        guard isOnMain else { return (place, form) }
        let isDisfavored = !form.generics.contains { $0.hasPrefix("each ") }
        form.attributes.removeAll { $0 == "@_disfavoredOverload" }
        form.attributes += ["@preconcurrency @MainActor"] + (isDisfavored ? ["@_disfavoredOverload"] : [])
        form.parameters[0].label = label
        form.parameters[0].type.replace("(Self)", with: "(Observable<Element>)")
        form.generics = form.generics.map { $0.replacing(" & Sendable", with: "") }
        for (text, other) in [
            ("asObservable()", "source"), ("subscribe(", "subscribe(onMain: "), ("(self)", "(source)"),
        ] {
            form.replaceInBody(text, with: other)
        }
        return (place, form)
    }
}
