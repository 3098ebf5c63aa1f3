import Testing

@Suite("Dependencies")
struct DependencyRuleTests {
    @Test func `the root package depends on no other package`() {
        let file = Repository.current.file("Package.swift")
        #expect(!file.text.isEmpty)
        expectNone(DependencyRule.violations(inManifest: file))
    }

    @Test func `Foundation and Dispatch are imported only where they must be`() {
        for file in Repository.current.swiftFiles(under: "Sources/") {
            expectNone(DependencyRule.violations(inImportsOf: file))
        }
    }

    @Test(
        arguments: [
            "dependencies: [.package(url: \"https://example.com/a\", from: \"1.0.0\")]",
            "dependencies: [.package(path: \"../a\")]",
            ".product(name: \"A\", package: \"a\")",
            ".binaryTarget(name: \"A\", path: \"A.zip\")",
            "let list: [Package.Dependency] = []",
        ]
    )
    func `a foreign dependency is found`(code: String) {
        #expect(DependencyRule.violations(inManifest: SourceFile("Package.swift", code)).count == 1)
    }

    @Test(
        arguments: [
            ("Sources/RxDisposables/A.swift", "import Foundation"),
            ("Sources/RxDisposables/A.swift", "internal import FoundationEssentials"),
            ("Sources/RxDisposables/A.swift", "import Dispatch"),
            ("Sources/RxObservable/Operators/Map.swift", "public import Foundation"),
            ("Sources/RxSubjects/PublishSubject.swift", "import class Foundation.NSLock"),
        ]
    )
    func `an import in the wrong place is found`(path: String, code: String) {
        #expect(DependencyRule.violations(inImportsOf: SourceFile(path, code)).count == 1)
    }

    @Test(
        arguments: [
            ("Sources/RxVirtualTime/HistoricalScheduler.swift", "public import Foundation"),
            ("Sources/RxObservable/Operators/Decode.swift", "public import Foundation"),
            ("Sources/RxObservable/Operators/Debounce.swift", "public import Dispatch"),
            ("Sources/RxDisposables/A.swift", "import Synchronization"),
            ("Tests/RxDisposablesTests/A.swift", "import Foundation"),
        ]
    )
    func `an import in the right place is none`(path: String, code: String) {
        #expect(DependencyRule.violations(inImportsOf: SourceFile(path, code)).isEmpty)
    }

    @Test(
        arguments: [
            "import Foundation", "public import Foundation", "internal import Foundation",
            "@_exported public import Foundation", "@_spi(Engine) public import Foundation",
            "@preconcurrency import Foundation", "import class Foundation.NSLock",
            "public import struct Foundation.Date",
            "#if canImport(Foundation)\nimport Foundation\n#endif", "@testable\nimport Foundation",
            "import Testing; import Foundation",
        ]
    )
    func `an import is found in every form`(code: String) {
        #expect(Import.all(in: SourceFile("Sources/A/A.swift", code)).map(\.module).contains("Foundation"))
    }

    @Test(
        arguments: [
            "// import Foundation", "/// import Foundation", "/* import Foundation */", "let a = \"import Foundation\"",
            "let important = Foundation", "reimport(Foundation)",
        ]
    )
    func `what only looks like an import is none`(code: String) {
        #expect(Import.all(in: SourceFile("Sources/A/A.swift", code)).isEmpty)
    }
}
