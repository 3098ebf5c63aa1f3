import Testing

@testable import Forms

/// In each language mode, one form of each name and label takes a closure.
///
/// With two of them, the type checker tries both for each stage of a chain, which takes seconds, and its messages are
/// about the wrong one. A second one has a label that distinguishes it, or is a form of another type. A form with a key
/// path has a default value instead, which excludes it from trailing closures.
struct ClosureTests {
    private static let asynchronous = "The second is asynchronous: it stands behind the first, which is cheaper to try."
    private static let results = "What the closure gives back tells them apart, and little follows it."
    private static let arities = "RxSwift has them; the number of arguments tells them apart before anything is tried."
    private static let ofMain = "The second is for objects of the main actor that aren't Sendable; it ends a chain."
    private static let alone = "The second has this closure alone, and is cheaper: see `TrailingClosures.swift`."

    /// Names and labels with several forms on purpose, and why.
    private static let reasons: [String: String] = [
        "catch(_:)": asynchronous, "concatMap(_:)": asynchronous, "deferred(_:)": asynchronous,
        "flatMapFirst(_:)": asynchronous, "flatMapLatest(_:)": asynchronous, "subscribe(onNext:)": asynchronous,
        "using(_:observableFactory:)": asynchronous, "flatMap(maxConcurrent:_:)": asynchronous,
        // Forms of singles and maybes, whose chains are short.
        "flatMap(_:)": asynchronous, "filter(_:)": asynchronous, "compactMap(_:)": asynchronous,
        "init(_:binding:)": ofMain, "bind(with:onNext:)": ofMain,
        "callAsFunction(_:)": "`catch` with what can fail, what can't, and asynchronously.",
        "create(_:)": results, "create(subscribe:)": results, "start(_:)": results, "start(disposed:create:)": results,
        "start(created:subscribed:disposed:create:)": results, "mock(scheduler:action:)": results,
        "distinctUntilChanged(_:)": arities, "fromAsync(_:)": arities,
        "retry(when:)": "RxSwift has them; the one for one type of errors is disfavoured.",
        "retryWhen(_:)": "RxSwift has them; the one for one type of errors is disfavoured.",
        "subscribe(with:onNext:)": alone,
        "feed(_:)": "The types of the elements tell them apart.",
        "schedulePeriodic(_:startAfter:period:action:)": "The types of the times tell them apart.",
    ]

    @Test func `in each mode, one form of each name and label takes a closure`() {
        let crowded = Self.crowded(PublicMember.all)
        for (call, message) in crowded where Self.reasons[call] == nil { Issue.record("\(message)") }
        let idle = Set(Self.reasons.keys).subtracting(crowded.map(\.call))
        #expect(idle.isEmpty, "These have one form: they need no reason.")
    }

    // Contract A5
    @Test func `a closure that a form keeps is Sendable, or the main actor's`() {
        for member in PublicMember.all where member.home.sequences != nil && !member.isLenient && !member.isObsolete {
            for parameter in member.form.parameters where Self.isUnsafe(parameter.type) {
                Issue.record("\(member.name) keeps `\(parameter.name)`: write `@Sendable` or `@MainActor`.")
            }
        }
    }

    @Test(
        arguments: [
            ("@escaping (Element) -> Void", true), ("((Element) -> Void)?", true), ("(Element) -> Void", false),
            ("@escaping @Sendable (Element) -> Void", false), ("(@MainActor (Element) -> Void)?", false),
        ]
    )
    func `a closure that may be called on two threads is found`(type: Code, isFound: Bool) {
        #expect(Self.isUnsafe(type) == isFound)
    }

    private static func isUnsafe(_ type: Code) -> Bool {
        let safe: [Code] = ["@Sendable", "@MainActor", "sending", "@isolated(any)"]
        let isKept = type.contains("->") && (type.first == "@escaping" || type.optional != nil)
        return isKept && !safe.contains { type.contains($0) }
    }

    private static let map = "public func map<R>(_ transform: @escaping (Element) -> R) -> A {\n    }"

    @Test(
        arguments: [
            ("", "func map<R>(_ work: @escaping (Element) async -> R) -> A", true),
            ("", "func map<R>(priority: Int? = nil, _ work: ((Element) -> R)? = nil) -> A", true),
            ("@available(swift, obsoleted: 6.0)", "func map(_ a: @escaping () -> Void) -> A", true),
            ("", "func map<R>(_ keyPath: KeyPath<Element, R>) -> A", true),
            ("", "func map<R>(awaiting work: @escaping (Element) async -> R) -> A", false),
            ("", "func map<R>(priority: Int?, _ work: @escaping (Element) -> R) -> A", false),
            ("", "static func map<R>(_ work: @escaping (Element) -> R) -> A", false),
            ("", "func map<R>(_ keyPath: KeyPath<Element, R> = theKeyPath()) -> A", false),
        ]
    )
    func `a second form is found, unless a label, a type or a default tells it apart`(
        attribute: String,
        form: String,
        isFound: Bool
    ) {
        let code = "extension ObservableType {\n    \(Self.map)\n    \(attribute)\n    public \(form) {\n    }\n}"
        #expect(Self.crowded(PublicMember.members(of: code, "RxObservable/A.swift")).isEmpty != isFound)
    }

    @Test func `forms for one mode each are no crowd, nor is a lenient form in front of a strict one`() {
        func found(_ first: String, _ second: String, _ module: String) -> Bool {
            func form(_ words: String) -> String {
                "extension ObservableType {\n    @available(swift, \(words))\n    \(Self.map)\n}"
            }
            let strict = PublicMember.members(of: form(first), "RxObservable/A.swift")
            return !Self.crowded(strict + PublicMember.members(of: form(second), "\(module)/B.swift")).isEmpty
        }
        #expect(!found("obsoleted: 6.0", "introduced: 6.0", "RxObservable"))
        #expect(!found("introduced: 6.0", "introduced: 6.0", "RxSwift"))
        #expect(found("introduced: 6.0", "introduced: 6.0", "RxObservable"))
    }

    /// Calls that several forms match: the call, and a message.
    private static func crowded(_ members: [PublicMember]) -> [(call: String, message: String)] {
        let forms = members.filter { $0.form.closure != nil && $0.form.modifiers.contains("public") }
        let fronts = Dictionary(grouping: forms) { "\($0.front) \($0.isLenient)" }.values
        return fronts.flatMap { forms in
            let call = forms[0].form.trailingCall
            return [5, 6].compactMap { mode in
                let here = forms.filter { $0.modes.contains(mode) }
                let closures = here.filter(\.form.takesAnyClosure)
                if closures.count > 1 {
                    return (call, "\(closures[1].name) is form \(closures.count) with a closure in Swift \(mode) mode.")
                }
                let path = here.first { !$0.form.takesAnyClosure && $0.form.closure?.defaultValue == "" }
                return closures.isEmpty ? nil : path.map { (call, "\($0.name): its key path needs a default.") }
            }
        }
    }
}

extension PublicMember {
    /// The type, with the requirements that make an extension apply to another type, and the call.
    fileprivate var front: String {
        // A concrete type's forms compete with those of its protocol.
        let ending = home.type == "SharedSequence" ? "ConvertibleType" : "Type"
        let concrete: Set = ["SharedSequence", "Observable", "Infallible", "PrimitiveSequence", "MainObservable"]
        let type = home.type + (concrete.contains(home.type) ? ending : "")
        return "\(form.isStatic) \(type) \(home.requirements.filter { $0.contains("==") }) \(form.trailingCall)"
    }

    /// The language modes in which clients see it.
    fileprivate var modes: Set<Int> {
        let attributes = (home.attributes + form.attributes).joined()
        if attributes.contains("obsoleted: 6.0") { return [5] }
        if attributes.contains("swift, introduced: 6.0") { return [6] }
        return attributes.contains("unavailable") ? [] : [5, 6]
    }
}

extension Declaration {
    fileprivate var takesAnyClosure: Bool { parameters.contains(where: \.isAnyClosure) }

    /// The parameter for a closure, or for a key path where others take one.
    fileprivate var closure: Parameter? {
        kind == "var" ? nil : parameters.first(where: \.isAnyClosure) ?? parameters.first(where: \.isKeyPath)
    }

    /// The name, and the labels of a call: of required arguments, and of closures.
    fileprivate var trailingCall: String {
        let needed = parameters.filter { !$0.isAnyClosure && !$0.isKeyPath && $0.defaultValue.isEmpty }.map(\.label)
        let others = parameters.filter(\.isAnyClosure).dropFirst().filter(\.defaultValue.isEmpty).map(\.label)
        return "\(plainName)(\((needed + [closure?.label ?? "_"] + others).map { "\($0):" }.joined()))"
    }
}

extension Declaration.Parameter {
    fileprivate var isAnyClosure: Bool {
        ["->", "Observer)", "EventHandler"].contains(where: type.description.contains)
    }
    fileprivate var isKeyPath: Bool { type.description.contains("KeyPath<") }
}
