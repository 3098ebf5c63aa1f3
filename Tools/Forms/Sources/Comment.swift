// The comment of a form: the operator's first sentence and a sentence that leads to the operator.

extension Declaration {
    /// The first sentence of the comment.
    var summary: String { documentation.prefix { !$0.isEmpty }.joined(separator: " ") }

    /// What tells the closures of a form from those of its operator.
    fileprivate func closures(of strict: Declaration) -> String {
        let mine = parameters.filter(\.isSynchronousClosure)
        func has(_ word: Code, _ closures: [Parameter]) -> Bool { closures.contains { $0.type.contains(word) } }
        let isOne = mine.count == 1
        var words: [String] = []
        if has("@MainActor", mine) { words.append(isOne ? "runs on the main actor" : "run on the main actor") }
        if !has("throws", mine), has("throws", strict.parameters.filter(\.isSynchronousClosure)) {
            words.append(isOne ? "doesn't throw" : "don't throw")
        }
        guard !mine.isEmpty, !words.isEmpty else { return "" }
        return (isOne ? ": its closure " : ": its closures ") + words.joined(separator: " and ")
    }
}

extension Declaration.Parameter {
    fileprivate var isSynchronousClosure: Bool { isClosure && !isAsynchronous }
}

extension Extension {
    /// The sequences with its members, as comments call them; `nil` for other types.
    var sequences: String? {
        let kinds = [
            "SingleTrait": "singles", "MaybeTrait": "maybes", "CompletableTrait": "completables",
            "DriverSharingStrategy": "drivers", "SignalSharingStrategy": "signals",
        ]
        let kind = kinds.first {
            requirements.contains("Trait == \($0.key)") || requirements.contains("SharingStrategy == \($0.key)")
        }?.value
        switch type.prefix(while: { $0 != "<" }) {
        case "ObservableType", "Observable", "ObservableConvertibleType": return "observables"
        case "InfallibleType", "Infallible", "InfallibleConvertibleType": return "sequences that can't fail"
        case "SharedSequence", "SharedSequenceConvertibleType": return kind ?? "drivers and signals"
        case "MainObservableType": return "sequences of the main thread"
        case "PrimitiveSequence", "PrimitiveSequenceType", "MainPrimitiveSequence":
            let hasElements = requirements.contains("Trait: ElementTrait")
            return (kind ?? (hasElements ? "singles and maybes" : "singles, maybes and completables"))
                + (type.hasPrefix("Main") ? " of the main thread" : "")
        default: return nil
        }
    }
}

extension Generator.Form {
    /// The comment of a form; no link can lead to an overloaded operator.
    func comment(isOverloaded: Bool) -> [String] {
        let isForScheduler = form.takesMainScheduler && !strict.takesMainScheduler
        let sequences = isForScheduler ? "a scheduler of the main thread" : home.sequences ?? home.type
        let readsKeyPath = form.takesKeyPath && !strict.takesKeyPath
        let closures = readsKeyPath ? ": it reads a key path on the main thread" : form.closures(of: strict)
        let remark = form.remark.isEmpty ? "" : " " + form.remark
        return [strict.summary, "", "The form of \(link(isOverloaded)) for \(sequences)\(closures)." + remark]
    }

    /// A link to the operator, or to its type; DocC can't follow one to a member that another module adds.
    private func link(_ isOverloaded: Bool) -> String {
        let isOfObservable = owner.module == "RxObservable"
        let type = (module == "RxObservable" && isOfObservable ? "" : "/RxObservable/") + "ObservableType"
        let name = Lenient.shortSignature(strict)
        if owner.home.type.hasPrefix("PrimitiveSequence") { return "`\(name)` of ``\(owner.home.type)``" }
        let hasLink = isOfObservable && !isOverloaded && name == strict.signature && owner.home.type == "ObservableType"
        return hasLink ? "``\(type)/\(name)``" : "`\(name)` of ``\(type)``"
    }
}
