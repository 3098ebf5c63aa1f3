import Foundation
import Testing

@testable import Forms

/// The tree is what the table gives.
struct TreeTests {
    private let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `the tree has what the table gives`() throws {
        for path in try Output(root: root).changes().keys.sorted() {
            Issue.record("\(path) isn't what the table gives. Run `swift run Forms`.")
        }
    }

    @Test func `each operator has a row, and each row an operator`() throws {
        let operators = try Generator(root: root).operators
        for row in Operator.all {
            let count = operators.count { row.isMatched(by: $0.form) }
            #expect(count == 1, "\(row.signature) \(row.marker)")
        }
        for item in operators {
            let count = Operator.all.count { $0.isMatched(by: item.form) }
            #expect(count == 1, "\(item.form.signature): add a row to Sources/Forms/Operators.swift.")
        }
    }

    @Test func `what isn't offered says why`() {
        for row in Operator.all {
            for case .absent(let reason) in row.cells { #expect(reason.hasSuffix("."), "\(row.signature)") }
            for case .byHand(let reason) in row.cells { #expect(reason.hasSuffix("."), "\(row.signature)") }
        }
    }

    @Test func `each form is called by a test`() throws {
        let missing = FormTests(generator: try Generator(root: root)).texts().missing
        #expect(missing == [], "Sources/Forms/Sample.swift knows no value for these.")
    }

    @Test func `changes of lenient forms are of forms that there are`() throws {
        let generator = try Generator(root: root)
        let table = generator.forms()
        let strict = Set(
            generator.strictForms(beside: table + generator.otherForms(beside: table)).map {
                "\($0.home.type).\($0.form.signature)"
            }
        )
        for name in Lenient.changes.keys { #expect(strict.contains(name), "\(name)") }
    }
}
