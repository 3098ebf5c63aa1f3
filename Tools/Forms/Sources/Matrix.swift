/// The page with the table of operators and kinds of sequences: `Tools/Forms/README.md`.
struct Matrix {
    let operators: [Generator.Form]

    var text: String {
        let byHand = reasons { if case .byHand(let reason) = $0 { reason } else { nil } }
        let absent = reasons { if case .absent(let reason) = $0 { reason } else { nil } }
        let letters = zip(byHand, "abcdefghijklmnopqrstuvwxyz").map { (reason: $0, letter: $1) }
        let rows = Operator.all.map { row in
            let cells = row.cells.map { cell in
                switch cell {
                case .form, .rebuilt, .each, .byRule: "●"
                case .byHand(let reason): "○ " + letters.filter { $0.reason == reason }.map { "\($0.letter)" }.joined()
                case .absent(let reason): "\((absent.firstIndex(of: reason) ?? 0) + 1)"
                }
            }
            return "| \(title(row)) | \(cells.joined(separator: " | ")) |"
        }
        return """
            # Forms of the operators

            Written by `swift run --package-path Tools/Forms` from [the table](Sources/Operators.swift): what is changed here is
            lost.

            An operator is written once, for observables, in a file of its name. Other kinds of sequences have it as thin forms
            that call it. `●` is a form that follows from a rule; `○` one that is written by hand beside its type, for the reason
            with that letter; a number says why there is none. A form's comment is the operator's first sentence and a link to
            the operator. Clients in Swift 5 mode have a lenient form of each, where the strict form requires a `Sendable` closure
            or element.

            | operator | \(Family.all.map(\.name).joined(separator: " | ")) |
            |---|\(Family.all.map { _ in ":-:" }.joined(separator: "|"))|
            \(rows.joined(separator: "\n"))

            Why it is written by hand:

            \(letters.map { "- **\($0.letter)**: \($0.reason)" }.joined(separator: "\n"))

            Why there is none:

            \(absent.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))

            ## Beyond RxSwift's set

            Infallibles, drivers and signals have no forms of these. What comes out is converted back where that is needed, by
            `asInfallible(onErrorFallbackTo:)`, `asDriver(onErrorDriveWith:)` or `asSignal(onErrorSignalWith:)`.

            \((Operator.all + Operator.extras).compactMap(way).joined(separator: "\n"))

            """
    }

    /// How an operator is reached from the sequences that have no form of it by choice; `nil` for others.
    private func way(_ row: Operator) -> String? {
        let kinds = zip(["infallibles", "drivers and signals"], row.cells).filter { _, cell in
            if case .absent(Cell.beyondRxSwift) = cell { true } else { false }
        }
        guard !kinds.isEmpty else { return nil }
        let name = row.signature.prefix { $0 != "(" }
        let call = row.signature.hasSuffix("()") ? "\(name)()" : "\(name)(…)"
        let isSource = operators.contains { row.isMatched(by: $0.form) && $0.form.isStatic }
        let way = isSource ? "Observable.\(call)`" : "source.asObservable().\(call)`"
        return "- `\(row.signature)` for \(kinds.map(\.0).joined(separator: ", ")): `\(way)."
    }

    /// The reasons of some cells, in the order of the rows.
    private func reasons(_ reason: (Cell) -> String?) -> [String] {
        Operator.all.flatMap(\.cells).compactMap(reason).reduce(into: []) { found, reason in
            if !found.contains(reason) { found.append(reason) }
        }
    }

    /// The operator's name, with a distinction between overloads and a note about further arities.
    private func title(_ row: Operator) -> String {
        let isOverloaded = Operator.all.count { $0.signature == row.signature } > 1
        var text = "`\(row.signature)`"
        if isOverloaded { text += " of `\(distinction(row))`" }
        if row.hasArities { text += ", to eight sources" }
        if row.hasKeyPaths { text += ", key paths on the main thread" }
        return text
    }

    /// The distinction between overloads: the parameter's type, or the protocol of a generic one.
    private func distinction(_ row: Operator) -> String {
        let parameters = operators.first { row.isMatched(by: $0.form) }?.form.parameters ?? []
        let type = parameters.map(\.type).first { $0.contains(row.marker) } ?? row.marker
        return type.removing("@escaping", "@Sendable", "@isolated(any)", "sending").description
    }
}
