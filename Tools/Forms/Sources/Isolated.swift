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
    /// The forms with a key path as the first parameter, of which some give way to forms with closures.
    func forms(
        reading value: Code,
        _ defaultValue: Code = "",
        body: Code,
        isDisfavored ranks: (Isolated) -> Bool
    ) -> [Declaration] {
        Isolated.allCases.map { isolated in
            var form = self
            let type = Code("KeyPath", of: ["Element", value])
            form.parameters[0].name = "keyPath"
            form.parameters[0].type = isolated == .nobody ? "any \(type) & Sendable" : type
            form.parameters[0].defaultValue = defaultValue
            form.body = [body]
            let mode = isolated == .unchecked ? Lenient.obsolete : Favored.inSwift6
            form.attributes = [mode] + availability + ["@_alwaysEmitIntoClient"]
            if isolated == .mainActor { form.attributes.insert("@MainActor", at: 2) }
            form.isDisfavored = ranks(isolated)
            if isolated != .nobody { form.generics = generics.map(\.withoutMetatype) }
            // Two declarations can't differ in their attributes alone.
            if isolated == .unchecked { form.parameters.append(.discriminator(behind: form.parameters)) }
            return form
        }
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
    var withoutMetatype: Code { changingProtocols { $0 == "SendableMetatype" ? nil : $0 } }
}
