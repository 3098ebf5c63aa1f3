import Foundation
import Testing

@testable import Forms

/// The generated files are those that the table gives.
@TreeActor
struct TreeTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// Made once for all tests: in a debug build, each of its tables takes a second.
    private static let generated = Result { try Generator(root: root) }

    private var generator: Generator { get throws { try Self.generated.get() } }

    @Test func `the tree has what the table gives`() throws {
        for path in try Output(root: Self.root).changes().keys.sorted() {
            Issue.record(
                "\(path) isn't what the table gives. Change the operator or its row, not this file; then `swift run --package-path Tools/Forms`."
            )
        }
    }

    @Test func `each operator has a row, and each row an operator`() throws {
        let operators = try generator.operators
        for row in Operator.all {
            let count = operators.count { row.isMatched(by: $0.form) }
            #expect(count == 1, "\(row.signature) \(row.marker): \(count) operators of the files have these labels.")
        }
        for item in operators {
            let count = Operator.all.count { $0.isMatched(by: item.form) }
            #expect(
                count == 1,
                "\(item.form.signature): \(count) rows of Operators.swift have it. Add one, or markers that tell them apart."
            )
        }
    }

    @Test func `each row of the other tables gives a form`() throws {
        let generator = try generator
        for row in Operator.extras {
            let isByHand = row.cells.allSatisfy { if case .form = $0 { false } else { true } }
            let isThere = generator.extras.contains { row.isMatched(by: $0.strict) }
            #expect(isThere || isByHand, "\(row.signature): no operator of RxExtras or RxTracing has these labels.")
        }
    }

    @Test func `what is absent isn't there`() throws {
        let generator = try generator
        let types: [Set] = [
            ["InfallibleType", "Infallible"], ["SharedSequenceConvertibleType", "SharedSequence"],
            ["MainObservableType"], ["PrimitiveSequenceType", "PrimitiveSequence"],
        ]
        let strict = generator.members.filter {
            !$0.suffix.contains("/Lenient/") && !["RxSwift", "RxCocoa", "RxExtras"].contains($0.module)
        }
        for (family, types) in types.enumerated() {
            let members = Set(strict.filter { types.contains($0.home.type) }.map(\.form.signature))
            for (signature, rows) in Dictionary(grouping: Operator.all, by: \.signature) {
                let isAbsent = rows.allSatisfy { if case .absent = $0.cells[family] { true } else { false } }
                let name = "\(signature) for \(Family.all[family].name)"
                if isAbsent { #expect(!members.contains(signature), "\(name): its cell says that there is none.") }
            }
        }
    }

    @Test func `each lenient name is called by a client that is built and run`() throws {
        let client = Self.root.appending(path: "Tests/Clients/RxSwiftClient")
        let paths = FileManager.default.enumerator(atPath: client.path())?.compactMap { $0 as? String } ?? []
        // The files beside these two folders are only type-checked.
        let files = paths.filter { $0.hasSuffix(".swift") && ($0.hasPrefix("Sources/") || $0.hasPrefix("Tests/")) }
        let calls = try files.reduce(into: Set<Substring>()) { calls, path in
            let text = try String(contentsOf: client.appending(path: path), encoding: .utf8)
            for line in text.split(separator: "\n") where !line.trimmed.hasPrefix("//") {
                // The code outside of strings.
                let code = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                    .filter { $0.offset.isMultiple(of: 2) }
                let words = code.flatMap { $0.element.split { !$0.isLetter && !$0.isNumber && !"_.=".contains($0) } }
                let isCall = { (word: Substring) in
                    word.contains(".") || word.first?.isUppercase ?? false || word == "==="
                }
                calls.formUnion(words.filter(isCall).flatMap { $0.split(separator: ".") })
            }
        }
        // `callAsFunction` is called through the properties that return the operator; forms for screens, by clients in
        // `Tests/Apple`.
        let silent: Set = [
            "callAsFunction", "_mainThreadPromise", "controlProperty", "itemTitles", "itemAttributedTitles",
        ]
        let lenient = PublicMember.all.filter(\.isObsolete)
        #expect(lenient.count > 400)
        for member in lenient where !silent.contains(member.form.plainName) {
            let name = member.form.kind == "init" ? member.home.type : member.form.plainName
            let last = name.split(separator: ".").last ?? ""
            #expect(calls.contains(last), "\(member.name) is lenient, and no test of RxSwiftClient calls it.")
        }
    }

    @Test func `each operator shows its use`() throws {
        let folders = ["RxObservable/Creation/", "RxObservable/Operators/", "RxSubjects/Sharing/"]
        let operators = PublicMember.all.filter { member in
            folders.contains(where: member.path.hasPrefix) && member.form.isOperator
                && !member.form.modifiers.contains("override") && !member.path.hasSuffix("/GroupedObservable.swift")
        }
        #expect(operators.count > 100)
        for member in operators {
            let hasSample = member.form.documentation.contains { $0.hasPrefix("```swift") }
            #expect(hasSample, "\(member.name): there is no ```swift in its comment.")
        }
    }

    @Test func `members without lenient forms exist`() throws {
        let strict = try generator.strictForms(beside: generator.table).map { "\($0.home.type).\($0.form.signature)" }
        #expect(Lenient.none.subtracting(strict) == [])
    }
}

/// Lets one test at a time use the shared generator.
@globalActor
actor TreeActor {
    static let shared = TreeActor()
}
