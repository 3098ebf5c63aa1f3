import Testing

@Suite("Samples: each operator shows its use")
struct SampleRuleTests {
    @Test func `each operator, source, subject, relay, trait and scheduler has a sample`() {
        let files = Repository.current.swiftFiles(under: "Sources/")
        #expect(files.count { SampleRule.folders.contains(where: $0.path.hasPrefix) } > 80)
        for file in files { expectNone(SampleRule.violations(in: file)) }
    }

    private func violations(_ path: String, _ text: String) -> Int {
        SampleRule.violations(in: SourceFile(path, text)).count
    }

    @Test func `an operator without a sample is found`() {
        let path = "Sources/RxObservable/Operators/Map.swift"
        let declaration = "    @_alwaysEmitIntoClient\n    public func map() {}\n"
        #expect(violations(path, "    /// Maps.\n" + declaration) == 1)
        #expect(violations(path, "    /// Maps.\n    /// ```\n    /// a--b\n    /// ```\n" + declaration) == 1)
        #expect(violations(path, "    /// Maps.\n    /// ```swift\n    /// a.map()\n    /// ```\n" + declaration) == 0)
        // The sample of the one before isn't that of the next.
        let both = "    /// ```swift\n" + declaration + "\n    /// Maps.\n" + declaration
        #expect(violations(path, both) == 1)
    }

    @Test func `a subject, a relay, a trait and a scheduler without a sample are found`() {
        #expect(violations("Sources/RxSubjects/A.swift", "/// A.\npublic final class ASubject<Element> {\n") == 1)
        #expect(violations("Sources/RxRelay/A.swift", "/// A.\npublic final class ARelay<Element> {\n") == 1)
        #expect(violations("Sources/RxSchedulers/A.swift", "/// A.\npublic final class AScheduler: B {\n") == 1)
        #expect(violations("Sources/RxTraits/A.swift", "/// A.\npublic typealias Driver<Element> = B\n") == 1)
        #expect(violations("Sources/RxSubjects/A.swift", "/// ```swift\npublic final class ASubject<Element> {\n") == 0)
    }

    @Test func `each file of RxExtras' operators has one`() {
        let path = "Sources/RxExtras/Operators/Not.swift"
        #expect(violations(path, "    public func not() {}\n") == 1)
        #expect(violations(path, "    /// ```swift\n    public func not() {}\n    public func a() {}\n") == 0)
    }

    @Test func `what isn't public, written by a program or a helper needs none`() {
        #expect(violations("Sources/RxObservable/Operators/Map.swift", "    func map() {}\n") == 0)
        #expect(violations("Sources/RxObservable/Operators/Internal/A.swift", "    public func a() {}\n") == 0)
        #expect(violations("Sources/RxObservable/Generated/Map+Main.swift", "    public func map() {}\n") == 0)
        #expect(violations("Sources/RxExtras/Policies/Policy.swift", "    public func not() {}\n") == 0)
    }
}
