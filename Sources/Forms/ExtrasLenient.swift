/// Lenient forms of `RxExtras`: elements are as the strict forms ask for them, closures are any.
///
/// What is obsolete finds what is obsolete first, and would call itself; so such a form calls a member of `Strict`,
/// which isn't, and which calls the strict form.
enum ExtrasLenient {
    /// The lenient form of a strict one, and what it calls; nothing where there is none.
    static func forms(of strict: Declaration, in home: Extension) -> [(home: Extension, form: Declaration)] {
        guard !Lenient.extrasByHand.contains(strict.signature) else { return [] }
        guard let caller = callers[home.type], strict.modifiers == ["public"], let parameters = strict.parameters,
            parameters.contains(where: { isClosure($0.type) }), !parameters.contains(where: { isAsynchronous($0.type) })
        else { return [] }
        var lenient = strict
        lenient.documentation = ["Lenient form of `\(Lenient.shortSignature(strict))`, for clients in Swift 5 mode."]
        lenient.attributes = strict.availability + ["@_documentation(visibility: internal)", Lenient.obsolete]
        lenient.parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.replacing("@Sendable ", with: "")
            return parameter
        }
        let place = Extension(type: home.type, requirements: home.requirements)
        guard let strictType = caller else {
            lenient.body = call("Infallible(asObservable()", strict, ")") { $0 }
            return [(place, lenient)]
        }
        lenient.body = call("strict", strict, "") { "sendable(\($0))" }
        var called = strict
        called.documentation = []
        called.attributes = []
        called.modifiers = []
        called.parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.defaultValue = ""
            return parameter
        }
        called.body = call("source", strict, "") { $0 }
        return [(place, lenient), (Extension(type: strictType, requirements: home.requirements), called)]
    }

    private static let callers: [String: String?] = [
        "ObservableType": "Strict", "PrimitiveSequenceType": "StrictPrimitive", "InfallibleType": String?.none,
    ]

    private static func isClosure(_ type: String) -> Bool { type.contains("@Sendable (") }

    private static func isAsynchronous(_ type: String) -> Bool {
        type.contains("@isolated(any)") || type.contains(" async ")
            || type.contains("@escaping @Sendable (Element) -> Void)")
    }

    private static func call(
        _ base: String,
        _ strict: Declaration,
        _ end: String,
        closure: (String) -> String
    ) -> [String] {
        let arguments = (strict.parameters ?? []).map { parameter in
            let value = isClosure(parameter.type) ? closure(parameter.name) : parameter.name
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }
        let text = "\(base).\(strict.plainName)(\(arguments.joined(separator: ", ")))\(end)"
        return Writer.call(text, room: Writer.width - 8)
    }
}
