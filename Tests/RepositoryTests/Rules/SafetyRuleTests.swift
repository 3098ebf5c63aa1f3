import Testing

@Suite("Safety")
struct SafetyRuleTests {
    @Test func `every unsafe word in Sources has its proof above it`() {
        for file in Repository.current.swiftFiles(under: "Sources/") {
            expectNone(SafetyRule.unprovenWords(in: file))
        }
    }

    @Test func `every trap in Sources has a message`() {
        for file in Repository.current.swiftFiles(under: "Sources/") {
            expectNone(SafetyRule.silentTraps(in: file))
        }
    }

    @Test(
        arguments: [
            "final class A: @unchecked Sendable {}",
            "extension A: @unchecked Sendable where B: C {}",
            "nonisolated(unsafe) var a = 0",
            "@exclusivity(unchecked) private var a = 0",
            "unowned(unsafe) let a: A",
            "let a = unsafeBitCast(b, to: C.self)",
            "let a = unsafeDowncast(b, to: C.self)",
            "let a = b.unsafelyUnwrapped",
            "let a = b.assumingMemoryBound(to: C.self)",
            "let a = Unmanaged.passRetained(b)",
            "mutex._unsafeLock()",
            "await withUnsafeContinuation { $0.resume() }",
            "/// What an A is.\nfinal class A: @unchecked Sendable {}",
            "// All members are constants.\nfinal class A: @unchecked Sendable {}",
            "/// Sendable: all members are constants.\nfinal class A: @unchecked Sendable {}",
            "// SAFETY: too far away.\n\nfinal class A: @unchecked Sendable {}",
            "// SAFETY: immutable.\nfinal class A: @unchecked Sendable {}",
            "// SAFETY:\nfinal class A: @unchecked Sendable {}",
        ]
    )
    func `an unsafe word without proof is found`(code: String) {
        #expect(SafetyRule.unprovenWords(in: SourceFile("Sources/A/A.swift", code)).count == 1)
    }

    @Test func `the proof of another word further up is none`() {
        let code = """
            // SAFETY: all fields are constants.
            final class A: @unchecked Sendable {
            }
            final class B: @unchecked Sendable {
            }
            """
        #expect(SafetyRule.unprovenWords(in: SourceFile("Sources/A/A.swift", code)).map(\.line) == [4])
    }

    @Test(
        arguments: [
            "// SAFETY: `b` is written once, before it is shared.\nfinal class A: @unchecked Sendable {}",
            "    // SAFETY: guarded by `lock`.\n    nonisolated(unsafe) var a = 0",
            "// SAFETY: guarded by `lock`.\n@usableFromInline\nnonisolated(unsafe) var a = 0",
            "// SAFETY: the lock guards both.\nnonisolated(unsafe) var a = 0\nnonisolated(unsafe) var b = 0",
            "// SAFETY: the lock guards both.\nnonisolated(unsafe) var a = 0\n/// A b.\nnonisolated(unsafe) var b = 0",
            "/// An A.\n// SAFETY: all members are constants,\n// or atomic.\nfinal class A: @unchecked Sendable {}",
            "// SAFETY: all members are constants.\n/// An A.\nfinal class A: @unchecked Sendable {}",
            "// SAFETY: all members are constants.\nfinal class A<Element>: B, C,\n    @unchecked Sendable\n{}",
            "// unsafeBitCast would do",
            "let text = \"unsafeBitCast\"",
            "let isUnmanaged = a.is_unsafeLock",
            "final class A: Sendable {}",
        ]
    )
    func `a proven word, and one that is only talked about, are none`(code: String) {
        #expect(SafetyRule.unprovenWords(in: SourceFile("Sources/A/A.swift", code)).isEmpty)
    }

    @Test(
        arguments: ["fatalError()", "preconditionFailure( )", "assertionFailure()", "fatalError(\"\")"]
    )
    func `a trap without a message is found`(code: String) {
        #expect(SafetyRule.silentTraps(in: SourceFile("Sources/A/A.swift", code)).count == 1)
    }

    @Test(
        arguments: ["fatalError(\"Second assignment.\")", "fatalError(message)", "// fatalError()", "myfatalError()"]
    )
    func `a trap with a message is none`(code: String) {
        #expect(SafetyRule.silentTraps(in: SourceFile("Sources/A/A.swift", code)).isEmpty)
    }
}
