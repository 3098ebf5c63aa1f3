/// A kind of sequence, as samples call its forms.
enum Kind: String, Sendable {
    case observable = "Observable"
    case infallible = "Infallible"
    case driver = "Driver"
    case signal = "Signal"
    case main = "MainObservable"
    case single = "Single"
    case maybe = "Maybe"
    case completable = "Completable"

    /// The kind of an extension's receiver; drivers and maybes also represent similar kinds.
    init?(_ home: Extension) {
        switch home.type.prefix(while: { $0 != "<" }) {
        case "ObservableType", "Observable", "ObservableConvertibleType": self = .observable
        case "InfallibleType", "Infallible", "InfallibleConvertibleType": self = .infallible
        case "SharedSequence", "SharedSequenceConvertibleType":
            self = home.requirements.contains("SharingStrategy == SignalSharingStrategy") ? .signal : .driver
        case "MainObservableType": self = .main
        case "PrimitiveSequence", "PrimitiveSequenceType", "MainPrimitiveSequence":
            let kinds = [Kind.single, .completable]
            self = kinds.first { home.requirements.contains("Trait == \($0.rawValue)Trait") } ?? .maybe
        default: return nil
        }
    }

    /// The type of such a sequence, with elements of a type.
    func type(of element: Code) -> Code { self == .completable ? "Completable" : Code(rawValue, of: [element]) }
    /// The name of its source in a test run.
    var source: String {
        switch self {
        case .observable: "numbers"
        case .main: "main"
        default: rawValue.lowercased()
        }
    }
}

extension Extension {
    /// The sequences with its members, as comments call them.
    var sequences: String {
        guard let kind = Kind(self) else { return type }
        let isOfOneKind = requirements.contains {
            ["Trait", "SharingStrategy"].contains($0.first) && $0.contains("==")
        }
        return switch kind {
        case .observable: "observables"
        case .infallible: "sequences that can't fail"
        case .main: "sequences of the main thread"
        case .driver, .signal: isOfOneKind ? "\(kind.rawValue.lowercased())s" : "drivers and signals"
        case .single, .maybe, .completable:
            (isOfOneKind
                ? "\(kind.rawValue.lowercased())s"
                : requirements.contains("Trait: ElementTrait")
                    ? "singles and maybes" : "singles, maybes and completables")
                + (type.hasPrefix("Main") ? " of the main thread" : "")
        }
    }
}
