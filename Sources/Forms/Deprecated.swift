/// A name that RxSwift 6 has deprecated, for clients in Swift 5 mode: a row each.
struct Deprecated: Sendable {
    /// Its name and labels, and those of the form that it stands for.
    let signature: String
    let renamed: String
    var type = "ObservableType"
    /// Where that form stands.
    var original = "ObservableType"
    var requirements: [String] = []
    /// The original's parameters that it has, in its own order; all of them by default.
    var order: [Int]?

    static let all =
        [
            ("catchErrorJustReturn(_:)", "catchAndReturn(_:)"), ("catchError(_:)", "catch(sequence:)"),
            ("elementAt(_:)", "element(at:)"), ("observeOn(_:)", "observe(on:)"), ("retryWhen(_:)", "retry(when:)"),
            ("skipUntil(_:)", "skip(until:)"), ("skipWhile(_:)", "skip(while:)"), ("subscribeOn(_:)", "subscribe(on:)"),
            ("take(_:scheduler:)", "take(for:scheduler:)"), ("takeUntil(_:)", "take(until:)"),
        ].map { Deprecated(signature: $0, renamed: $1) } + [
            Deprecated(signature: "takeUntil(_:predicate:)", renamed: "take(until:behavior:)", order: [1, 0]),
            Deprecated(signature: "takeWhile(_:)", renamed: "take(while:behavior:)", order: [0]),
        ]
        + [
            ("catchError(_:)", "catch(_:)"), ("observeOn(_:)", "observe(on:)"), ("retryWhen(_:)", "retry(when:)"),
            ("subscribeOn(_:)", "subscribe(on:)"),
        ].map { Deprecated(signature: $0, renamed: $1, type: "PrimitiveSequence", original: "PrimitiveSequenceType") }
        + [Kind.single, .maybe].map { kind in
            Deprecated(
                signature: "catchErrorJustReturn(_:)",
                renamed: "catchAndReturn(_:)",
                type: kind.home().type,
                original: kind.home().type,
                requirements: kind.home().requirements
            )
        }

    /// The forms with the old name, of those that have the new one.
    func forms(_ members: [Generator.Form]) -> [(home: Extension, form: Declaration)] {
        let place = Extension(type: type, requirements: requirements)
        var hasSome = false
        // Lenient forms come first. Where there is one, none is made of the strict one. The old names have no form for
        // lazy collections, which are taken as sequences.
        let found = members.filter { member in
            let form = member.form
            guard member.home.type == original, form.signature == renamed, !form.generics.joined().contains("Lazy"),
                !hasSome || form.attributes.contains(Lenient.obsolete)
            else { return false }
            hasSome = true
            return true
        }
        return found.map { (place, form(of: $0.form)) }
    }

    private func form(of original: Declaration) -> Declaration {
        let parameters = original.parameters
        let kept = order ?? Array(parameters.indices)
        let labels = signature.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
        var form = original
        form.name = String(signature.prefix { $0 != "(" })
        var called = original
        called.parameters = parameters.indices.filter(kept.contains).map { parameters[$0] }
        let newName = called.signature
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
        if !requirements.isEmpty, let kind = Kind(Extension(type: type, requirements: requirements)) {
            form.result = kind.type(of: "Element")
        }
        form.body = [called.call(original.name)]
        return form
    }
}
