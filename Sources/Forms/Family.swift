/// A kind of sequence that has the operators of observables in forms of its own: what its words are.
///
/// A form hands on to the operator of the observable beneath, and wraps what comes out.
struct Family: Sendable {
    let name: String
    /// Where the forms stand, and how their files' names end.
    var module: String
    let suffix: String
    /// The type that the forms extend, a protocol, which other sequences that a form takes conform to as well.
    let receiver: String
    /// What stands in place of `Observable<`.
    let wrapper: String
    /// How a form wraps the observable that comes out.
    let constructor: String
    /// The observable beneath, in a form.
    let base: String
    /// What a form of an operator says behind `public`.
    var modifiers: [String] = []
    /// What stands in front of the element, where the protocol has more than one parameter.
    var argument = ""
    /// What makes an observable of such a sequence.
    var unwrapped = ""
    /// Whether closures may throw.
    var canThrow = true
    /// Whether closures are the main actor's.
    var isOnMain = false
    /// Where there is no choice of a scheduler: the one that it is.
    var scheduler: String?
    /// Whether a form is tried after others, where the operator is: lenient ones stand beside it.
    var isDisfavored = true
    /// The sequences that it is, in words, and what their closures are.
    let sequences: String
    let closures: String
    /// What the page of an operator says that doesn't hold for its form, and what does.
    var words: [(String, String)] = []

    /// What the page of a form says of it.
    ///
    /// - Parameters:
    ///   - form: The form, and where it stands.
    ///   - strict: The operator.
    ///   - owner: Its module.
    ///   - isOverloaded: Whether the operator's name and labels are those of another one, too, so that no link leads to
    ///     it.
    /// - Returns: A sentence or two.
    func note(
        _ form: (home: Extension, form: Declaration),
        of strict: Declaration,
        in owner: String,
        isOverloaded: Bool
    ) -> String {
        // An extension's member stands below the module of its type.
        let isOfExtras = owner == "RxExtras"
        let extended = owner == "RxObservable" ? "" : "RxObservable/"
        let type =
            isOfExtras
            ? "/\(extended)ObservableType" : (module == owner ? "" : "/\(owner)/\(extended)") + "ObservableType"
        let name = Lenient.shortSignature(strict)
        let link =
            isOfExtras || isOverloaded || name != strict.signature
            ? "`\(name)` of ``\(type)``" : "``\(type)/\(name)``"
        let takesClosure = !strict.isAsynchronous && form.form.takesClosure
        let isOfOneKind = form.home.requirements.contains { $0.hasPrefix("Trait == ") }
        let kind = isOfOneKind ? Kind(form.home).map { "\($0.noun)s" } : nil
        let sentence =
            "The form of \(link) for \(kind ?? sequences)"
            + (takesClosure && !closures.isEmpty ? ": \(closures)." : ".")
        // What a selector of drivers and signals makes is a driver or a signal itself.
        let isUnbound = isInner(strict) && receiver == Family.main.receiver
        return isUnbound ? sentence + " What comes out isn't bound to the main thread." : sentence
    }

    /// The form of an observable's operator.
    func form(of strict: Declaration, in home: Extension) -> (home: Extension, form: Declaration) {
        var place = Extension(type: receiver, requirements: home.requirements.map { type(generic($0)) })
        if home.type.hasSuffix("<Bool>") {
            if argument.isEmpty { place.type += "<Bool>" } else { place.requirements = ["Element == Bool"] }
        }
        var form = strict
        form.attributes = strict.availability + ["@_alwaysEmitIntoClient"]
        let combines = strict.body.first?.hasPrefix("combination(") == true
        // What there are more of than named can't be handed on as it came.
        let hasOthers = strict.parameters.dropFirst().contains { $0.type.hasSuffix("...") }
        // What is combined on main stays there: it needn't be `Sendable`, so tuples have no lenient form.
        let staysOnMain = combines && isOnMain
        let isLenient = staysOnMain && !strict.takesClosure
        if strict.attributes.contains("@_disfavoredOverload"), isDisfavored, !isLenient {
            form.attributes.append("@_disfavoredOverload")
        }
        form.modifiers = strict.modifiers + (strict.isStatic ? [] : modifiers)
        form.generics = strict.generics.map(generic)
        if staysOnMain { form.generics = form.generics.map { $0.replacing(": Sendable", with: "") } }
        form.requirements = strict.requirements.map(type)
        form.result = type(strict.result)
        form.parameters.removeAll(where: isFixed)
        form.changeParameters { $0.type = closure(type($0.type)) }
        let call: String
        if combines || hasOthers {
            call = handingOn(strict.body.joined().replacing("asObservable()", with: base), strict)
        } else {
            // What a variadic parameter gives is an array.
            let name = strict.plainName == "of" ? "from" : strict.plainName
            let callee = "\(strict.isStatic ? "" : base).\(name)"
            call = trailing(strict.call(callee) { argument($0, strict) })
        }
        let isSequence = strict.result.hasPrefix("Observable<")
        form.body = [isSequence ? constructor + call + ")" : call]
        if isInner(strict) { inner(&form, strict) }
        if strict.isAsynchronous, isSequence { asynchronous(&place, &form, call) }
        return (place, form)
    }

    /// The form for a key path, of one that takes a closure.
    func keyPathForm(of form: Declaration) -> Declaration {
        var result = form
        let type = form.parameters.first?.type ?? ""
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
        strict.parameters.count == 1 && strict.parameters[0].type.hasSuffix("-> Source") == true
    }

    /// On main, what an inner sequence sends comes wherever it likes; drivers and signals take each other, and singles
    /// singles.
    private func inner(_ form: inout Declaration, _ strict: Declaration) {
        let name = strict.parameters[0].name
        if receiver == Family.main.receiver {
            form.generics = ["Source: ObservableConvertibleType"]
            form.result = strict.result
            form.body = ["asObservable().\(strict.name)(onMain { try \(name)($0).asObservable() })"]
        } else if receiver == Family.shared.receiver {
            form.modifiers = strict.modifiers
            form.generics = ["Sharing", "Result"]
            form.parameters[0].type = "@escaping @MainActor (Element) -> SharedSequence<Sharing, Result>"
            form.result = "SharedSequence<Sharing, Result>"
            form.body = ["SharedSequence(source.\(strict.name)(innerSource(\(name))))"]
        } else if receiver == Family.primitive.receiver {
            form.generics = ["Result"]
            form.parameters[0].type.replace("-> Source", with: "-> PrimitiveSequence<Trait, Result>")
            form.result = "PrimitiveSequence<Trait, Result>"
        }
    }

    /// What a task of its own finds comes from elsewhere, and its closure fails with `CancellationError` at most.
    private func asynchronous(_ place: inout Extension, _ form: inout Declaration, _ call: String) {
        if receiver == Family.infallible.receiver {
            form.body = ["withoutErrors(\(call))"]
        } else if receiver == Family.shared.receiver {
            place.type = "SharedSequence"
            form.modifiers.removeAll { $0 == "consuming" }
            form.body = ["deliveredOnMain(\(call.replacing(base, with: "source")))"]
            for index in form.parameters.indices where form.parameters[index].defaultValue == "nil" {
                // The label tells it from the form whose closure isn't asynchronous.
                form.parameters[index].defaultValue = ""
            }
        }
    }

    /// A call of a function of the library, with the closures as it takes them.
    private func handingOn(_ call: String, _ strict: Declaration) -> String {
        var call = call
        for parameter in strict.parameters where parameter.type.contains("->") && isOnMain {
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
        var text = text.replacing(": ObservableType", with: ": " + receiver)
        // Main sequences take any other, and move it.
        if receiver != Family.main.receiver {
            text = text.replacing(": ObservableConvertibleType", with: ": " + receiver)
        }
        return isOnMain ? withoutMetatype(text) : text
    }

    private func type(_ text: String) -> String {
        text.replacingWords("Observable<", with: wrapper).replacing(
            "some ObservableType<",
            with: "some \(receiver)<\(argument)"
        )
        .replacing(": ObservableType", with: ": \(receiver)")
    }

    private func closure(_ text: String) -> String {
        var text = text
        if !canThrow { text = text.replacing(" throws ->", with: " ->") }
        if isOnMain, !text.contains("@isolated(any)") { text = text.replacing("@Sendable (", with: "@MainActor (") }
        return text
    }

    private func argument(_ parameter: Declaration.Parameter, _ strict: Declaration) -> String {
        if isFixed(parameter) { return scheduler ?? "" }
        let name = parameter.name == "default" ? "`default`" : parameter.name
        guard parameter.type.contains("->") else { return name + conversion(parameter.type, strict) }
        if parameter.type.contains("@isolated(any)") { return name }
        guard isOnMain else {
            guard parameter.type.hasSuffix("-> Observable<Element>") else { return name }
            let tries = canThrow && parameter.type.contains(" throws ") ? "try " : ""
            return "{ \(tries)\(name)(\(parameter.type.contains(" () ") ? "" : "$0"))\(unwrapped) }"
        }
        guard parameter.type.hasSuffix(")?") else { return "onMain(\(name))" }
        // What is called when a subscription is disposed of may be called on any thread.
        return "\(name == "onDispose" ? "hoppingToMain" : "onMain")IfAny(\(name))"
    }

    /// A call whose last argument, if it is a closure in braces, stands behind it.
    private func trailing(_ call: String) -> String {
        guard call.hasSuffix(" })"), let open = Writer.lastCall(in: call) else { return call }
        var arguments = Scanner.list(call[open...].dropFirst().dropLast())
        guard let closure = arguments.popLast(), closure.starts(with: /(\w+: )?{/) else { return call }
        let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        return "\(call[..<open])\(list) \(closure.drop { $0 != "{" })"
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
