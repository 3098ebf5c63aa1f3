/// A kind of sequence with its own forms of the observables' operators, and the words of these forms.
///
/// A form calls the operator of the wrapped observable, and wraps the result.
struct Family: Sendable {
    let name: String
    /// The module of the forms, and the end of their files' names.
    var module = "RxTraits"
    let suffix: String
    /// The extended type: a protocol that the other sequences of a form conform to as well.
    let receiver: String
    /// The type in place of `Observable`, and its parameters in front of the element.
    let wrapper: String
    var parameters: [Code] = []
    /// The label of the wrapped observable, in an initializer.
    var label: String?
    /// The wrapped observable, in a form.
    var base: Code = "asObservable()"
    /// The modifiers of an operator's form, after `public`.
    var modifiers: [String] = []
    /// The conversion of such a sequence to an observable.
    var unwrapped = ""
    /// Whether closures may throw.
    var canThrow = true
    /// Whether closures are isolated to the main actor.
    var isOnMain = false
    /// The fixed scheduler, where a family offers no choice.
    var scheduler: Code?

    /// The form of an observable's operator.
    func form(of strict: Declaration, in home: Extension) -> (home: Extension, form: Declaration) {
        var place = Extension(type: receiver, requirements: home.requirements.map(type))
        if home.type.hasSuffix("<Bool>") {
            if receiver != Family.shared.receiver {
                place.type += "<Bool>"
            } else {
                place.requirements = ["Element == Bool"]
            }
        }
        var form = strict
        form.attributes = strict.availability + ["@_alwaysEmitIntoClient"]
        let combines = strict.body.first?.first == "combination"
        // An operator with a variadic parameter among others can't be forwarded to.
        let hasOthers = strict.types.dropFirst().contains { $0.hasSuffix("...") }
        // Sequences combined on main stay there and needn't be `Sendable`, so tuples have no lenient form.
        let staysOnMain = combines && isOnMain
        // No lenient form competes with those of main sequences.
        let isLenient = receiver != Family.main.receiver && (!staysOnMain || strict.takesClosure)
        form.isDisfavored = strict.isDisfavored && isLenient
        form.modifiers = strict.modifiers + (strict.isStatic ? [] : modifiers)
        form.generics = strict.generics.map(type)
        if staysOnMain { form.generics = form.generics.map { $0.changingProtocols { $0 == "Sendable" ? nil : $0 } } }
        form.parameters.removeAll(where: isFixed)
        form.changeTypes(type)
        form.changeParameters(closure)
        // What an asynchronous closure returns is delivered on the main thread anew: the share isn't reused.
        let base: Code = strict.isAsynchronous && receiver == Family.shared.receiver ? "source" : base
        let call: Code
        if combines || hasOthers {
            call = handingOn(strict.body[0].converted(to: base, others: others), strict)
        } else {
            // Inside the function, a variadic parameter is an array.
            let name = strict.plainName == "of" ? "from" : strict.plainName
            let callee = strict.isStatic ? Code("." + name) : base.member(name)
            call = strict.call(callee, trailing: true) { argument($0, strict) }
        }
        let isSequence = strict.result.first == "Observable"
        form.body = [isSequence ? call.wrapped(in: wrapper, label: label) : call]
        if strict.parameters.count == 1, strict.types[0].hasSuffix("-> Source") { inner(&form, strict) }
        if strict.isAsynchronous, isSequence { asynchronous(&place, &form, call) }
        return (place, form)
    }

    /// The key-path forms of a form that takes a closure.
    func keyPathForms(of form: Declaration) -> [Declaration] {
        // The two for Swift 6 rank above a closure that is disfavoured, and below one that isn't: with three forms of
        // one rank, a chain with four key paths takes the type checker half a second.
        form.forms(
            reading: form.types[0].cut(at: "->").1,
            "theKeyPath()",
            body: "\(form.name)(readOnMain(keyPath))",
            isDisfavored: { $0 == .unchecked || receiver != Family.shared.receiver }
        )
    }

    // MARK: Rules for operators whose closures make sequences, and for asynchronous ones

    /// Converts an inner sequence: on main it may send on any thread; drivers and signals take each other, singles take
    /// singles.
    private func inner(_ form: inout Declaration, _ strict: Declaration) {
        let name = strict.parameters[0].name
        if receiver == Family.main.receiver {
            form.generics = strict.generics
            form.result = strict.result
            form.body = ["promised.\(strict.name)(assumeMain { try \(name)($0).asObservable() })"]
        } else if receiver == Family.shared.receiver {
            form.modifiers = strict.modifiers
            form.generics = ["Sharing", "Result"]
            form.parameters[0].type = "@escaping @MainActor (Element) -> SharedSequence<Sharing, Result>"
            form.result = "SharedSequence<Sharing, Result>"
            form.body = ["SharedSequence(source.\(strict.name)(innerSource(\(name))))"]
        } else if receiver == Family.primitive.receiver {
            form.generics = ["Result"]
            form.result = "PrimitiveSequence<Trait, Result>"
            var selector = ClosureType(form.parameters[0].type)
            selector?.result = form.result
            form.parameters[0].type = selector?.code ?? form.parameters[0].type
        }
    }

    /// A task's result comes from another thread, and its closure fails at most with `CancellationError`.
    private func asynchronous(_ place: inout Extension, _ form: inout Declaration, _ call: Code) {
        if receiver == Family.infallible.receiver {
            form.body = ["withoutErrors(\(call))"]
        } else if receiver == Family.shared.receiver {
            place.type = "SharedSequence"
            form.modifiers.removeAll { $0 == "consuming" }
            form.body = [call.wrapped(in: "observedOnMain")]
            for index in form.parameters.indices where form.parameters[index].defaultValue == "nil" {
                // The label distinguishes the form from its synchronous overload.
                form.parameters[index].defaultValue = ""
            }
        }
    }

    /// A call of a library function, with closures in the form that it takes.
    private func handingOn(_ call: Code, _ strict: Declaration) -> Code {
        strict.parameters.filter { $0.isClosure && isOnMain }.reduce(call) { call, parameter in
            call.replacingArgument(parameter.name, with: "assumeMain(\(parameter.name))")
        }
    }

    /// The member of other sequences that an operator takes, in place of `asObservable()`.
    private var others: String { receiver == Family.main.receiver ? ".asObservable()" : ".\(base)" }

    // MARK: Types and arguments

    private func isFixed(_ parameter: Declaration.Parameter) -> Bool {
        scheduler != nil && parameter.label == "scheduler"
    }

    private func type(_ type: Code) -> Code {
        type.retyping("Observable", to: wrapper, adding: parameters)
            .retyping("ObservableType", to: receiver, adding: receiver == Family.shared.receiver ? parameters : [])
            .changingProtocols { name in
                // Main sequences take any sequence and move it to the main thread.
                let isAny = receiver != Family.main.receiver && name == "ObservableConvertibleType"
                return isAny || name == "ObservableType" ? Code(receiver) : name
            }
    }

    private func closure(_ type: Code) -> Code {
        guard var closure = ClosureType(type) else { return type }
        if !canThrow { closure.effects.removeAll { $0 == .word("throws") } }
        if isOnMain, !closure.attributes.contains(.word("@isolated")) {
            closure.attributes = closure.attributes.map { $0 == .word("@Sendable") ? .word("@MainActor") : $0 }
        }
        return closure.code
    }

    private func argument(_ parameter: Declaration.Parameter, _ strict: Declaration) -> Code {
        if isFixed(parameter) { return scheduler ?? "" }
        let name = parameter.name == "default" ? "`default`" : parameter.name
        guard parameter.isClosure else { return "\(name)\(conversion(parameter.type, strict))" }
        if parameter.isAsynchronous { return Code(name) }
        guard isOnMain else {
            guard parameter.type.hasSuffix("-> Observable<Element>") else { return Code(name) }
            let tries = canThrow && parameter.type.contains("throws") ? "try " : ""
            return "{ \(tries)\(name)(\(parameter.type.contains("() throws") ? "" : "$0"))\(unwrapped) }"
        }
        guard parameter.type.optional != nil else { return "assumeMain(\(name))" }
        // An action for disposal may be called on any thread.
        return "\(name == "onDispose" ? "hoppingToMain" : "assumeMain")IfAny(\(name))"
    }

    /// The conversion to observables of the sequences in an argument.
    private func conversion(_ type: Code, _ strict: Declaration) -> String {
        if receiver == Family.main.receiver, strict.generics.contains("\(type): ObservableConvertibleType") {
            return ".asObservable().observedOnMain()"
        }
        let isSource = ["ObservableType", "ObservableConvertibleType"].contains {
            strict.generics.contains("\(type): \($0)")
        }
        if isSource || type == "Observable<Element>" { return unwrapped }
        let each = unwrapped == ".source" ? "map(\\.source)" : "map { $0\(unwrapped) }"
        if type == "Observable<Element>..." || type == "[Observable<Element>]" { return "." + each }
        let isList = strict.requirements.contains { $0.contains("\(type).Element") && $0.contains("Observable") }
        guard isList else { return "" }
        return (type == "Sequence" ? ".lazy." : ".") + each
    }
}
