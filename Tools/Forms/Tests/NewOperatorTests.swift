import Foundation
import Testing

@testable import Forms

/// `swift run --package-path Tools/Forms Forms new NAME`.
struct NewOperatorTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    @Test func `a new operator has a file, a test and a model`() throws {
        let new = NewOperator(name: "halve")
        let texts = try new.texts(root: Self.root).compactMapValues { $0 }
        #expect(Set(texts.keys) == [new.file, new.test, new.model])
        let file = try #require(texts[new.file])
        #expect(Reader.extensions(in: file).first?.members.first?.signature == "halve()")
        #expect(texts[new.test]?.contains("operatorContractViolations { $0.halve() }") == true)
        let models = try #require(texts[new.model])
        let row = try #require(models.firstRange(of: #"Operator("halve", "%0.halve()""#))
        #expect(models[row.upperBound...].firstMatch(of: /\n {8}Operator\("(\w+)/)?.1 == "pairwise")
    }

    @Test func `a timed one takes a scheduler, everywhere`() throws {
        let new = NewOperator(name: "hold", isTimed: true)
        let texts = try new.texts(root: Self.root).compactMapValues { $0 }
        let signature = try #require(Reader.extensions(in: texts[new.file] ?? "").first?.members.first?.signature)
        #expect(signature == "hold(_:scheduler:)")
        #expect(texts[new.test]?.contains("{ $0.hold(.seconds(2), scheduler: scheduler) }") == true)
        #expect(texts[new.model]?.contains(#""%0.hold(#0, scheduler: scheduler)", [1...9]"#) == true)
    }

    @Test(arguments: ["Halve", "two words", "", "pairwise"]) func `no file is overwritten`(name: String) {
        #expect(throws: Refusal.self) { try NewOperator(name: name).texts(root: Self.root) }
    }
}
