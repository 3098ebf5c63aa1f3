/// A row: a name that RxSwift 6 has deprecated, for clients in Swift 5 mode.
struct Deprecated: Sendable {
    /// The deprecated name and labels, and the current ones.
    let signature: String
    let renamed: String
    /// The indices of the current parameters, in the deprecated order; all of them by default.
    var order: [Int]?

    static let all =
        [
            ("catchErrorJustReturn(_:)", "catchAndReturn(_:)"), ("catchError(_:)", "catch(_:)"),
            ("catchError(_:)", "catch(sequence:)"), ("elementAt(_:)", "element(at:)"),
            ("observeOn(_:)", "observe(on:)"), ("retryWhen(_:)", "retry(when:)"), ("skipUntil(_:)", "skip(until:)"),
            ("skipWhile(_:)", "skip(while:)"), ("subscribeOn(_:)", "subscribe(on:)"),
            ("take(_:scheduler:)", "take(for:scheduler:)"), ("takeUntil(_:)", "take(until:)"),
            ("subscribe(onSuccess:onError:onDisposed:)", "subscribe(onSuccess:onFailure:onDisposed:)"),
        ].map { Deprecated(signature: $0, renamed: $1) } + [
            Deprecated(signature: "takeUntil(_:predicate:)", renamed: "take(until:behavior:)", order: [1, 0]),
            Deprecated(signature: "takeWhile(_:)", renamed: "take(while:behavior:)", order: [0]),
        ]

    /// The forms with the deprecated name, derived from the forms with the current one.
    func forms(_ members: [Generator.Form]) -> [Generator.Form] {
        ["ObservableType", "PrimitiveSequenceType"].flatMap { type in
            // The deprecated names treat a lazy collection as a sequence.
            let found = members.filter { member in
                member.home.type == type && member.form.signature == renamed
                    && !member.form.generics.contains { $0.contains("LazyCollectionProtocol") }
            }
            // Lenient forms replace the strict ones.
            let lenient = found.filter { $0.form.attributes.contains(Lenient.obsolete) }
            return (lenient.isEmpty ? Array(found.prefix(1)) : lenient).map {
                Generator.Form("RxSwift", "Names", $0.home, form(of: $0.form), of: $0)
            }
        }
    }

    private func form(of original: Declaration) -> Declaration {
        let parameters = original.parameters.filter { !$0.isForNoWitness }
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
        form.isDisfavored = original.isDisfavored
        form.parameters = zip(labels, kept).map { label, index in
            var parameter = parameters[index]
            if parameter.label != label { parameter.defaultValue = "" }
            parameter.label = label
            return parameter
        }
        form.body = [called.call(Code(original.name))]
        return form
    }
}
