/// Forms whose lenient ones can't hand on by the same name.
///
/// What is obsolete finds what is obsolete first, and would call itself. So a member of `RxUnchecked`, which is called
/// otherwise, stands between the two.
struct Strictly: Sendable {
    let type: String
    let signature: String
    /// Whether a type of the user's own has to have it: a last parameter keeps the lenient form from being its witness.
    var isRequirement = false

    static let all = [
        Strictly(type: "Disposables", signature: "create(with:)"),
        Strictly(type: "ObservableType", signature: "subscribe(onNext:onError:onCompleted:onDisposed:)"),
        Strictly(type: "ObserverType", signature: "mapObserver(_:)"),
        Strictly(type: "Binder", signature: "init(_:scheduler:binding:)"),
        Strictly(type: "ImmediateSchedulerType", signature: "schedule(_:action:)", isRequirement: true),
        Strictly(type: "ImmediateSchedulerType", signature: "scheduleRecursive(_:action:)"),
        Strictly(type: "SchedulerType", signature: "scheduleRelative(_:dueTime:action:)", isRequirement: true),
        Strictly(
            type: "SchedulerType",
            signature: "schedulePeriodic(_:startAfter:period:action:)",
            isRequirement: true
        ),
    ]

    /// The member of `RxUnchecked`, and the lenient form that calls it.
    func forms(of strict: Declaration) -> (unchecked: Declaration, lenient: Declaration) {
        let isMade = strict.kind == "init"
        var lenient = Lenient.loosened(strict)
        lenient.attributes = [emitted(strict), Lenient.obsolete]
        lenient.modifiers = ["public"] + strict.modifiers.filter { $0 == "static" }
        lenient.changeParameters { parameter in
            guard parameter.type.contains("->"), !parameter.type.hasPrefix("consuming ") else { return }
            parameter.type = "consuming " + parameter.type
        }
        var unchecked = lenient
        unchecked.documentation = []
        unchecked.attributes = ["@_transparent @_alwaysEmitIntoClient"]
        unchecked.modifiers[0] = "package"
        unchecked.name = isMade ? "init" : "unchecked\(strict.name.prefix(1).uppercased())\(strict.name.dropFirst())"
        unchecked.parameters = lenient.parameters.map { parameter in
            .init(name: parameter.name, type: parameter.type)
        }
        if isMade { unchecked.parameters[0].label = "unchecked" }
        let start = isMade ? "self." : ""
        unchecked.body = [
            strict.call(start + strict.name) { $0.type.contains("->") ? "sendable(\($0.name))" : $0.name }
        ]
        lenient.body = [unchecked.call(start + unchecked.name)]
        if isRequirement { lenient.parameters.append(.init(name: "_", type: "Void", defaultValue: "()")) }
        return (unchecked, lenient)
    }

    private func emitted(_ strict: Declaration) -> String {
        strict.attributes.first { $0.hasPrefix("@_alwaysEmitIntoClient @inline") } ?? "@_alwaysEmitIntoClient"
    }
}
