import Testing

@Suite("Isolation")
struct IsolationRuleTests {
    // Contract A5
    @Test func `every public constraint asks for conformances that may run anywhere, where they do and nowhere else`() {
        for file in Repository.current.swiftFiles(under: "Sources/") {
            expectNone(IsolationRule.wrongConstraints(in: file))
        }
    }

    // Contract A5
    @Test func `what a chain is handed to keep is given away, or is Sendable`() {
        for file in Repository.current.swiftFiles(under: "Sources/") {
            expectNone(IsolationRule.unsentParameters(in: file))
        }
    }

    private func messages(_ code: String, in module: String = "RxObservable") -> [String] {
        IsolationRule.wrongConstraints(in: SourceFile("Sources/\(module)/A.swift", code)).map(\.message)
    }

    @Test(
        arguments: [
            ("public func a(_ b: Element) -> Observable<Element>", "sending Element"),
            ("public func a(_ b: [Element]) -> Infallible<Element>", "sending Element"),
            ("public static func a(\n        b: Element? = nil\n    ) -> Observable<Element>", "sending Element"),
            ("public func a<Seed>(_ b: Seed, _ c: (Seed) -> Element) -> Driver<Seed>", "sending Seed"),
            ("public func a<Key: Hashable & SendableMetatype>(_ b: Key) -> Observable<Key>", "sending Key"),
        ]
    )
    func `a value that is kept is given away`(function: String, remedy: String) {
        func messages(_ code: String) -> [String] {
            IsolationRule.unsentParameters(in: SourceFile("Sources/RxObservable/A.swift", code)).map(\.message)
        }
        func code(_ function: String, where clause: String = "") -> String {
            "extension ObservableType\(clause) {\n    \(function) {}\n}"
        }
        #expect(messages(code(function)).count == 1)
        #expect(messages(code(function)).first?.contains("write `\(remedy)`") == true)
        #expect(messages(code(function.replacing("b: ", with: "b: sending "))).isEmpty)
        let type = String(remedy.dropFirst("sending ".count))
        #expect(messages(code(function, where: " where \(type): Sendable")).isEmpty)
        #expect(messages(code(function.replacing("public ", with: "package "))).isEmpty)
        #expect(messages(code(function.replacing(/-> \w+<\w+>/, with: "-> Bool"))).isEmpty)
    }

    @Test(
        arguments: [
            "extension ObservableType {\n    public func a<Key: Hashable>(by key: (Element) -> Key) {}\n}",
            "extension ObservableType {\n    public func a<Key>(by key: (Element) -> Key) where Key: Hashable {}\n}",
            "extension ObservableType {\n    public func a<S: ObservableType>(_ b: (Element) -> S) {}\n}",
            "extension ObservableType {\n    public func a<S: ObservableType, B>(_ b: B, _ c: [(Element) -> S]) {}\n}",
            "extension ObservableType where Element: Equatable {\n    public func a() {}\n}",
            "extension ObservableType where Element: Swift.Collection {\n    public func a() {}\n}",
            "extension SharedSequence {\n    public func a<S: AsyncSequence>(_ b: @Sendable () async -> sending S) {}\n}",
        ]
    )
    func `a constraint whose witnesses run wherever the source runs lacks SendableMetatype`(code: String) {
        #expect(messages(code).count == 1)
        #expect(messages(code).first?.contains("lacks `& SendableMetatype`") == true)
    }

    @Test(
        arguments: [
            "extension ObservableType {\n    public func a<Observer: ObserverType>(\n        to observer: Observer\n    ) {}\n}",
            "extension ObservableType {\n    public func a<S: SubjectType & SendableMetatype>(_ subject: S) {}\n}",
            "public class A {\n    public init<Observer: ObserverType>(_ observer: Observer) {}\n}",
            "public protocol A {\n    func a<Observer: ObserverType & SendableMetatype>(_ observer: Observer)\n}",
            "extension ObserverType {\n    public func a() where Self: ObserverType {}\n}",
        ]
    )
    func `what is kept and called wherever the source runs lacks Sendable`(code: String) {
        #expect(messages(code).count == 1)
        #expect(messages(code).first?.contains("lacks `& Sendable`") == true)
    }

    @Test(
        arguments: [
            "extension ObservableType {\n    public func a<S: ObservableType & SendableMetatype>(_ other: S) {}\n}",
            "extension ObservableType {\n    public func a<C: Collection & SendableMetatype>(_ others: C) {}\n}",
            "extension ObservableType {\n    public func a<S: ObservableType & SendableMetatype>(_ others: S...) {}\n}",
            "extension SharedSequence {\n    public func a<K: Hashable & SendableMetatype>(_ key: (Element) -> K) {}\n}",
            "extension MainObservableType where Element: Equatable & SendableMetatype {\n    public func a() {}\n}",
            "extension ObservableType {\n    public func a<S: Sequence & Sendable & SendableMetatype>(_ b: S) {}\n}",
        ]
    )
    func `one whose witnesses run before the call returns, on main or nowhere has it for nothing`(code: String) {
        #expect(messages(code).count == 1)
        #expect(messages(code).first?.contains("for nothing") == true)
    }

    @Test func `a protocol that the rule doesn't know is asked for by its name`() {
        let code = "extension ObservableType {\n    public func a<B: Parser>(_ b: B) {}\n}"
        #expect(messages(code) == ["`B: Parser`: say in `IsolationRule` where the witnesses of Parser are called."])
    }

    @Test(
        arguments: [
            "extension ObservableType {\n    public func a<K: Hashable & SendableMetatype>(_ key: (Element) -> K) {}\n}",
            "extension ObservableType {\n    public func a<S: ObservableConvertibleType>(until other: S) -> Int {}\n}",
            "extension ObservableType {\n    public func a<S: Collection>(_ b: S) where S.Element: ObservableType {}\n}",
            "extension ObservableType {\n    public static func a<S: ObservableType>(_ b: [S]) {}\n}",
            "extension ObservableType {\n    public func a<S: Sequence & Sendable>(_ b: S) {}\n}",
            "extension ObservableType {\n    public func a<O: ObserverType & Sendable>(_ b: O) {}\n}",
            "extension MainObservableType {\n    public func a<O: ObserverType>(_ b: O) {}\n}",
            "extension SharedSequence {\n    public func a<K: Hashable>(by key: (Element) -> K) {}\n}",
            "extension MainObservableType where Element: Equatable {\n    public func a() {}\n}",
            "extension MainObservable {\n    public func a<K: Hashable & SendableMetatype>() -> Observable<K> {}\n}",
            "extension ObservableType {\n    func a<Key: Hashable>(by key: (Element) -> Key) {}\n}",
            "extension A: Equatable where Element: Equatable {\n    public static func == (a: A, b: A) -> Bool {}\n}",
            "// public func a<Key: Hashable>(by key: (Element) -> Key) {}",
        ]
    )
    func `what says where it runs is right, and so is what is not public`(code: String) {
        #expect(messages(code) == [])
    }

    @Test func `the lenient modules, and the one that compares in the test's own isolation, are free of it`() {
        let code = "extension ObservableType where Element: Equatable {\n    public func a() {}\n}"
        #expect(messages(code, in: "RxSwift") == [])
        #expect(messages(code, in: "RxTest") == [])
        #expect(messages(code, in: "RxFoundation").count == 1)
    }
}
