import Testing

@Suite("Names")
struct NameRuleTests {
    @Test func `the modules for RxSwift's users show the names that RxSwift shows`() {
        for file in Repository.current.swiftFiles(under: "Sources/") {
            expectNone(NameRule.violations(in: file))
        }
    }

    private func messages(_ code: String, in module: String = "RxSwift") -> [String] {
        NameRule.violations(in: SourceFile("Sources/\(module)/A.swift", code)).map(\.message)
    }

    @Test(
        arguments: [
            "@_exported public import RxObservable", "public struct Chain {}", "public func withDisposeBag() {}",
            "open class Lifetime {}", "public final class Lifetime {}",
        ]
    )
    func `a whole module, and a name without a reason, are found`(code: String) {
        #expect(messages(code).count == 1)
        #expect(messages(code, in: "Rx") == [])
    }

    @Test(
        arguments: [
            "@_exported public import class RxObservable.Observable", "public enum RxCocoaError: Error {}",
            "struct Chain {}", "extension Observable {\n    public struct Chain {}\n}", "public import RxObservable",
        ]
    )
    func `what RxSwift has is fine`(code: String) {
        #expect(messages(code) == [])
    }

    @Test func `RxCocoa brings RxSwift`() {
        #expect(messages("@_exported public import RxSwift", in: "RxCocoa") == [])
    }
}
