import Testing

@testable import Forms

/// A conformance may be isolated to an actor: each public constraint states where its members are called.
///
/// `SendableMetatype` in a constraint excludes isolated conformances. A constraint has it where the library calls a
/// witness wherever the source runs, or on the main thread, and nowhere else: not if the call is over before the
/// function returns, and not if it is on the main thread and the function is of the main actor. `Sendable` is required
/// where the value itself is kept and called there. The compiler requires neither: a node is `@unchecked Sendable`,
/// whatever it is generic over and keeps.
struct IsolationTests {
    /// Protocols whose witnesses are called wherever the source runs.
    private static let anywhere: Set = [
        "Equatable", "Hashable", "Comparable", "Decodable", "EventConvertible", "FixedWidthInteger", "KVORepresentable",
        "RawRepresentable",
    ]
    /// The same, for witnesses of a value that is kept.
    private static let kept: Set = ["ObserverType", "SubjectType", "RelayType"]
    /// Protocols whose witnesses are called before the function returns, if the value is an argument of it; and
    /// wherever the source runs, if it comes later, as an element or as the result of a closure.
    private static let handedOver: Set = [
        "ObservableType", "ObservableConvertibleType", "InfallibleType", "SharedSequenceConvertibleType",
        "ConnectableObservableType", "MainObservableType", "Sequence", "Collection", "AsyncSequence",
        "AsyncIteratorProtocol", "BinaryInteger",
    ]
    /// Protocols without requirements, or whose documentation states where they are called.
    private static let free: Set = [
        "AnyObject", "Sendable", "Error", "Disposable", "DataDecoder", "ImmediateSchedulerType", "SchedulerType",
        "VirtualTimeConverterType", "SharingStrategyProtocol", "ElementTrait", "SendableMetatype", "VoidTask",
        // Classes, which the main actor uses.
        "DelegateProxy", "DelegateProxyType", "HasDelegate", "HasDataSource", "HasPrefetchDataSource",
    ]
    /// Types whose closures and witnesses all run on the main thread, so that a form for code of the main actor takes
    /// the main actor's conformances.
    private static let onMain: Set = [
        "MainObservable", "MainObservableType", "SharedSequence", "SharedSequenceConvertibleType",
        "MainPrimitiveSequence", "MainPrimitiveSequenceType",
    ]
    /// Modules without the rule: the lenient ones, that of screens, and the one that compares in the test's isolation.
    private static let exempt: Set = ["RxSwift", "RxCocoa", "RxTest", "RxScreens"]

    // Contract A5
    @Test func `each public constraint asks for conformances that may run anywhere, where they do and nowhere else`() {
        #expect(PublicMember.all.count > 2200)
        for problem in PublicMember.all.flatMap(Self.problems) { Issue.record("\(problem)") }
    }

    // Contract A5
    @Test func `values that a chain keeps are sending parameters, or Sendable`() {
        for problem in PublicMember.all.flatMap(Self.unsent) { Issue.record("\(problem)") }
    }

    @Test(
        arguments: [
            ("ObservableType", "a<Key: Hashable>(by key: (Element) -> Key)", "lacks `SendableMetatype`"),
            ("ObservableType", "a<Key>(by key: (Element) -> Key) where Key: Hashable", "lacks `SendableMetatype`"),
            ("ObservableType", "a<S: ObservableType, B>(_ b: B, _ c: [(Element) -> S])", "lacks `SendableMetatype`"),
            ("ObservableType where Element: Equatable", "a()", "lacks `SendableMetatype`"),
            ("ObservableType where Element: Swift.Collection", "a(_ b: Element)", "lacks `SendableMetatype`"),
            ("SharedSequence", "a<S: AsyncSequence>(_ b: @Sendable () async -> sending S)", "lacks `SendableMetatype`"),
            ("ObservableType", "a<Observer: ObserverType>(\n        to a: Observer\n    )", "lacks `Sendable`"),
            ("ObservableType", "a<S: SubjectType & SendableMetatype>(_ subject: S)", "lacks `Sendable`"),
            ("ObservableType", "a<S: ObservableType & SendableMetatype>(_ others: S...)", "for nothing"),
            ("ObservableType", "a<C: Collection & SendableMetatype>(_ others: [C])", "for nothing"),
            ("SharedSequence", "a<K: Hashable>(_ key: (Element) -> K)", "lacks `SendableMetatype`"),
            ("MainObservableType where Element: Equatable", "a()", "lacks `SendableMetatype`"),
            ("SharedSequence", "@MainActor a<K: Hashable & SendableMetatype>(_ k: (Element) -> K)", "for nothing"),
            ("ObservableType", "a<S: Sequence & Sendable & SendableMetatype>(_ b: S)", "for nothing"),
            ("ObservableType", "a<B: Parser>(_ b: B)", "say in `IsolationTests`"),
        ]
    )
    func `a constraint that doesn't say where it runs is found`(home: String, form: String, problem: String) {
        let found = members(home, form).flatMap(Self.problems)
        #expect(found.count == 1 && found[0].contains(problem), "\(found)")
    }

    @Test(
        arguments: [
            "public class A {\n    public init<Observer: ObserverType>(_ observer: Observer) {\n    }\n}",
            "public protocol A {\n    func a<Observer: ObserverType & SendableMetatype>(_ observer: Observer)\n}",
        ]
    )
    func `classes and protocols are looked at, too`(code: String) {
        let found = PublicMember.members(of: code, "RxObservable/A.swift").flatMap(Self.problems)
        #expect(found.count == 1 && found[0].contains("lacks `Sendable`"), "\(found)")
    }

    @Test(
        arguments: [
            ("ObservableType", "a<K: Hashable & SendableMetatype>(_ key: (Element) -> K)"),
            ("ObservableType", "a<S: ObservableConvertibleType>(until other: S) -> Int"),
            ("ObservableType", "a<S: Collection>(_ b: S) where S.Element: ObservableType"),
            ("ObservableType", "a<O: ObserverType & Sendable>(_ b: O)"),
            ("MainObservableType", "@MainActor a<O: ObserverType>(_ b: O)"),
            ("SharedSequence", "@MainActor a<K: Hashable>(by key: (Element) -> K)"),
            ("MainObservableType where Element: Equatable", "@MainActor a()"),
            ("MainObservable", "a<K: Hashable & SendableMetatype>() -> Observable<K>"),
        ]
    )
    func `what says where it runs is right`(home: String, form: String) {
        #expect(members(home, form).flatMap(Self.problems) == [])
    }

    @Test(
        arguments: [
            ("a(_ b: Element) -> Observable<Element>", true), ("a(_ b: [Element]) -> Infallible<Element>", true),
            ("a(b: Element? = nil) -> Observable<Element>", true),
            ("a<Seed>(_ b: Seed, _ c: (Seed) -> Element) -> Driver<Seed>", true),
            ("a<Key: Hashable & SendableMetatype>(_ b: Key) -> Observable<Key>", true),
            ("a(_ b: sending Element) -> Observable<Element>", false),
            ("a<Seed: Sendable>(_ b: Seed) -> Observable<Seed>", false), ("a(_ b: Element) -> Int", false),
        ]
    )
    func `a value that is kept is given away`(form: String, isFound: Bool) {
        #expect(members("ObservableType", form).flatMap(Self.unsent).isEmpty != isFound)
        #expect(
            members("ObservableType where Element: Sendable", "a(_ b: Element) -> Single<Element>")
                .flatMap(Self.unsent).isEmpty
        )
    }

    // Contract A5
    @Test func `a key path that is kept is Sendable, or of the main actor in its code`() {
        let members = PublicMember.all.filter { !Self.exempt.contains($0.module) && !$0.isLenient }
        for problem in members.flatMap(Self.shared) { Issue.record("\(problem)") }
    }

    @Test(
        arguments: [
            ("a(_ b: KeyPath<Element, Int>)", true), ("a(_ b: any KeyPath<Element, Int> & Sendable)", false),
            ("@MainActor a(_ b: KeyPath<Element, Int>)", false), ("a(_ b: ReferenceWritableKeyPath<A, B>)", true),
        ]
    )
    func `a key path that any code may hand over is found`(form: String, isFound: Bool) {
        #expect(members("MainObservableType", form).flatMap(Self.shared).isEmpty != isFound)
    }

    private func members(_ home: String, _ form: String) -> [PublicMember] {
        let form =
            form.hasPrefix("@") ? form.replacing("Actor ", with: "Actor\n    public func ") : "public func \(form)"
        return PublicMember.members(of: "extension \(home) {\n    \(form) {\n    }\n}", "RxObservable/A.swift")
    }

    /// Key paths that any code may hand over, of an object or a property of its own actor.
    private static func shared(_ member: PublicMember) -> [String] {
        // `observe` reads the key path's name at once.
        guard !isOfMainActor(member.form), !member.isObsolete, member.form.plainName != "observe" else { return [] }
        return member.form.parameters.filter {
            $0.type.description.contains("KeyPath<") && !$0.type.contains("& Sendable")
        }.map {
            "\(member.name) keeps the key path `\($0.name)`: write `any \($0.type) & Sendable`."
        }
    }

    private static func isOfMainActor(_ form: Declaration) -> Bool {
        form.attributes.contains { $0.contains("@MainActor") }
    }

    /// The errors in the constraints of a member, and of its extension.
    private static func problems(_ member: PublicMember) -> [String] {
        let (home, form) = (member.home, member.form)
        // Users implement the decoder and `decode` calls it, which has the constraint. In Swift 5 mode, none is needed.
        guard !exempt.contains(member.module), home.type != "DataDecoder", !member.isObsolete else { return [] }
        // A conditional conformance applies to every user of the type.
        let isConditional = home.isDeclaration || home.type.contains(":")
        let outer = isConditional ? [] : constraints(home.requirements)
        func found(_ constraint: (key: String, value: Set<String>), _ parameters: [String]) -> String? {
            let isBound = onMain.contains(home.type) && isOfMainActor(form)
            guard let text = problem(constraint, parameters, staysOnMain: isBound) else { return nil }
            return "\(member.name): `\(constraint.key): \(constraint.value.sorted().joined(separator: " & "))` \(text)"
        }
        return outer.compactMap { found($0, []) }
            + constraints(form.generics + form.requirements).compactMap { found($0, form.types.map(\.description)) }
    }

    private static func problem(
        _ constraint: (key: String, value: Set<String>),
        _ parameters: [String],
        staysOnMain: Bool
    ) -> String? {
        let (subject, names) = constraint
        // `Base`, the type behind `.rx`, is a class.
        if subject == "Base" { return nil }
        let known = anywhere.union(kept).union(handedOver).union(free)
        if let name = names.subtracting(known).first { return "– say in `IsolationTests` where \(name) is called." }
        let root = subject.prefix { $0 != "." }
        let asks = names.contains("SendableMetatype")
        if names.contains("Sendable") || staysOnMain { return asks ? "has `SendableMetatype` for nothing." : nil }
        if !names.isDisjoint(with: kept) { return "lacks `Sendable`: it is kept, and called wherever the source runs." }
        // The value itself, or a list of such values.
        let isHanded = parameters.contains { $0.wholeMatch(of: /\[*(\w+)(?:\]|\?|\.\.\.)*/)?.1 == root }
        let comesLater = !names.isDisjoint(with: handedOver) || subject == "Self" || subject.hasSuffix(".AsyncIterator")
        let needs = !names.isDisjoint(with: anywhere) || comesLater && !isHanded
        if needs == asks { return nil }
        return needs
            ? "lacks `SendableMetatype`: it runs wherever the source runs." : "has `SendableMetatype` for nothing."
    }

    /// Parameters whose value a chain keeps, and that the caller could continue to use.
    private static func unsent(_ member: PublicMember) -> [String] {
        let form = member.form
        let sequence =
            /(?:\w*Observable|Infallible|SharedSequence|Driver|Signal|\w*PrimitiveSequence|\w*(?:Single|Maybe))</
        guard !exempt.contains(member.module), form.kind == "func",
            form.result.description.prefixMatch(of: sequence) != nil
        else {
            return []
        }
        let generics = form.generics.map { String($0.description.prefix { $0 != ":" }) }
        // A `Sendable` value, a sequence or a number isn't an object that others hold.
        let ofObjects = anywhere.union(["AnyObject", "SendableMetatype"]).subtracting(["FixedWidthInteger"])
        let others = constraints(member.home.requirements + form.generics + form.requirements)
            .filter { !$0.value.isSubset(of: ofObjects) }.map(\.key)
        let values = Set(["Element"] + generics).subtracting(others)
        return form.parameters.filter { values.contains($0.type.description.filter { !"[]?.".contains($0) }) }.map {
            "\(member.name) keeps `\($0.name)`: write `sending \($0.type)`, or ask for `Sendable` if a closure keeps it."
        }
    }

    /// The protocols that each type has to conform to.
    private static func constraints(_ clauses: [Code]) -> [(key: String, value: Set<String>)] {
        let pairs = clauses.map { $0.description.split(separator: ":").map(\.trimmed) }.filter { $0.count == 2 }
        return Dictionary(grouping: pairs) { $0[0] }.map { subject, pairs in
            let names = pairs.flatMap { $0[1].split(separator: "&") }
            return (subject, Set(names.map { String($0.trimmed.replacing("Swift.", with: "").prefix { $0 != "<" }) }))
        }
    }
}
