/// A row of the table: an operator of observables, and which kinds of sequences have it in a form of their own.
struct Operator: Sendable {
    /// Its name and labels, as documentation refers to it.
    let signature: String
    /// A part of its types, where several have that signature.
    let marker: String
    /// What each family does with it, in the order of `Family.all`.
    let cells: [Cell]
    /// Whether it is there for three to eight sources, too.
    let hasArities: Bool

    /// Makes a row: a cell for each family, one for all of them, or none where all forms follow from the rules.
    init(_ signature: String, of marker: String = "", _ cells: Cell..., arities: Bool = false) {
        self.signature = signature
        self.marker = marker
        self.cells = cells.count > 1 ? cells : Family.all.map { _ in cells.first ?? .form }
        hasArities = arities
    }

    /// What its form for a key path does, which stands beside that for a closure of the main actor; `nil` for most.
    var keyPathSummary: String? { Operator.keyPathSummaries[signature] }

    private static let keyPathSummaries = [
        "compactMap(_:)": "Emits the value at a key path of each element, and drops elements that have none.",
        "filter(_:)": "Emits only the elements whose property at a key path is `true`.",
        "map(_:)": "Emits the value at a key path of each element.",
    ]

    func isMatched(by form: Declaration) -> Bool {
        guard form.signature == signature else { return false }
        let types = form.parameters.map(\.type) + form.generics + form.requirements
        return marker.isEmpty || types.contains { $0.contains(marker) }
    }
}

/// What a family does with an operator.
enum Cell: Sendable {
    /// The form follows from the family's rule.
    case form
    /// It does, but for what is changed here; the operator is at hand.
    case rebuilt(@Sendable (inout Extension, inout Declaration, _ strict: Declaration) -> Void)
    /// There is more than one.
    case each([Cell])
    /// It follows from a rule for a few: `Handling`, `Feeding`, `Moved`.
    case byRule
    /// It stands beside its type, for this reason.
    case byHand(String)
    /// There is none.
    case absent(String)

    /// Changes the form that the rule gives; `false` if there is none.
    func change(_ place: inout Extension, _ form: inout Declaration, of strict: Declaration) -> Bool {
        switch self {
        case .form: return true
        case .rebuilt(let change):
            change(&place, &form, strict)
            return true
        case .each, .byRule, .byHand, .absent: return false
        }
    }

    /// The cells of the forms.
    var all: [Cell] { if case .each(let cells) = self { cells } else { [self] } }

    /// The form that the rule gives, but for what is changed here.
    static func changed(_ change: @escaping @Sendable (inout Extension, inout Declaration) -> Void) -> Cell {
        .rebuilt { place, form, _ in change(&place, &form) }
    }
    /// The form that the rule gives, with another body.
    static func body(_ lines: String...) -> Cell { .changed { $1.body = lines } }
    /// The form for one kind of singles, maybes and completables, whose result may be another one.
    static func of(
        _ kind: Kind,
        giving other: Kind? = nil,
        _ change: @escaping @Sendable (inout Declaration) -> Void = { _ in }
    ) -> Cell {
        .changed { place, form in
            place.requirements = kind.home().requirements + place.requirements.filter { $0 == "Element: Sendable" }
            if let result = form.result.wholeMatch(of: /PrimitiveSequence<Trait, (\w+)>/) {
                form.result = (other ?? kind).type(of: String(result.1))
            }
            form.replace(type: "PrimitiveSequence<Trait, Element>", with: kind.type(of: "Element"))
            change(&form)
        }
    }
    /// The form for singles and maybes, which have elements.
    static func ofElement(_ change: @escaping @Sendable (inout Declaration) -> Void) -> Cell {
        .changed { place, form in
            place.requirements.insert("Trait: ElementTrait", at: 0)
            change(&form)
        }
    }
    /// The form on the type itself, and not on the protocol of all its kind.
    static func onType(_ change: @escaping @Sendable (inout Declaration) -> Void) -> Cell {
        .changed { place, form in
            for end in ["ConvertibleType", "Type"] where place.type.hasSuffix(end) { place.type.removeLast(end.count) }
            change(&form)
        }
    }
}
