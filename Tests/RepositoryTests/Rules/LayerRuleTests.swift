import Testing

@Suite("Layers")
struct LayerRuleTests {
    private let manifest = Manifest(Repository.current.file("Package.swift").text)

    @Test func `no module imports one that stands above it`() {
        for file in Repository.current.swiftFiles(under: "Sources/") {
            expectNone(LayerRule.violations(in: file, manifest: manifest))
        }
    }

    @Test func `the table in Package.swift keeps the order`() {
        #expect(!manifest.modules.isEmpty)
        expectNone(LayerRule.violations(in: manifest))
    }

    @Test func `every folder of Sources that is named like a module is a row of the table`() {
        let folders = Set(Repository.current.swiftFiles(under: "Sources/Rx").compactMap(\.module))
        #expect(folders.subtracting(manifest.modules.map(\.name)).isEmpty)
    }

    @Test(
        arguments: [
            "import RxSubjects",
            "public import RxSubjects",
            "package import RxSubjects",
            "internal import RxSubjects",
            "private import RxSubjects",
            "@_exported public import RxSubjects",
            "@_spi(Engine) import RxSubjects",
            "@_spi(Engine) public import RxSubjects",
            "@preconcurrency import RxSubjects",
            "@testable import RxSubjects",
            "@_implementationOnly import RxSubjects",
            "import class RxSubjects.PublishSubject",
            "public import struct RxSubjects.Box",
            "#if canImport(RxSubjects)\nimport RxSubjects\n#endif",
            "@testable\nimport RxSubjects",
            "import Testing; import RxSubjects",
        ]
    )
    func `an upward import is found in every form`(code: String) {
        let file = SourceFile("Sources/RxObservable/Bad.swift", code)
        #expect(LayerRule.violations(in: file, manifest: manifest).count == 1)
    }

    @Test(
        arguments: [
            "// import RxSubjects", "/// import RxSubjects", "/* import RxSubjects */",
            "let text = \"import RxSubjects\"",
            "let important = RxSubjects", "reimport(RxSubjects)",
        ]
    )
    func `what only looks like an import is none`(code: String) {
        let file = SourceFile("Sources/RxObservable/Good.swift", code)
        #expect(LayerRule.violations(in: file, manifest: manifest).isEmpty)
    }

    @Test func `an import that Package.swift doesn't declare is found`() {
        let manifest = Manifest(#"let modules = [("RxDisposables", []), ("RxObservable", [])]"#)
        let file = SourceFile("Sources/RxObservable/Bad.swift", "import Testing\n\nimport RxDisposables")
        #expect(LayerRule.violations(in: file, manifest: manifest).map(\.line) == [3])
    }

    @Test func `a table in the wrong order, or with an upward dependency, is found`() {
        let swapped = Manifest(#"[("RxSchedulers", []), ("RxDisposables", [])]"#)
        #expect(LayerRule.violations(in: swapped).count == 1)
        let upward = Manifest(#"[("RxDisposables", ["RxSchedulers"]), ("RxSchedulers", [])]"#)
        #expect(LayerRule.violations(in: upward).count == 1)
        let unknown = Manifest(#"[("RxDisposables", ["Elsewhere"])]"#)
        #expect(LayerRule.violations(in: unknown).count == 1)
    }
}
