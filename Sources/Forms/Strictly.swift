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
        var lenient = strict
        lenient.documentation = ["Lenient form of `\(signature)`, for clients in Swift 5 mode."]
        lenient.attributes = [emitted(strict), Lenient.obsolete]
        lenient.modifiers = ["public"] + strict.modifiers.filter { $0 == "static" }
        lenient.generics = strict.generics.map(Lenient.type)
        lenient.requirements = strict.requirements.compactMap(Lenient.requirement)
        lenient.parameters = strict.parameters?.map { parameter in
            var parameter = parameter
            parameter.type = Lenient.type(parameter.type)
            if parameter.type.contains("->"), !parameter.type.hasPrefix("consuming ") {
                parameter.type = "consuming " + parameter.type
            }
            return parameter
        }
        var unchecked = lenient
        unchecked.documentation = []
        unchecked.attributes = ["@_transparent @_alwaysEmitIntoClient"]
        unchecked.modifiers[0] = "package"
        unchecked.name = isMade ? "init" : "unchecked\(strict.name.prefix(1).uppercased())\(strict.name.dropFirst())"
        unchecked.parameters = lenient.parameters?.map { parameter in
            .init(name: parameter.name, type: parameter.type)
        }
        if isMade { unchecked.parameters?[0].label = "unchecked" }
        let parameters = strict.parameters ?? []
        let arguments = parameters.map { parameter in
            let value = parameter.type.contains("->") ? "sendable(\(parameter.name))" : parameter.name
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }
        let start = isMade ? "self." : ""
        unchecked.body = Writer.call(
            "\(start)\(strict.name)(\(arguments.joined(separator: ", ")))",
            room: Writer.width - 8
        )
        let names = (isMade ? "unchecked: " : "") + parameters.map(\.name).joined(separator: ", ")
        lenient.body = ["\(start)\(unchecked.name)(\(names))"]
        if isRequirement { lenient.parameters?.append(.init(name: "_", type: "Void", defaultValue: "()")) }
        return (unchecked, lenient)
    }

    private func emitted(_ strict: Declaration) -> String {
        strict.attributes.first { $0.hasPrefix("@_alwaysEmitIntoClient @inline") } ?? "@_alwaysEmitIntoClient"
    }
}
