import Testing

@Suite("Safety")
struct SafetyRuleTests {
    @Test("Every unsafe word in Sources has its proof on the line above")
    func unsafeWords() {
        for file in Repository.current.swiftFiles(under: "Sources/") {
            expectNone(SafetyRule.unprovenWords(in: file))
        }
    }

    @Test("Every trap in Sources has a message")
    func traps() {
        for file in Repository.current.swiftFiles(under: "Sources/") {
            expectNone(SafetyRule.silentTraps(in: file))
        }
    }

    @Test(
        "An unsafe word without proof is found",
        arguments: [
            "final class A: @unchecked Sendable {}",
            "extension A: @unchecked  Sendable where B: C {}",
            "nonisolated(unsafe) var a = 0",
            "let a = unsafeBitCast(b, to: C.self)",
            "let a = unsafeDowncast(b, to: C.self)",
            "/// What an A is.\nfinal class A: @unchecked Sendable {}",
            "// Too far away.\n\nfinal class A: @unchecked Sendable {}",
            "//\nfinal class A: @unchecked Sendable {}",
        ]
    )
    func unproven(code: String) {
        #expect(SafetyRule.unprovenWords(in: SourceFile("Sources/A/A.swift", code)).count == 1)
    }

    @Test("The proof of another word further up is none")
    func proofOfAnother() {
        let code = """
            // All fields are constants.
            final class A: @unchecked Sendable {
            }
            final class B: @unchecked Sendable {
            }
            """
        #expect(SafetyRule.unprovenWords(in: SourceFile("Sources/A/A.swift", code)).map(\.line) == [4])
    }

    @Test(
        "A proven word, and one that is only talked about, are none",
        arguments: [
            "// `b` is written once, before it is shared.\nfinal class A: @unchecked Sendable {}",
            "    // Guarded by `lock`.\n    nonisolated(unsafe) var a = 0",
            "// Guarded by `lock`.\n@usableFromInline\nnonisolated(unsafe) var a = 0",
            "// Both: written before the handler is installed.\nnonisolated(unsafe) var a = 0\nnonisolated(unsafe) var b = 0",
            "/// An A.\n///\n/// Sendable: all members are constants,\n/// or atomic.\nfinal class A: @unchecked Sendable {}",
            "// All members are constants.\nfinal class A<Element>: B, C,\n    @unchecked Sendable\n{}",
            "// unsafeBitCast would do",
            "let text = \"unsafeBitCast\"",
            "final class A: Sendable {}",
        ]
    )
    func proven(code: String) {
        #expect(SafetyRule.unprovenWords(in: SourceFile("Sources/A/A.swift", code)).isEmpty)
    }

    @Test(
        "A trap without a message is found",
        arguments: ["fatalError()", "preconditionFailure( )", "assertionFailure()", "fatalError(\"\")"]
    )
    func silent(code: String) {
        #expect(SafetyRule.silentTraps(in: SourceFile("Sources/A/A.swift", code)).count == 1)
    }

    @Test(
        "A trap with a message is none",
        arguments: ["fatalError(\"Second assignment.\")", "fatalError(message)", "// fatalError()", "myfatalError()"]
    )
    func speaking(code: String) {
        #expect(SafetyRule.silentTraps(in: SourceFile("Sources/A/A.swift", code)).isEmpty)
    }
}
