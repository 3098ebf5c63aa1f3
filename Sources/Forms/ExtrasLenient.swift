/// Lenient forms of `RxExtras`: elements are as the strict forms ask for them, closures are any.
///
/// What is obsolete finds what is obsolete first, and would call itself; so such a form calls a member of `Strict`,
/// which isn't, and which calls the strict form.
enum ExtrasLenient {
    /// The lenient form of a strict one, and what it calls; nothing where there is none.
    static func forms(of strict: Declaration, in home: Extension) -> [(home: Extension, form: Declaration)] {
        guard !Lenient.extrasByHand.contains(strict.signature) else { return [] }
        guard let caller = callers[home.type], strict.modifiers == ["public"],
            strict.parameters.contains(where: { isClosure($0.type) }),
            !strict.parameters.contains(where: { isAsynchronous($0.type) })
        else { return [] }
        var lenient = strict
        lenient.documentation = Lenient.loosened(strict).documentation
        lenient.attributes = strict.availability + ["@_documentation(visibility: internal)", Lenient.obsolete]
        lenient.changeParameters { $0.type.replace("@Sendable ", with: "") }
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
        called.changeParameters { $0.defaultValue = "" }
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
        let call = strict.call("\(base).\(strict.plainName)") { isClosure($0.type) ? closure($0.name) : $0.name }
        return [call + end]
    }
}
