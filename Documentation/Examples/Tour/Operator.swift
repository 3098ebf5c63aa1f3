import Diagrams

/// An operator whose diagrams, those of the documentation, can be run.
struct Operator: Sendable {
    let name: String
    /// Its diagrams; those of other modules come before those of RxExtras.
    let forms: [Picture]

    /// What it does.
    var purpose: String { forms[0].diagram.summary }

    /// The operators in alphabetical order.
    static let all: [Operator] = {
        let pictures = Picture.known.filter { $0.run != nil }
        let ordered = pictures.filter { !$0.isExtra } + pictures.filter(\.isExtra)
        return Dictionary(grouping: ordered, by: \.operatorName).map { Operator(name: $0, forms: $1) }
            .sorted { $0.name.lowercased() < $1.name.lowercased() }
    }()

    /// Those that RxSwift has, too.
    static var own: [Operator] { all.filter { !$0.forms[0].isExtra } }

    /// The operators that a request may mean, and the words after the name.
    static func search(_ text: String) -> (found: [Operator], rest: [String]) {
        let words = text.split(separator: " ").map(String.init)
        guard !words.isEmpty else { return (own, []) }
        // `take until` is one name.
        for count in (1...min(4, words.count)).reversed() {
            let name = words.prefix(count).joined().lowercased()
            if let exact = all.first(where: { $0.name.lowercased() == name }) {
                return ([exact], Array(words.dropFirst(count)))
            }
        }
        return (all.filter { $0.name.lowercased().hasPrefix(words[0].lowercased()) }, Array(words.dropFirst()))
    }

    /// The likely operators for an unknown name: of another library, or a part of a name.
    static func suggestions(for text: String) -> [String] {
        let name = text.split(separator: " ").first?.lowercased() ?? ""
        let groups: [[String]] = [
            all.filter { $0.forms.contains { $0.diagram.otherNames.contains { $0.lowercased() == name } } }.map(\.name),
            all.filter { $0.name.lowercased().contains(name) }.map(\.name),
            own.filter { $0.purpose.lowercased().contains(name) }.map(\.name),
        ]
        return Array((groups.first { !$0.isEmpty } ?? []).prefix(3))
    }
}

extension Picture {
    fileprivate var isExtra: Bool { module == "RxExtras" }

    /// `TakeUntil+Predicate.swift` has `takeUntilPredicate`.
    fileprivate var operatorName: String {
        let name = file.split(separator: "/").last?.dropLast(".swift".count).replacing("+", with: "") ?? ""
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
