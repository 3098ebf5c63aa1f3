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
            #expect(
                count == 1,
                "\(row.signature) \(row.marker): \(count) operators have these labels. Write them as their file does."
            )
        }
        for item in operators {
            let count = Operator.all.count { $0.isMatched(by: item.form) }
            #expect(count == 1, "\(item.form.signature): add a row to Sources/Forms/Operators.swift.")
        }
    }

    @Test func `each row of the other tables gives a form`() throws {
        let generator = try Generator(root: root)
        let table = generator.forms()
        let others = generator.otherForms(beside: table)
        for row in Moved.scheduled + Moved.primitives {
            let isThere = others.contains { $0.suffix.hasPrefix("Main") && $0.form.signature == row.signature }
            #expect(isThere, "\(row.signature): no member of \(row.type) has these labels.")
        }
        let extras = generator.extrasForms()
        for row in Extras.all {
            let isThere = extras.contains { $0.suffix == row.family.suffix && $0.strict.signature == row.signature }
            #expect(isThere, "\(row.signature): no operator of RxExtras has these labels.")
        }
        let lenient = generator.lenientForms(of: table + others)
        let deprecated = generator.deprecatedForms(of: table + others, lenient: lenient)
        for row in Deprecated.all {
            let isThere = deprecated.contains { $0.home.type == row.type && $0.form.signature == row.signature }
            #expect(isThere, "\(row.signature): no member of \(row.original) has the labels of \(row.renamed).")
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

    @Test func `each lenient form is called by a test of a client`() throws {
        let missing = LenientTests(generator: try Generator(root: root)).pairs().missing
        #expect(Set(missing) == LenientTests.byHand, "Sources/Forms/Sample.swift knows no value for what is new here.")
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
