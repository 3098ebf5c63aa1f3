/// A call of a form: on numbers, with the simplest closures.
struct Sample {
    /// The kind of the sequence, and of the others of the call.
    let kind: Kind
    /// The element type, where it has to be written.
    let element: Code

    /// The call of a form on a sequence of a test run, or on a type; `nil` where an argument isn't known.
    func call(_ form: Declaration, in home: Extension, on source: String) -> Code? {
        var arguments: [Code.Argument] = []
        for parameter in form.parameters where parameter.defaultValue.isEmpty || isNeeded(parameter) {
            guard let value = value(of: parameter, in: form) else { return nil }
            arguments.append(.init(label: parameter.label == "_" ? nil : parameter.label, value: value))
        }
        // The type is written without an element where the form determines the element.
        let isOfOther = (home.requirements + form.requirements).contains {
            $0 == "Element == Any" || $0.contains("Element == [Value]")
        }
        let type = isOfOther ? Code(kind.rawValue) : kind.type(of: element.isEmpty ? "Int" : element)
        // It is for sequences of collections.
        let start: Code =
            "\(form.isStatic ? type : Code(source))\(form.plainName == "mapMany" ? ".map { [$0, $0] }" : "")"
        let callee = start.member(form.plainName)
        return form.kind == "var" ? callee : Code(calling: callee, arguments)
    }

    /// Whether the parameter needs an argument: handlers with a default do, other parameters with a default don't.
    private func isNeeded(_ parameter: Declaration.Parameter) -> Bool {
        if parameter.type.contains("KeyPath") || parameter.type == "Sharing.Type" { return true }
        return parameter.isClosure
            && ["onNext", "afterNext", "onSuccess", "onError", "onFailure", "onCompleted"].contains(parameter.name)
    }

    private func value(of parameter: Declaration.Parameter, in form: Declaration) -> Code? {
        var type = parameter.type.removing(
            "@escaping",
            "consuming",
            "@Sendable",
            "@MainActor",
            "@isolated(any)",
            "sending",
            "any",
            "async",
            "throws",
            " & Sendable"
        )
        if type.contains("->") { type = type.optional ?? type }
        if let value = Sample.values["\(parameter.name): \(type)"] ?? Sample.values["\(type)"] { return value }
        if type.contains("->") { return closure(type) }
        if let shared = shared(type) { return shared }
        if type == "Subject" { return subject }
        if type.hasSuffix(".Type") { return type.first == "Sharing" ? "DriverSharingStrategy.self" : "Broken.self" }
        let isOfNumbers = form.requirements.contains("Sequence.Element == Element")
        if ["Sequence", "Collection"].contains(type) { return isOfNumbers ? "[5, 6]" : "[\(another), \(another)]" }
        if type == "Relay..." {
            return form.requirements.contains("Relay.Element == Element?")
                ? "BehaviorRelay(value: nil)" : "BehaviorRelay(value: 7)"
        }
        if ["BehaviorRelay", "PublishRelay", "ReplayRelay"].contains(type.first) { return nil }
        if case .list("[", let list)? = type.pieces.first {
            return list[0].value.genericArguments.isEmpty ? nil : "[\(another), \(another)]"
        }
        if ["Source", "Opening", "First", "Second", "Third"].contains(type) { return another }
        guard type.pieces.contains(where: { if case .list("<", _) = $0 { true } else { false } }) else { return nil }
        return type.hasSuffix("...") ? "\(another), \(another)" : another
    }

    /// A closure whose result is computed from its arguments, and passed on.
    private func closure(_ type: Code) -> Code? {
        if type == "(inout Result, Element) -> Void" { return "{ $0 += note($1) }" }
        let (taken, given) = type.cut(at: "->")
        guard case .list(_, let arguments)? = taken.pieces.first, let result = result(type, arguments, given) else {
            return nil
        }
        let isIgnoring = !arguments.isEmpty && ["$0", "$1", "$2", "$3"].allSatisfy { !result.contains(Code($0)) }
        return
            "{ \(isIgnoring ? "_ in " : "")\(given == "Void" && !arguments.isEmpty ? "_ = " : "")note(\(result)) }"
    }

    private func result(_ type: Code, _ arguments: [Code.Argument], _ given: Code) -> Code? {
        if let result = Sample.closures["\(type)"] { return result }
        if given == "Void" {
            if arguments.contains(where: { $0.value.contains("->") }) { return nil }
            return arguments.isEmpty ? "()" : "$\(arguments.count - 1)"
        }
        if let result = Sample.results["\(given)"] { return result }
        switch arguments.first?.value {
        case nil: return given.first == "Subject" ? subject : another
        case "any Error", "Error":
            if let shared = shared(given) { return shared }
            return given.contains("Infallible") ? Code("\(typed("Infallible")).of(5, 6)") : another
        case "Resource": return another
        case "E1": return "$0 + $\(arguments.count - 1)"
        case let first? where first.pieces.first.map { if case .list("[", _) = $0 { true } else { false } } ?? false:
            return "$0[1]"
        default:
            if given == "Source" { return "\(kind.rawValue).just($0)" }
            if given == "PrimitiveSequence<Trait, Result>" { return "\(kind.rawValue).just($0)" }
            return ["Period", "Time", "Closing"].contains(given) ? another : nil
        }
    }

    /// Another sequence of the same kind.
    private var another: Code { element == "Int" ? "integers" : Code(kind.source) }
    private var subject: Code { "PublishSubject<\(element.isEmpty ? "Int" : element)>()" }

    private func shared(_ type: Code) -> Code? {
        if type.contains("SignalSharingStrategy") || type.contains("Signal") { return "\(typed("Signal")).just(7)" }
        return ["DriverSharingStrategy", "Driver", "Sharing"].contains(where: type.contains) && type != "Sharing.Type"
            ? "\(typed("Driver")).just(7)" : nil
    }

    private func typed(_ name: String) -> Code { element.isEmpty ? Code(name) : Code(name, of: [element]) }

    private static let values: [String: Code] = [
        "default: Element": "7", "Element": "7", "Element...": "7, 8", "[Element]": "[7, 8]", "Element?": "7",
        "Result": "0", "Accumulated": "0", "Int": "2", "Object": "object", "initialState: Element": "1",
        "SchedulerType": "scheduler", "ImmediateSchedulerType": "scheduler",
        "RxTimeSpan": "RxTimeInterval.seconds(5)", "RxTimeInterval": "RxTimeInterval.seconds(5)",
        "KeyPath<Element, Property>": "\\.half", "() -> Resource": "{ BooleanDisposable() }", "Observer...": "observer",
        "RepeatBehavior": ".immediate(maxCount: 2)", "BehaviorRelay<Element>...": "BehaviorRelay(value: 7)",
        "BehaviorRelay<Element?>...": "BehaviorRelay(value: nil)",
        "ReplayRelay<Element>...": "ReplayRelay.create(bufferSize: 1)",
        "ReplayRelay<Element?>...": "ReplayRelay.create(bufferSize: 1)",
        "(Observable<Element>) -> Result": "{ _ in 0 }", "Argument": "0",
        "(Observable<Element>) -> (Argument) -> Result": "{ _ in { $0 } }", "Source.Element": "0",
    ]

    /// The closures' results, computed from their arguments.
    private static let closures: [String: Code] = [
        "(Element) -> Result": "$0 + 1", "(Element.Element) -> Result": "$0 + 1",
        "(Element) -> Result?": "$0 != 2 ? $0 : nil", "(Element) -> Bool": "$0 != 3", "(Element) -> Key": "$0 % 2",
        "(Error) -> Bool": "false",
        "(Key, Key) -> Bool": "$0 == $1", "(Element, Element) -> Bool": "$0 == $1", "(Element) -> Element": "$0 + 1",
        "(Result, Element) -> Result": "$0 + $1", "(Accumulated, Element) -> Accumulated": "$0 + $1",
        "(Accumulated) -> Result": "$0 * 2", "(Object, Element) -> Out": "$1",
        "(Element, Source.Element) -> Result": "$0 + $1", "(Element) -> FilterMap<Result>": "FilterMap.map($0)",
        "(Error) -> Error": "$0", "(Observable<Subject.Element>) -> Observable<Result>": "$0",
        "(Element, First.Element, Second.Element) -> Result": "$0 + $2",
        "(Element, First.Element, Second.Element, Third.Element) -> Result": "$0 + $3",
        "(Source.Element, Element) -> Source": "Observable.just($0 + $1)",
        "(Element) -> Maybe<Result>": "Maybe.just($0)", "(Element) -> Completable": "Completable.empty()",
        "(Element) -> SharedSequence<Sharing, Result>": "Driver.just($0)",
    ]

    /// The results of closures with any arguments.
    private static let results: [String: Code] = [
        "Trigger": "$0.take(1)", "TriggerObservable": "$0.take(1)", "Disposable": "Disposables.create()",
        "RxTimeInterval": "RxTimeInterval.seconds(1)", "RxTimeSpan": "RxTimeInterval.seconds(1)",
    ]
}
