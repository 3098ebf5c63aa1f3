import Testing

@Suite("Dependencies")
struct DependencyRuleTests {
    @Test("The root package depends on no other package")
    func manifest() {
        let file = Repository.current.file("Package.swift")
        #expect(!file.text.isEmpty)
        expectNone(DependencyRule.violations(inManifest: file))
    }

    @Test("Foundation and Dispatch are imported only where they must be")
    func imports() {
        for file in Repository.current.swiftFiles(under: "Sources/") {
            expectNone(DependencyRule.violations(inImportsOf: file))
        }
    }

    @Test(
        "A foreign dependency is found",
        arguments: [
            "dependencies: [.package(url: \"https://example.com/a\", from: \"1.0.0\")]",
            "dependencies: [.package(path: \"../a\")]",
            ".product(name: \"A\", package: \"a\")",
            ".binaryTarget(name: \"A\", path: \"A.zip\")",
            "let list: [Package.Dependency] = []",
        ]
    )
    func foreignDependency(code: String) {
        #expect(DependencyRule.violations(inManifest: SourceFile("Package.swift", code)).count == 1)
    }

    @Test(
        "An import in the wrong place is found",
        arguments: [
            ("Sources/RxDisposables/A.swift", "import Foundation"),
            ("Sources/RxDisposables/A.swift", "internal import FoundationEssentials"),
            ("Sources/RxDisposables/A.swift", "import Dispatch"),
            ("Sources/RxObservable/Operators/Map.swift", "public import Foundation"),
            ("Sources/RxSubjects/PublishSubject.swift", "import class Foundation.NSLock"),
        ]
    )
    func wrongPlace(path: String, code: String) {
        #expect(DependencyRule.violations(inImportsOf: SourceFile(path, code)).count == 1)
    }

    @Test(
        "An import in the right place is none",
        arguments: [
            ("Sources/RxSchedulers/HistoricalScheduler.swift", "public import Foundation"),
            ("Sources/RxObservable/Operators/Decode.swift", "public import Foundation"),
            ("Sources/RxObservable/Operators/Debounce.swift", "public import Dispatch"),
            ("Sources/RxDisposables/A.swift", "import Synchronization"),
            ("Tests/RxDisposablesTests/A.swift", "import Foundation"),
        ]
    )
    func rightPlace(path: String, code: String) {
        #expect(DependencyRule.violations(inImportsOf: SourceFile(path, code)).isEmpty)
    }
}
