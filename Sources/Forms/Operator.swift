/// A row of the table: an operator of observables, and which kinds of sequences have it in a form of their own.
struct Operator: Sendable {
    /// Its name and labels, as documentation refers to it.
    let signature: String
    /// A part of its types, where several have that signature.
    let marker: String
    let cells: [Cell]
    /// Whether there is a form for key paths beside it, where a closure would be the main actor's.
    let hasKeyPath: Bool
    /// Whether it is there for three to eight sources, too.
    let hasArities: Bool

    /// Makes a row, with a cell for each family.
    init(
        _ signature: String,
        _ marker: String = "",
        infallible: Cell = .derived,
        shared: Cell = .derived,
        main: Cell = .derived,
        primitive: Cell = .derived,
        keyPath: Bool = false,
        arities: Bool = false
    ) {
        self.signature = signature
        self.marker = marker
        cells = [infallible, shared, main, primitive]
        hasKeyPath = keyPath
        hasArities = arities
    }

    /// Makes the row of an operator that no family has, for the same reason.
    init(_ signature: String, all cell: Cell) {
        self.init(signature, infallible: cell, shared: cell, main: cell, primitive: cell)
    }

    /// Makes the row of what begins a sequence, as it is for most: not one of the main thread, and with more elements.
    static func source(
        _ signature: String,
        _ marker: String = "",
        infallible: Cell = .derived,
        shared: Cell = .derived,
        primitive: Cell = .one,
        arities: Bool = false
    ) -> Operator {
        Operator(
            signature,
            marker,
            infallible: infallible,
            shared: shared,
            main: .startsElsewhere,
            primitive: primitive,
            arities: arities
        )
    }

    /// What the form for a key path does.
    var keyPathSummary: String {
        switch signature {
        case "filter(_:)": "Emits only the elements whose property at a key path is `true`."
        case "compactMap(_:)": "Emits the value at a key path of each element, and drops elements that have none."
        default: "Emits the value at a key path of each element."
        }
    }

    func isMatched(by form: Declaration) -> Bool {
        guard form.signature == signature else { return false }
        let types = form.parameters.map(\.type) + form.generics + form.requirements
        return marker.isEmpty || types.contains { $0.contains(marker) }
    }
}

/// What a family does with an operator.
enum Cell: Sendable {
    /// The form follows from the family's rule.
    case derived
    /// It does, but for what is changed here.
    case changed(@Sendable (inout Extension, inout Declaration) -> Void)
    /// There is more than one.
    case each([Cell])
    /// It follows from a rule for a few: `Subscribing`, `Doing`, `Moved`.
    case byRule
    /// It stands beside its type, for this reason.
    case byHand(String)
    /// There is none.
    case absent(String)

    /// Changes the form that the rule gives; `false` if there is none.
    func change(_ place: inout Extension, _ form: inout Declaration) -> Bool {
        switch self {
        case .derived: return true
        case .changed(let change):
            change(&place, &form)
            return true
        case .each, .byRule, .byHand, .absent: return false
        }
    }

    /// The cells of the forms.
    var all: [Cell] { if case .each(let cells) = self { cells } else { [self] } }

    /// The form for one kind of singles, maybes and completables.
    static func of(_ kind: Kind, _ change: @escaping @Sendable (inout Declaration) -> Void = { _ in }) -> Cell {
        .changed { place, form in
            place.requirements = kind.home().requirements + place.requirements.filter { $0 == "Element: Sendable" }
            form.replace(type: "PrimitiveSequence<Trait, Element>", with: kind.type(of: "Element"))
            change(&form)
        }
    }
    /// The form that the rule gives, with another body.
    static func body(_ lines: String...) -> Cell { .changed { $1.body = lines } }
    /// The form that the rule gives, on another type.
    static func on(_ type: String, _ requirement: String? = nil) -> Cell {
        .changed { place, _ in
            place.type = type
            if let requirement { place.requirements.insert(requirement, at: 0) }
        }
    }
}
