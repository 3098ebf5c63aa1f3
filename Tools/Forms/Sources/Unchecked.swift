/// The lenient forms of `RxExtras`, which is in Swift 6 mode: they cast their closures.
enum Unchecked {
    /// The lenient form, and what else it needs: elements have the strict form's requirements, closures are unchecked;
    /// none where no closure is `@Sendable`.
    static func formsOfExtras(_ strict: Declaration, in home: Extension) -> [Declaration] {
        var lenient = strict
        // A callback that is passed to the closure keeps its type.
        let callback = Code.Argument(value: "@escaping (Element) -> Void")
        lenient.changeParameters {
            $0.removing("@Sendable").mappingArguments { _, arguments in
                arguments.map { $0 == callback ? .init(value: "@escaping @Sendable (Element) -> Void") : $0 }
            }
        }
        let homes = ["ObservableType", "InfallibleType", "PrimitiveSequenceType", "RepeatBehavior"]
        guard homes.contains(home.type), strict.modifiers.contains("public"), strict.takesSendable,
            !strict.isAsynchronous
        else { return [] }
        lenient.documentation = Lenient.loosened(strict).documentation
        lenient.attributes = strict.availability + ["@_documentation(visibility: internal)", Lenient.obsolete]
        let casts = zip(strict.parameters, lenient.parameters).filter { $0.type != $1.type }.map { strict, _ -> Code in
            let type = ClosureType.unescaping(strict.type)
            return "let \(strict.name): \(type) = Builtin.reinterpretCast(\(strict.name))"
        }
        let isShort = isShort(strict.body)
        let member = member(of: strict)
        var body = isShort ? strict.body : [member.call(Code(member.name))]
        // A chain of calls may have a line for each.
        if body.dropFirst().allSatisfy({ $0.description.trimmed.hasPrefix(".") }) { body[0] = "return \(body[0])" }
        lenient.body =
            ["// SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches."] + casts
            + body
        return isShort ? [lenient] : [lenient, member]
    }

    /// Whether a body is written again rather than called: one of a few lines, without comments.
    private static func isShort(_ body: [Code]) -> Bool {
        let text = body.map(\.description).joined(separator: "\n")
        return text.split(separator: "\n").count <= 4 && !text.contains("//")
    }

    /// The member between a lenient form and the strict one.
    ///
    /// An obsolete function prefers obsolete overloads, and would call itself. So a member that isn't obsolete and has
    /// another name stands between the two.
    private static func member(of strict: Declaration) -> Declaration {
        var member = strict
        member.documentation = []
        member.attributes = []
        member.modifiers.removeAll { $0 == "public" }
        member.parameters = strict.parameters.map { .init(name: $0.name, type: $0.type) }
        member.name = "strict\(strict.plainName.prefix(1).uppercased())\(strict.plainName.dropFirst())"
        member.body = [strict.call(Code(strict.name))]
        return member
    }
}
