/// Lenient forms that can't call their strict form by the same name.
///
/// An obsolete function prefers obsolete overloads, and would call itself. So a member that isn't obsolete and has
/// another name stands between the two: in `RxUnchecked` for a row, and next to the form for `RxExtras`.
struct Unchecked: Sendable {
    let type: String
    let signature: String
    /// Whether a user's own type has to implement the strict form: a last parameter keeps the lenient form from being
    /// the witness.
    let isRequirement: Bool

    static let all = [
        ("Disposables", "create(with:)", false),
        ("ObservableType", "subscribe(onNext:onError:onCompleted:onDisposed:)", false),
        ("ObserverType", "mapObserver(_:)", false),
        ("Binder", "init(_:scheduler:binding:)", false),
        ("ImmediateSchedulerType", "schedule(_:action:)", true),
        ("ImmediateSchedulerType", "scheduleRecursive(_:action:)", false),
        ("SchedulerType", "scheduleRelative(_:dueTime:action:)", true),
        ("SchedulerType", "schedulePeriodic(_:startAfter:period:action:)", true),
    ].map { Unchecked(type: $0, signature: $1, isRequirement: $2) }

    /// The lenient form, and the `RxUnchecked` member that it calls.
    func forms(of strict: Declaration) -> (lenient: Declaration, member: Declaration) {
        var lenient = Lenient.loosened(strict)
        let emitted = strict.attributes.first { $0.hasPrefix("@_alwaysEmitIntoClient @inline") }
        lenient.attributes = [emitted ?? "@_alwaysEmitIntoClient", Lenient.obsolete]
        lenient.modifiers = ["public"] + strict.modifiers.filter { $0 == "static" }
        lenient.changeParameters { $0.contains("->") && $0.first != "consuming" ? "consuming \($0)" : $0 }
        var member = Unchecked.member(between: &lenient, and: strict)
        member.attributes = ["@_transparent @_alwaysEmitIntoClient"]
        member.modifiers.insert("package", at: 0)
        if isRequirement { lenient.parameters.append(.forNoWitness(behind: lenient.parameters)) }
        return (lenient, member)
    }

    /// The same pair for `RxExtras`: elements have the strict form's requirements, closures are unchecked; `nil` where
    /// no closure is `@Sendable`.
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
        member.parameters = lenient.parameters.map { .init(name: $0.name, type: $0.type) }
        if isMade {
            member.parameters[0].label = "unchecked"
        } else {
            member.name = "unchecked\(strict.plainName.prefix(1).uppercased())\(strict.plainName.dropFirst())"
        }
        member.body = [
            strict.call(Code(start + strict.name)) { strict in
                let isAsItIs = lenient.parameters.contains { $0.name == strict.name && $0.type == strict.type }
                return isAsItIs ? Code(strict.name) : "sendable(\(strict.name))"
            }
        ]
        lenient.body = [member.call(Code(start + member.name))]
        return member
    }
}
