/// Forms of `bind` for other sequences: `bind` of infallibles and of main sequences, `drive` of drivers and `emit` of
/// signals.
///
/// They forward to observers and relays, call a closure with the elements, or pass the sequence to functions.
struct Feeding: Sendable {
    let kind: Kind
    let name: String
    var label = "to"
    /// Words of the signatures and parameters of members that have no such form.
    let without: [String]

    static let all = [
        // Drivers replay their last element themselves; signals aren't passed to functions; the others' forms are
        // those of all sequences.
        Feeding(kind: .driver, name: "drive", label: "_", without: ["onNext", "with", "PublishRelay"]),
        Feeding(kind: .signal, name: "emit", without: ["onNext", "with", "(Self)"]),
        Feeding(kind: .infallible, name: "bind", without: ["with"]),
        Feeding(kind: .main, name: "bind", without: ["BehaviorRelay", "PublishRelay", "ReplayRelay", "(Self)"]),
    ]

    var module: String { kind == .main ? "RxRelay" : "RxTraits" }

    /// The forms of an observable's member and their place.
    func forms(of strict: Declaration, in home: Extension) -> [(home: Extension, form: Declaration)] {
        guard strict.plainName == "bind", let taken = strict.types.first,
            !without.contains(where: { strict.parameters[0].label == $0 || taken.contains(Code($0)) })
        else { return [] }
        var place = kind.home()
        if kind == .infallible { place.requirements += home.requirements }
        var form = strict
        form.name = name
        if strict.signature.hasSuffix("onNext:)") {
            if kind == .main {
                form.attributes = []
                form.changeParameters { $0.replacing("@Sendable", with: "@MainActor") }
            } else {
                form.attributes.insert("@_alwaysEmitIntoClient", at: 0)
                form.changeBody { "asObservable().\($0)" }
            }
        }
        guard kind != .infallible, !strict.takesSendable else { return [(place, form)] }
        var bound = form
        bound.isDisfavored = false
        bound.attributes.append((kind == .main ? "" : "@preconcurrency ") + "@MainActor")
        bound.isDisfavored = !form.generics.contains { $0.first == "each" }
        bound.generics = form.generics.map { $0.replacing(" & Sendable", with: "") }
        bound.changeBody { $0.relabellingSubscribe("onMain") }
        if kind == .main {
            return [(place, bound), (place, form)]
        }
        bound.parameters[0].label = label
        bound.changeParameters { $0.replacing("(Self)", with: "(Observable<Element>)") }
        bound.changeBody { $0.converted(to: "source", others: ".source").replacing("self", with: "source") }
        return [(place, bound)]
    }
}

extension Code {
    /// The code with another label of what subscribes.
    func relabellingSubscribe(_ label: String) -> Code {
        mappingArguments { callee, arguments in
            callee != ".subscribe" && callee != "subscribe"
                ? arguments : arguments.map { .init(label: label, value: $0.value) }
        }
    }
}
