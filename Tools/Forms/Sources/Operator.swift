/// A row of the table: an operator of observables, and the kinds of sequences with a form of their own.
struct Operator: Sendable {
    /// The name and labels, as in documentation.
    let signature: String
    /// A part of the operator's types, to distinguish overloads with the same signature.
    let marker: Code
    /// The cells of the families, in the order of `Family.all`.
    let cells: [Cell]
    /// Whether there are also forms for three to eight sources.
    let hasArities: Bool

    /// Makes a row, with a cell for each family, one cell for all, or no cell where all forms follow from the rules.
    init(_ signature: String, of marker: Code = "", _ cells: Cell..., arities: Bool = false) {
        self.signature = signature
        self.marker = marker
        self.cells = cells.count > 1 ? cells : Family.all.map { _ in cells.first ?? .form }
        hasArities = arities
    }

    /// Whether a form that takes a key path accompanies the form for a closure of the main actor.
    var hasKeyPaths: Bool { ["compactMap(_:)", "filter(_:)", "map(_:)"].contains(signature) }

    func isMatched(by form: Declaration) -> Bool {
        guard form.signature == signature else { return false }
        let types = form.types + form.generics + form.requirements
        return marker.isEmpty || types.contains { $0.contains(marker) }
    }
}

/// The rule of a family for an operator.
enum Cell: Sendable {
    /// The form follows from the family's rule.
    case form
    /// The form follows from the rule and is changed here.
    case changed(@Sendable (inout Extension, inout Declaration) -> Void)
    /// The form is written by hand beside its type: its body isn't the rule's.
    case byHand
    /// There is no form, for this reason.
    case absent(String)

    /// Changes the form of the rule; `false` if there is none.
    func change(_ place: inout Extension, _ form: inout Declaration) -> Bool {
        switch self {
        case .form: return true
        case .changed(let change):
            change(&place, &form)
            return true
        case .byHand, .absent: return false
        }
    }

    /// The form for singles and maybes, which have elements.
    static func ofElement(_ change: @escaping @Sendable (inout Declaration) -> Void) -> Cell {
        .changed { place, form in
            place.requirements.insert("Trait: ElementTrait", at: 0)
            change(&form)
        }
    }
    /// The form on the concrete type, not on the protocol.
    static func onType(_ change: @escaping @Sendable (inout Declaration) -> Void) -> Cell {
        .changed { place, form in
            for end in ["ConvertibleType", "Type"] where place.type.hasSuffix(end) { place.type.removeLast(end.count) }
            change(&form)
        }
    }
}
