/// A name that RxSwift 6 has deprecated, for clients in Swift 5 mode: a row each.
struct Deprecated: Sendable {
    let type: String
    let requirements: [String]
    /// Its name and labels.
    let signature: String
    /// The form that it stands for, and where that one stands.
    let renamed: String
    let original: String
    /// The original's parameters that it has, in its own order; all of them by default.
    let order: [Int]?

    init(
        _ signature: String,
        _ renamed: String,
        type: String = "ObservableType",
        of original: String? = nil,
        requirements: [String] = [],
        order: [Int]? = nil
    ) {
        self.type = type
        self.signature = signature
        self.renamed = renamed
        self.original = original ?? type
        self.requirements = requirements
        self.order = order
    }

    static let all = [
        Deprecated("catchErrorJustReturn(_:)", "catchAndReturn(_:)"),
        Deprecated("catchError(_:)", "catch(sequence:)"),
        Deprecated("elementAt(_:)", "element(at:)"),
        Deprecated("observeOn(_:)", "observe(on:)"),
        Deprecated("retryWhen(_:)", "retry(when:)"),
        Deprecated("skipUntil(_:)", "skip(until:)"),
        Deprecated("skipWhile(_:)", "skip(while:)"),
        Deprecated("subscribeOn(_:)", "subscribe(on:)"),
        Deprecated("take(_:scheduler:)", "take(for:scheduler:)"),
        Deprecated("takeUntil(_:)", "take(until:)"),
        Deprecated("takeUntil(_:predicate:)", "take(until:behavior:)", order: [1, 0]),
        Deprecated("takeWhile(_:)", "take(while:behavior:)", order: [0]),
        Deprecated("catchError(_:)", "catch(_:)", type: "PrimitiveSequence", of: primitive),
        Deprecated("observeOn(_:)", "observe(on:)", type: "PrimitiveSequence", of: primitive),
        Deprecated("retryWhen(_:)", "retry(when:)", type: "PrimitiveSequence", of: primitive),
        Deprecated("subscribeOn(_:)", "subscribe(on:)", type: "PrimitiveSequence", of: primitive),
        Deprecated(
            "catchErrorJustReturn(_:)",
            "catchAndReturn(_:)",
            type: primitive,
            requirements: ["Trait == SingleTrait"]
        ),
        Deprecated(
            "catchErrorJustReturn(_:)",
            "catchAndReturn(_:)",
            type: primitive,
            requirements: ["Trait == MaybeTrait"]
        ),
    ]

    private static let primitive = "PrimitiveSequenceType"

    /// The forms with the old name, of those that have the new one.
    func forms(_ members: [(home: Extension, form: Declaration)]) -> [(home: Extension, form: Declaration)] {
        let place = Extension(type: type, requirements: requirements)
        var hasSome = false
        // Lenient forms come first, and stand for the strict ones. A lazy collection is a sequence to the old names.
        let found = members.filter { home, form in
            guard home.type == original, form.signature == renamed, !form.generics.joined().contains("Lazy"),
                !hasSome || form.attributes.contains(Lenient.obsolete)
            else { return false }
            hasSome = true
            return true
        }
        return found.map { (place, form(of: $0.form)) }
    }

    private func form(of original: Declaration) -> Declaration {
        let parameters = original.parameters ?? []
        let kept = order ?? Array(parameters.indices)
        let labels = signature.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
        var form = original
        form.name = String(signature.prefix { $0 != "(" })
        let given = parameters.enumerated().filter { kept.contains($0.offset) }.map(\.element)
        let labelsOfOriginal = given.map { $0.label + ":" }.joined()
        let newName = "\(original.plainName)(\(labelsOfOriginal))"
        form.documentation = ["Deprecated name of `\(newName)`, for clients in Swift 5 mode."]
        form.attributes = [
            "@_alwaysEmitIntoClient",
            "@available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: \"\(newName)\")",
        ]
        if original.attributes.contains("@_disfavoredOverload") { form.attributes.append("@_disfavoredOverload") }
        form.parameters = zip(labels, kept).map { label, index in
            var parameter = parameters[index]
            parameter.label = label
            parameter.defaultValue = ""
            return parameter
        }
        if requirements == ["Trait == SingleTrait"] { form.result = "Single<Element>" }
        if requirements == ["Trait == MaybeTrait"] { form.result = "Maybe<Element>" }
        let arguments = given.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
        form.body = Writer.call("\(original.name)(\(arguments.joined(separator: ", ")))", room: Writer.width - 8)
        return form
    }
}
