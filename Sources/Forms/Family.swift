/// A kind of sequence that has the operators of observables in forms of its own: what its words are.
///
/// A form hands on to the operator of the observable beneath, and wraps what comes out.
struct Family: Sendable {
    let name: String
    /// Where the forms stand, and how their files' names end.
    let module: String
    let suffix: String
    /// The type that the forms extend.
    let receiver: String
    /// What stands in place of `Observable<`.
    let wrapper: String
    /// How a form wraps the observable that comes out.
    let constructor: String
    /// The observable beneath, in a form.
    let base: String
    /// What a form of an operator says behind `public`.
    let modifiers: [String]
    /// The protocol of other sequences that a form takes.
    let others: String
    /// What stands in front of the element, where that protocol has more than one parameter.
    let argument: String
    /// What makes an observable of such a sequence.
    let unwrapped: String
    /// Whether closures may throw.
    let canThrow: Bool
    /// Whether closures are the main actor's.
    let isOnMain: Bool
    /// Where there is no choice of a scheduler: the one that it is.
    let scheduler: String?
    /// Whether a form is tried after others, where the operator is: lenient ones stand beside it.
    let isDisfavored: Bool
    /// The sequences that it is, in words, and what their closures are.
    let sequences: String
    let closures: String
    /// What the page of an operator says that doesn't hold for its form, and what does.
    var words: [(String, String)]

    /// What the page of a form says of it.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - strict: The operator.
    ///   - owner: Its module.
    ///   - isOverloaded: Whether the operator's name and labels are those of another one, too, so that no link leads to
    ///     it.
    /// - Returns: A sentence or two.
    func note(_ form: Declaration, of strict: Declaration, in owner: String, isOverloaded: Bool) -> String {
        // An extension's member stands below the module of its type.
        let extended = owner == "RxObservable" ? "" : "RxObservable/"
        let type = (module == owner ? "" : "/\(owner)/\(extended)") + "ObservableType"
        let name = Lenient.shortSignature(strict)
        let link =
            isOverloaded || name != strict.signature
            ? "`\(name)` of ``\(type)``" : "``\(type)/\(name)``"
        let takesClosure = !isAsynchronous(strict) && (form.parameters ?? []).contains { $0.type.contains("->") }
        let sentence =
            "The form of \(link) for \(sequences)" + (takesClosure && !closures.isEmpty ? ": \(closures)." : ".")
        // What a selector of drivers and signals makes is a driver or a signal itself.
        let isUnbound = isInner(strict) && receiver == Family.main.receiver
        return isUnbound ? sentence + " What comes out isn't bound to the main thread." : sentence
    }

    /// The form of an observable's operator.
    func form(of strict: Declaration, in home: Extension) -> (home: Extension, form: Declaration) {
        var place = Extension(type: receiver, requirements: home.requirements.map(type))
        if isOnMain { place.requirements = place.requirements.map(withoutMetatype) }
        var form = strict
        form.attributes = strict.availability + ["@_alwaysEmitIntoClient"]
        let combines = strict.body.first?.hasPrefix("combination(") == true
        // What is combined on main stays there: it needn't be `Sendable`, so tuples have no lenient form.
        let staysOnMain = combines && isOnMain
        let isLenient = staysOnMain && strict.parameters?.contains { $0.type.contains("->") } == false
        if strict.attributes.contains("@_disfavoredOverload"), isDisfavored, !isLenient {
            form.attributes.append("@_disfavoredOverload")
        }
        form.modifiers = strict.modifiers + (strict.modifiers.contains("static") ? [] : modifiers)
        form.generics = strict.generics.map(generic)
        if staysOnMain { form.generics = form.generics.map { $0.replacing(": Sendable", with: "") } }
        form.requirements = strict.requirements.map(type)
        form.result = type(strict.result)
        form.parameters = (strict.parameters ?? []).filter { !isFixed($0) }.map { parameter in
            var parameter = parameter
            parameter.type = closure(type(parameter.type))
            return parameter
        }
        let call: String
        if combines {
            call = handingOn(strict.body.joined(), strict)
        } else {
            let start = strict.modifiers.contains("static") ? "" : base
            let arguments = (strict.parameters ?? []).map { argument($0, strict) }
            call = "\(start).\(strict.plainName)(\(arguments.joined(separator: ", ")))"
        }
        form.body = Writer.call(constructor + call + ")", room: Writer.width - 8)
        if isInner(strict) { inner(&form, strict) }
        if isAsynchronous(strict) { asynchronous(&place, &form, call) }
        return (place, form)
    }

    /// The form for a key path, of one that takes a closure.
    func keyPathForm(of form: Declaration) -> Declaration {
        var result = form
        let type = form.parameters?.first?.type ?? ""
        let value = type.firstRange(of: "-> ").map { String(type[$0.upperBound...]) } ?? ""
        result.attributes = form.availability + ["@_alwaysEmitIntoClient", "@_disfavoredOverload"]
        result.parameters = [
            .init(label: "_", name: "keyPath", type: "KeyPath<Element, \(value)>", defaultValue: "theKeyPath()")
        ]
        result.body = ["\(form.name)(readOnMain(keyPath))"]
        return result
    }

    // MARK: Rules for operators whose closures make sequences, and for asynchronous ones

    private func isInner(_ strict: Declaration) -> Bool {
        strict.parameters?.count == 1 && strict.parameters?[0].type.hasSuffix("-> Source") == true
    }

    /// On main, what an inner sequence sends comes wherever it likes; drivers and signals take each other.
    private func inner(_ form: inout Declaration, _ strict: Declaration) {
        let name = strict.parameters?[0].name ?? ""
        if receiver == Family.main.receiver {
            form.generics = ["Source: ObservableConvertibleType"]
            form.result = strict.result
            form.body = ["asObservable().\(strict.name)(onMain { try \(name)($0).asObservable() })"]
        } else if receiver == Family.shared.receiver {
            form.modifiers = strict.modifiers
            form.generics = ["Sharing", "Result"]
            form.parameters?[0].type = "@escaping @MainActor (Element) -> SharedSequence<Sharing, Result>"
            form.result = "SharedSequence<Sharing, Result>"
            form.body = ["SharedSequence(source.\(strict.name)(innerSource(\(name))))"]
        }
    }

    private func isAsynchronous(_ strict: Declaration) -> Bool {
        strict.parameters?.contains { $0.type.contains("@isolated(any)") } == true
    }

    /// What a task of its own finds comes from elsewhere, and its closure fails with `CancellationError` at most.
    private func asynchronous(_ place: inout Extension, _ form: inout Declaration, _ call: String) {
        if receiver == Family.infallible.receiver {
            form.body = Writer.call("withoutErrors(\(call))", room: Writer.width - 8)
        } else if receiver == Family.shared.receiver {
            place.type = "SharedSequence"
            form.modifiers.removeAll { $0 == "consuming" }
            let call = call.replacing(base, with: "source")
            form.body = Writer.call("deliveredOnMain(\(call))", room: Writer.width - 8)
            for index in form.parameters?.indices ?? 0..<0 where form.parameters?[index].defaultValue == "nil" {
                // The label tells it from the form whose closure isn't asynchronous.
                form.parameters?[index].defaultValue = ""
            }
        }
    }

    /// A call of a function of the library, with the closures as it takes them.
    private func handingOn(_ call: String, _ strict: Declaration) -> String {
        var call = call
        for parameter in strict.parameters ?? [] where parameter.type.contains("->") && isOnMain {
            call = call.replacingWord(parameter.name) { _ in "onMain(\(parameter.name))" }
        }
        return call
    }

    // MARK: Words

    private func withoutMetatype(_ text: String) -> String { text.replacing(" & SendableMetatype", with: "") }

    private func isFixed(_ parameter: Declaration.Parameter) -> Bool {
        scheduler != nil && parameter.label == "scheduler"
    }

    private func generic(_ text: String) -> String {
        var text = text.replacing(": ObservableType", with: ": " + others)
        // Main sequences take any other, and move it.
        if receiver != Family.main.receiver {
            text = text.replacing(": ObservableConvertibleType", with: ": " + others)
        }
        return isOnMain ? withoutMetatype(text) : text
    }

    private func type(_ text: String) -> String {
        text.replacingWords("Observable<", with: wrapper).replacing(
            "some ObservableType<",
            with: "some \(others)<\(argument)"
        )
        .replacing(": ObservableType", with: ": \(others)")
    }

    private func closure(_ text: String) -> String {
        var text = text
        if !canThrow { text = text.replacing(" throws ->", with: " ->") }
        if isOnMain, !text.contains("@isolated(any)") { text = text.replacing("@Sendable (", with: "@MainActor (") }
        return text
    }

    private func argument(_ parameter: Declaration.Parameter, _ strict: Declaration) -> String {
        let label = parameter.label == "_" ? "" : parameter.label + ": "
        if isFixed(parameter) { return label + (scheduler ?? "") }
        let name = parameter.name == "default" ? "`default`" : parameter.name
        guard parameter.type.contains("->") else {
            return label + name + conversion(parameter.type, strict)
        }
        guard isOnMain, !parameter.type.contains("@isolated(any)") else { return label + name }
        guard parameter.type.hasSuffix(")?") else { return label + "onMain(\(name))" }
        // What is called when a subscription is disposed of may be called on any thread.
        return label + "\(name == "onDispose" ? "hoppingToMain" : "onMain")IfAny(\(name))"
    }

    /// What makes observables of the sequences in an argument.
    private func conversion(_ type: String, _ strict: Declaration) -> String {
        if receiver == Family.main.receiver, strict.generics.contains("\(type): ObservableConvertibleType") {
            return ".asObservable().movedToMain()"
        }
        let isSource = strict.generics.contains { $0.hasPrefix("\(type): Observable") }
        if isSource || type == "Observable<Element>" { return unwrapped }
        let each = unwrapped == ".source" ? "map(\\.source)" : "map { $0\(unwrapped) }"
        if type == "Observable<Element>..." || type == "[Observable<Element>]" { return "." + each }
        let isList = strict.requirements.contains { $0.hasPrefix("\(type).Element") && $0.contains("Observable") }
        guard isList else { return "" }
        return (type == "Sequence" ? ".lazy." : ".") + each
    }
}

extension String {
    /// Replaces what isn't the end of a longer name.
    func replacingWords(_ word: String, with replacement: String) -> String {
        var result = ""
        var rest = self[...]
        while let found = rest.firstRange(of: word) {
            let last = rest[..<found.lowerBound].last ?? " "
            result += rest[..<found.lowerBound] + (last.isLetter ? word : replacement)
            rest = rest[found.upperBound...]
        }
        return result + rest
    }
}
