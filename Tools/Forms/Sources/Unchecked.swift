/// The lenient forms of `RxExtras`, which is in Swift 6 mode: they cast their closures.
///
/// An obsolete function prefers obsolete overloads, and would call itself. So a member that isn't obsolete and has
/// another name stands between a lenient form and the strict one.
enum Unchecked {
    /// The lenient form and that member: elements have the strict form's requirements, closures are unchecked; `nil`
    /// where no closure is `@Sendable`.
    static func formsOfExtras(_ strict: Declaration, in home: Extension) -> (lenient: Declaration, member: Declaration)?
    {
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
        else { return nil }
        lenient.documentation = Lenient.loosened(strict).documentation
        lenient.attributes = strict.availability + ["@_documentation(visibility: internal)", Lenient.obsolete]
        let member = member(between: &lenient, and: strict)
        return (lenient, member)
    }

    /// The member between a lenient form and the strict one.
    private static func member(between lenient: inout Declaration, and strict: Declaration) -> Declaration {
        let isMade = strict.kind == "init"
        let start = isMade ? "self." : ""
        var member = lenient
        member.documentation = []
        member.attributes = []
        member.modifiers.removeAll { $0 == "public" }
        member.parameters = strict.parameters.map { .init(name: $0.name, type: $0.type) }
        if isMade {
            member.parameters[0].label = "strict"
        } else {
            member.name = "strict\(strict.plainName.prefix(1).uppercased())\(strict.plainName.dropFirst())"
        }
        member.body = [strict.call(Code(start + strict.name))]
        let casts = zip(strict.parameters, lenient.parameters).filter { $0.type != $1.type }.map { strict, _ -> Code in
            let type = ClosureType.unescaping(strict.type)
            return "let \(strict.name): \(type) = Builtin.reinterpretCast(\(strict.name))"
        }
        let call = member.call(Code(start + member.name))
        lenient.body =
            ["// SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches."] + casts + [
                isMade ? call : "return \(call)"
            ]
        return member
    }
}
