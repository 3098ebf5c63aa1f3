/// The forms that read a key path on the main thread.
///
/// Only code of the main actor may read there what is its own, and what its key path has captured.
enum Isolated: CaseIterable {
    case nobody
    case mainActor
    /// Swift 5 clients, in which the compiler takes no key path for `Sendable`.
    case unchecked
}

extension Declaration {
    /// The form that takes such key paths, of one with the parameter `keyPath`.
    func readingKeyPath(_ isolated: Isolated) -> Declaration {
        var form = self
        guard let index = form.parameters.firstIndex(where: { $0.name == "keyPath" }) else { return form }
        form.generics = generics.map(\.withoutMetatype)
        switch isolated {
        case .nobody:
            form.generics = generics
            form.attributes.insert("@available(swift, introduced: 6.0)", at: 0)
            form.parameters[index].type = "any \(parameters[index].type) & Sendable"
        case .mainActor:
            form.attributes.insert("@available(swift, introduced: 6.0)", at: 0)
            form.attributes.insert("@MainActor", at: 2)
        case .unchecked:
            form.attributes.insert(Lenient.obsolete, at: 0)
            // Two declarations can't differ in their attributes alone.
            form.parameters.append(.init(name: "mode", type: "Void", defaultValue: "()"))
        }
        return form
    }

    /// The summary of a form beside another one, which has the page, the tests and the counts; `nil` for that one.
    var summaryBesideAnother: String? {
        if attributes.contains("@MainActor") {
            let taken = takesKeyPath ? "key paths" : "conformances"
            return "The form of `\(signature)` for code of the main actor, which may use the main actor's \(taken)."
        }
        return attributes.contains(Lenient.obsolete) ? "The form of `\(plainName)` in Swift 5 mode." : nil
    }
}

extension Code {
    /// A requirement that conformances of an actor fulfil, too.
    var withoutMetatype: Code { replacing(" & SendableMetatype", with: "") }
}
