import Foundation
import Testing

@testable import Forms

/// `swift run --package-path Tools/Forms Forms new NAME`.
struct NewOperatorTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    @Test func `a new operator has a file, a row, a test and a model`() throws {
        let new = NewOperator(name: "halve")
        let texts = try new.texts(root: Self.root).compactMapValues { $0 }
        #expect(Set(texts.keys) == [new.file, new.test, NewOperator.table, NewOperator.models])
        let file = try #require(texts[new.file])
        let member = try #require(Reader.extensions(in: file).first?.members.first)
        let row = #"        Operator("\#(member.signature)", .onDemand),"#
        let table = try #require(texts[NewOperator.table])
        #expect(
            table.contains("Operator(\"flatMap(maxConcurrent:_:)\", .form, .onDemand, .byHand, .onDemand),\n\(row)\n")
        )
        #expect(texts[new.test]?.contains("operatorContractViolations { $0.halve() }") == true)
        #expect(texts[NewOperator.models]?.contains(#"Operator("halve", "%0.halve()""#) == true)
    }

    @Test(arguments: ["Halve", "two words", "", "pairwise"]) func `no file is overwritten`(name: String) {
        #expect(throws: NewOperator.Refusal.self) { try NewOperator(name: name).texts(root: Self.root) }
    }
}
