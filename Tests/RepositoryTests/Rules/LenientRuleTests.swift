import Testing

@Suite("Lenient forms")
struct LenientRuleTests {
    private static let sources = Repository.current.swiftFiles(under: "Sources/")
    /// What is built and run; the files beside them are only type-checked.
    private static let calls = LenientRule.calls(
        in: Repository.current.swiftFiles(under: "Tests/Clients/RxSwiftClient/Sources/")
            + Repository.current.swiftFiles(under: "Tests/Clients/RxSwiftClient/Tests/")
    )

    @Test func `a client calls each lenient form`() {
        for file in Self.sources {
            expectNone(LenientRule.violations(in: file, calls: Self.calls))
        }
    }

    @Test func `there are such forms, and each reason is for one that nothing calls`() {
        #expect(Self.sources.flatMap(LenientRule.names).count > 400)
        #expect(LenientRule.idleReasons(in: Self.sources, calls: Self.calls) == [])
    }

    private static let attributes = "    @_alwaysEmitIntoClient\n    @available(swift, obsoleted: 6.0)\n"

    private func missing(_ declaration: String, calls code: String) -> [String] {
        let source = "extension A.Binder {\n\(Self.attributes)    public \(declaration) {}\n}"
        let calls = LenientRule.calls(in: [SourceFile("Tests/Clients/RxSwiftClient/Tests/A.swift", code)])
        return LenientRule.violations(in: SourceFile("Sources/RxSwift/A.swift", source), calls: calls, reasons: [:])
            .map { String($0.message.prefix { $0 != " " }) }
    }

    @Test(
        arguments: [
            ("func map(_ a: Int)", "source.map { $0 }"), ("func `do`(onNext: Int)", "source.do(onNext: show)"),
            ("static var handler: Int", "Hooks.handler = show"), ("init(_ a: Int)", "let binder = Binder(label)"),
            ("static func === (a: A, b: B) -> Bool", "if a === b {}"), ("enum Failure", "throw Failure.some"),
            ("consuming func map<A>(\n        _ a: A\n    )", "source\n    .map(show)"),
        ]
    )
    func `what is called is fine`(declaration: String, call: String) {
        #expect(missing(declaration, calls: call) == [])
    }

    @Test(
        arguments: [
            ("func map(_ a: Int)", "`map`"), ("func `do`(onNext: Int)", "`do`"), ("init(_ a: Int)", "`Binder`"),
            ("static func === (a: A, b: B) -> Bool", "`===`"), ("subscript(a: Int) -> Int", "`subscript`"),
        ]
    )
    func `what only a comment, a string or another name has is found`(declaration: String, name: String) {
        #expect(missing(declaration, calls: "// .map .do Binder( ===\nlet a = \".map\", b = c.mapMany") == [name])
    }

    @Test func `strict forms are none`() {
        let file = SourceFile("Sources/RxSwift/A.swift", "extension A {\n    public func map(_ a: Int) {}\n}")
        #expect(LenientRule.names(in: file).isEmpty)
    }

    @Test func `a reason for what is called, or for what isn't there, is idle`() {
        let code = "extension A {\n\(Self.attributes)    public func map(_ a: Int) {}\n}"
        let files = [SourceFile("Sources/RxSwift/A.swift", code)]
        #expect(LenientRule.idleReasons(in: files, calls: ["map"], reasons: ["map": "a", "of": "b"]) == ["map", "of"])
        #expect(LenientRule.idleReasons(in: files, calls: [], reasons: ["map": "a"]) == [])
    }
}
