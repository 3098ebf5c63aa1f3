/// A call of a form: on numbers, with the simplest closures.
struct Sample {
    /// The kind of the sequence, and of the others of the call.
    let kind: Kind
    /// The function that closures pass their results to, so that they capture something.
    let word: String
    /// The element type, where it has to be written.
    var element = ""

    /// The call of a form on a sequence of a test run, or on a type; `nil` where an argument isn't known.
    func call(_ called: Declaration, of form: Generator.Form, on source: String) -> String? {
        // The type is written without an element where the form determines the element.
        let isOfOther = (form.home.requirements + form.form.requirements).contains {
            $0.contains(/Element == (Any|\[)/)
        }
        let type = isOfOther ? kind.rawValue : kind.type(of: element.isEmpty ? "Int" : element)
        return call(called).map { (called.isStatic ? type : source) + $0 }
    }

    /// The call, without its kind; `nil` where an argument isn't known.
    func call(_ form: Declaration) -> String? {
        var arguments: [String] = []
        for parameter in form.parameters {
            if !parameter.defaultValue.isEmpty, !isNeeded(parameter) { continue }
            guard let value = value(of: parameter, in: form) else { return nil }
            arguments.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
        }
        // A sequence of sequences needs inner sequences first.
        let starts = [
            "switchLatest": ".map { \(kind.rawValue).just($0) }", "not": ".map { $0 > 1 }",
            "unwrap": ".map { Optional($0) }", "mapMany": ".map { [$0, $0] }",
        ]
        let start = starts[form.plainName] ?? ""
        let list = form.kind == "var" ? "" : "(\(arguments.joined(separator: ", ")))"
        return "\(start).\(form.plainName)\(list)"
    }

    /// Whether the parameter needs an argument: handlers with a default do, other parameters with a default don't.
    private func isNeeded(_ parameter: Declaration.Parameter) -> Bool {
        if parameter.type.contains("KeyPath") || parameter.type == "Sharing.Type" { return true }
        return parameter.type.contains("->")
            && ["onNext", "afterNext", "onSuccess", "onError", "onFailure", "onCompleted"].contains(parameter.name)
    }

    private func value(of parameter: Declaration.Parameter, in form: Declaration) -> String? {
        var type = plain(parameter.type)
        if type.hasSuffix(")?"), type.contains("->") { type = String(type.dropFirst().dropLast(2)) }
        if let value = Sample.values[parameter.name + ": " + type] ?? Sample.values[type] { return value }
        if let result = Sample.closures[type] { return closure(result) }
        if type == "(inout Result, Element) -> Void" { return "{ $0 += \(called("$1")) }" }
        if type == "() -> Void" { return "{ \(word)(()) }" }
        if let found = type.wholeMatch(of: /\(([^()]+)\) -> Void/) {
            return closure("_ = $\(found.1.count { $0 == "," })")
        }
        if type.contains(/^\(Observable<\w+>\) -> Trigger/) { return closure("$0.take(1)") }
        if type.hasSuffix("-> Source") {
            return closure("\(kind == .main ? "Observable" : kind.rawValue).just($0)")
        }
        if type.hasPrefix("(Element) -> SharedSequence<") { return closure("Driver.just($0)") }
        if type == "(Element) -> PrimitiveSequence<Trait, Result>" { return closure("\(kind.rawValue).just($0)") }
        if type == "(Element) -> Completable" { return closure("Completable.empty()", ignoring: true) }
        if type.hasPrefix("Subject") || type == "() -> Subject" {
            let subject = "PublishSubject<\(element.isEmpty ? "Int" : element)>()"
            return type == "Subject" ? subject : "{ \(called(subject)) }"
        }
        if type.hasSuffix(".BufferingPolicy") { return ".unbounded" }
        if type.hasSuffix("Observer) -> Disposable") || type == "(AnyObserver<Element>) -> Disposable" {
            return closure("Disposables.create()", ignoring: true)
        }
        if type == "(Element) -> RxTimeInterval" || type == "(Element) -> RxTimeSpan" {
            return closure("RxTimeInterval.seconds(1)", ignoring: true)
        }
        if ["(Element) -> Period", "(Element) -> Time", "(Opening.Element) -> Closing"].contains(type) {
            return closure(another, ignoring: true)
        }
        if type.hasSuffix(".Type") { return type.hasPrefix("Sharing") ? "DriverSharingStrategy.self" : "Broken.self" }
        if !type.contains("->"), let shared = shared(type) { return shared }
        if type.hasPrefix("(Error) -> ") { return self.recovery(type) }
        if type.hasPrefix("() -> ") { return type.contains("Subject") ? nil : closure(another) }
        if type.hasPrefix("(Resource) -> ") { return "{ _ in \(called(another)) }" }
        if type.hasPrefix("([") { return closure("$0[1]") }
        if type.contains("(E1, E2") { return closure(sum(type)) }
        if type == "Sequence" || type == "Collection" {
            let isOfNumbers = form.requirements.contains("Sequence.Element == Element")
            return isOfNumbers ? "[5, 6]" : "[\(another), \(another)]"
        }
        if type.contains("->") || type.contains("Relay<") { return nil }
        if type.hasSuffix("...") && type.contains("<") { return "\(another), \(another)" }
        if type.hasPrefix("[") && type.contains("<") { return "[\(another), \(another)]" }
        if type.contains("<") || ["Source", "Opening", "First", "Second", "Third"].contains(type) { return another }
        return nil
    }

    private func closure(_ result: String, ignoring: Bool = false) -> String {
        "{ \(ignoring ? "_ in " : "")\(called(result)) }"
    }

    private func called(_ result: String) -> String {
        result.hasPrefix("_ = ") ? "_ = \(word)(\(result.dropFirst(4)))" : "\(word)(\(result))"
    }

    /// Another sequence of the same kind.
    private var another: String { element == "Int" ? "integers" : kind.source }

    /// The sequence that continues after an error.
    private func recovery(_ type: String) -> String? {
        if let shared = shared(type) { return closure(shared, ignoring: true) }
        if type.contains("Infallible<") { return closure("Infallible\(generic).of(5, 6)", ignoring: true) }
        return closure(another, ignoring: true)
    }

    private func shared(_ type: String) -> String? {
        if type.contains("SharedSequence<SignalSharingStrategy") || type.contains("Signal<") {
            return "Signal\(generic).just(7)"
        }
        return ["SharedSequence<DriverSharingStrategy", "Driver<"].contains(where: type.contains)
            || type.contains("SharedSequence<Sharing,")
            ? "Driver\(generic).just(7)" : nil
    }

    private var generic: String { element.isEmpty ? "" : "<\(element)>" }

    private func sum(_ type: String) -> String {
        let count = type.prefix { $0 != ")" }.count { $0 == "E" }
        return "$0 + $\(count - 1)"
    }

    /// A type without attributes and modifiers.
    private func plain(_ type: String) -> String {
        var text = type
        for word in [
            "@escaping ", "consuming ", "@Sendable ", "@MainActor ", "@isolated(any) ", "sending ", "any ", "async ",
            "throws ", " & Sendable",
        ] {
            text = text.replacing(word, with: "")
        }
        return text
    }

    private static let taking = "{ _ in { (_: @escaping @MainActor (Int) -> Int) in 0 } }"
    private static let values = [
        "default: Element": "7", "Element": "7", "Element...": "7, 8", "[Element]": "[7, 8]", "Element?": "7",
        "Result": "0", "Accumulated": "0", "Int": "2", "Object": "object", "Error": "Broken()",
        "initialState: Element": "1", "SchedulerType": "scheduler", "ImmediateSchedulerType": "scheduler",
        "RxTimeSpan": "RxTimeInterval.seconds(5)",
        "(RxTimeSpan)?": "RxTimeInterval.seconds(5)", "Completable...": "Completable.empty(), Completable.empty()",
        "TaskPriority?": "nil", "Result.Type": "Int.self", "Values": "[1, 3]",
        "KeyPath<Element, Result>": "\\.negated", "KeyPath<Element, Result?>": "\\.half",
        "KeyPath<Element, Bool>": "\\.isEven", "KeyPath<Element, Property>": "\\.half",
        "() -> Resource": "{ BooleanDisposable() }", "ActivityIndicator": "ActivityIndicator()",
        "ErrorTracker": "ErrorTracker()", "(Error) -> Element": "{ _ in 7 }",
        "MainSchedulerType": "MainScheduler.instance",
        "Observer...": "observer", "RepeatBehavior": ".immediate(maxCount: 2)",
        "BehaviorRelay<Element>...": "BehaviorRelay(value: 7)",
        "BehaviorRelay<Element?>...": "BehaviorRelay(value: nil)",
        "PublishRelay<Element>...": "PublishRelay()", "PublishRelay<Element?>...": "PublishRelay()",
        "ReplayRelay<Element>...": "ReplayRelay.create(bufferSize: 1)",
        "ReplayRelay<Element?>...": "ReplayRelay.create(bufferSize: 1)",
        "(Self) -> Result": "{ _ in 0 }", "(Observable<Element>) -> Result": "{ _ in 0 }", "String": "\"numbers\"",
        "Argument": "0", "(Self) -> (Argument) -> Result": "{ _ in { $0 } }",
        "(Observable<Element>) -> (Argument) -> Result": "{ _ in { $0 } }", "Source.Element": "0",
        "(Self) -> ((repeat each Argument) -> Output) -> Result": taking,
        "(Observable<Element>) -> ((repeat each Argument) -> Output) -> Result": taking,
        "(repeat each Argument) -> Output": "{ (number: Int) in number }",
    ]

    /// The closures' results, computed from their arguments.
    private static let closures = [
        "(Element) -> Result": "$0 + 1", "(Element.Element) -> Result": "$0 + 1",
        "(Element) -> Result?": "$0 != 2 ? $0 : nil", "(Element) -> Bool": "$0 != 3",
        "(Element) -> Key": "$0 % 2", "(Key, Key) -> Bool": "$0 == $1", "(Element, Element) -> Bool": "$0 == $1",
        "(Element) -> Element": "$0 + 1", "(Result, Element) -> Result": "$0 + $1",
        "(Accumulated, Element) -> Accumulated": "$0 + $1", "(Accumulated) -> Result": "$0 * 2",
        "(Object, Element) -> Out": "$1", "(Element, Source.Element) -> Result": "$0 + $1",
        "(_ error: Error, _ failures: Int) -> Bool": "$1 != 2", "(Element) -> FilterMap<Result>": "FilterMap.map($0)",
        "(Error) -> Error": "$0", "(Observable<Subject.Element>) -> Observable<Result>": "$0",
        "(Element, First.Element, Second.Element) -> Result": "$0 + $2",
        "(Element, First.Element, Second.Element, Third.Element) -> Result": "$0 + $3",
        "(Source.Element, Element) -> Source": "Observable.just($0 + $1)",
        "(Element) -> Maybe<Result>": "Maybe.just($0)",
    ]
}
