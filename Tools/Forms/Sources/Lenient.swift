/// The rule of lenient forms: RxSwift's call forms, for clients in Swift 5 mode.
///
/// They take closures that aren't `@Sendable` and elements that aren't `Sendable`.
enum Lenient {
    /// The drop-in modules.
    static let modules: Set = ["RxSwift", "RxCocoa"]
    static let obsolete = "@available(swift, obsoleted: 6.0)"

    /// The lenient form of a strict one and its place; `nil` where there is none.
    static func form(of strict: Declaration, in home: Extension) -> (home: Extension, form: Declaration)? {
        guard Lenient.hasForm(strict, home) else { return nil }
        let strictRequirements = home.requirements
        var home = home
        home.requirements = home.requirements.compactMap(Lenient.requirement)
        var form = Lenient.loosened(strict)
        form.result = Lenient.type(strict.result)
        let isLooser =
            form.generics != strict.generics || form.parameters != strict.parameters
            || home.requirements != strictRequirements || form.requirements != strict.requirements
            || home.type == "SharedSequenceConvertibleType" && strict.attributes.contains { $0.contains("@MainActor") }
        // The form for a scheduler of the main thread is strict; a strict form for any scheduler would be found first.
        let isBesideMain = Lenient.isBesideMain(strict.signature, home.type)
        guard isLooser || isBesideMain else { return nil }
        // The type checker tries each member of `RxTimeSpan` for each literal, together with each operator in the
        // closures of the chain: a few times would take seconds. A `Duration` takes the strict form.
        form.changeParameters(Lenient.time)
        form.attributes = strict.attributes.filter {
            !["@MainActor", "@preconcurrency"].contains($0) && $0 != "@_disfavoredOverload"
                && !$0.contains("swift, introduced")
        }
        form.attributes.append(Lenient.obsolete)
        form.body = body(of: strict, form)
        // The type of a closure or a key path tells the two forms apart. A static member is passed as a function,
        // without its defaults: `flatMap(Observable.from(optional:))`.
        let isToldApart = zip(strict.parameters, form.parameters).contains { strict, form in
            strict.isDiscriminator || form != strict && (form.isClosure || form.type.contains("KeyPath"))
        }
        if isBesideMain || strict.kind == "func" && !strict.isStatic && !isToldApart {
            form.parameters.append(.discriminator(behind: form.parameters))
        }
        return (home, form)
    }

    /// Whether a lenient form exists: none for members that are asynchronous, of the main actor, or new in this
    /// library.
    private static func hasForm(_ strict: Declaration, _ home: Extension) -> Bool {
        guard strict.modifiers.contains("public"), strict.kind != "var", homes.contains(home.type) else {
            return false
        }
        if none.contains("\(home.type).\(strict.signature)") { return false }
        // Forms for code of the main actor, and for key paths, are as lenient in Swift 5 mode.
        let isAsLenient = strict.takesKeyPath || strict.summaryBesideAnother != nil
        if isAsLenient, home.type.hasPrefix("SharedSequence") { return false }
        let words: [Code] = ["@isolated(any)", "async", "MainSchedulerType", "each", "VoidTask", "AsyncValues"]
        // A closure of a value that it is given for good is as lenient.
        let types = strict.types + strict.generics
        return !types.contains { type in
            words.contains { type.contains($0) } || type.contains("->") && type.contains("sending")
        }
    }

    /// Members without a lenient form by the rule.
    static let none: Set = [
        // Those by hand are of the type, not of the protocol.
        "ObservableType.just(_:)", "InfallibleType.just(_:)", "PrimitiveSequenceType.just(_:)",
        "SharedSequence.just(_:)",
        // The lenient one takes any number of elements.
        "ObservableType.startWith(_:)", "ObservableType.startWith(_:_:_:)",
        // Drivers inside drivers are the library's, so each fulfils the strict form.
        "SharedSequenceConvertibleType.merge()", "SharedSequenceConvertibleType.merge(maxConcurrent:)",
        "SharedSequenceConvertibleType.switchLatest()",
        // Only the conformance of the elements would be looser.
        "ObservableType.switchLatest()", "ObservableType.dematerialize()", "ObservableType.decode(type:decoder:)",
        "InfallibleType.switchLatest()",
        // It witnesses a requirement, and a second one would be ambiguous.
        "ObservableType.asObservable()",
    ]

    /// Members of any sequence, and of singles, that have a form for a scheduler of the main thread.
    private static let besideMain: [String: Set] = [
        "ObservableType": [
            "debounce(_:scheduler:)", "throttle(_:latest:scheduler:)", "delay(_:scheduler:)", "timeout(_:scheduler:)",
            "interval(_:scheduler:)", "timer(_:period:scheduler:)",
        ],
        "PrimitiveSequenceType": ["observe(on:)", "delay(_:scheduler:)", "timeout(_:scheduler:)"],
    ]

    static func isBesideMain(_ signature: String, _ type: String) -> Bool {
        besideMain[type]?.contains(signature) ?? false
    }

    /// The types that have lenient forms.
    private static let homes: Set = [
        "ObservableType", "Observable", "ObservableConvertibleType", "InfallibleType", "Infallible", "SharedSequence",
        "SharedSequenceConvertibleType", "PrimitiveSequence", "PrimitiveSequenceType", "BehaviorRelay", "PublishRelay",
        "ControlEvent", "ControlProperty",
    ]

    /// The drop-in module of a form: `RxCocoa` has the forms of drivers and signals.
    static func module(of home: Extension, _ strict: Declaration) -> String {
        let names: [Code] = ["SharedSequence", "Driver", "Signal"]
        let isOfCocoa =
            home.type.hasPrefix("SharedSequence")
            || ([strict.result] + strict.types + strict.generics).contains { names.contains(where: $0.contains) }
        return isOfCocoa ? "RxCocoa" : "RxSwift"
    }

    /// The signature, with a long list of labels cut after the first.
    static func shortSignature(_ form: Declaration) -> String {
        guard form.signature.count > 80 else { return form.signature }
        return "\(form.plainName)(\(form.parameters.first?.label ?? "_"):…)"
    }

    /// The declaration and its page, without the requirements of Swift 6.
    static func loosened(_ strict: Declaration) -> Declaration {
        var form = strict
        form.documentation = ["Lenient form of `\(shortSignature(strict))`, for clients in Swift 5 mode."]
        form.generics = strict.generics.map(type)
        form.requirements = strict.requirements.compactMap(requirement)
        form.changeParameters(type)
        return form
    }

    /// The type, without the requirements of Swift 6.
    static func type(_ type: Code) -> Code {
        let loose = type.removing(
            "@Sendable",
            "@MainActor",
            "sending",
            " & SendableMetatype",
            " & Sendable",
            ": Sendable"
        )
        return loose.contains("any KeyPath") ? loose.removing("any") : loose
    }

    /// RxSwift's type of a time.
    static func time(_ type: Code) -> Code {
        switch type {
        case "any RxTimeSpan": "RxTimeInterval"
        case "(any RxTimeSpan)?": "RxTimeInterval?"
        default: type
        }
    }

    static func requirement(_ requirement: Code) -> Code? {
        if [": Sendable", ": SendableMetatype"].contains(where: requirement.hasSuffix) { return nil }
        return requirement.contains("FixedWidthInteger") ? requirement : type(requirement)
    }

    // MARK: Bodies

    /// The strict body, whose closures aren't isolated here.
    ///
    /// It calls the lenient forms of operators; other functions are `@preconcurrency`, and take a closure as it is in
    /// the drop-in modules, which are in Swift 5 mode.
    private static func body(of strict: Declaration, _ form: Declaration) -> [Code] {
        zip(strict.parameters, form.parameters).filter { $0 != $1 && $1.isClosure }.map(\.0.name)
            .reduce(strict.body) { body, closure in body.map { withoutCasts($0, of: closure) } }
    }

    /// The code without the casts of a closure to the main actor's.
    private static func withoutCasts(_ code: Code, of closure: String) -> Code {
        code.replacingCalls { callee, arguments in
            guard arguments.last?.value.description == closure else { return nil }
            return switch callee {
            case "assumeMain", "assumeMainIfAny", "hoppingToMainIfAny": Code(closure)
            case "innerSource": "{ \(closure)($0).source }"
            case "weaklyOnMain": "weakly(object, \(closure))"
            default: nil
            }
        }
    }
}
