import Testing

/// Words that switch off a check of the compiler need a proof: a comment above them, `// SAFETY:`.
struct SafetyTests {
    private static let unsafe = #"""
        ^(?:(?!//).)*?(?<!\w)(?:@unchecked Sendable|@exclusivity\(unchecked\)|nonisolated\(unsafe\)|unowned\(unsafe\)|\#
        unsafeBitCast|unsafeDowncast|reinterpretCast|unsafelyUnwrapped|assumingMemoryBound|bindMemory|\#
        withMemoryRebound|Unmanaged|_unsafeLock|_unsafeUnlock|\#
        withUnsafeContinuation|withUnsafeThrowingContinuation)(?!\w)
        """#

    /// The lines with such a word and without a proof; a proof is more than one word.
    private static func unproven(in text: String) -> [Int] {
        let words = Set(text.matches(unsafe).map(\.line))
        if words.isEmpty { return [] }
        let lines = text.lines.map { $0.text.drop { $0 == " " } }
        // A proof applies to the code below it: past comments, attributes, continued lines, and other such words.
        func isPassed(_ number: Int) -> Bool {
            let line = lines[number - 1]
            return words.contains(number) || line.hasPrefix("//") || [",", ":", "="].contains(where: line.hasSuffix)
                || line.wholeMatch(of: /@\w+(?:\([^)]*\))?/) != nil
        }
        return words.sorted().filter { word in
            !(1..<word).reversed().prefix(while: isPassed).contains {
                lines[$0 - 1].wholeMatch(of: /\/\/ SAFETY: \S+ \S.*/) != nil
            }
        }
    }

    @Test func `every unsafe word in Sources has its proof above it`() {
        for (path, text) in Repository.current.swift(under: "Sources/") {
            for line in Self.unproven(in: text) { Issue.record("\(path):\(line): no proof above it: `// SAFETY: …`.") }
        }
    }

    @Test(
        arguments: [
            ("final class A: @unchecked Sendable {}", [1]), ("nonisolated(unsafe) var a = 0", [1]),
            ("@exclusivity(unchecked) private var a = 0", [1]), ("unowned(unsafe) let a: A", [1]),
            ("let a = unsafeBitCast(b, to: C.self)", [1]), ("let a = unsafeDowncast(b, to: C.self)", [1]),
            ("let a = b.unsafelyUnwrapped", [1]), ("let a = b.assumingMemoryBound(to: C.self)", [1]),
            ("a.withMemoryRebound(to: B.self, capacity: 1) { $0.move() }", [1]),
            ("let a = Unmanaged.passRetained(b)", [1]), ("mutex._unsafeLock()", [1]),
            ("await withUnsafeContinuation { $0.resume() }", [1]),
            ("// All members are constants.\nfinal class A: @unchecked Sendable {}", [2]),
            ("// SAFETY: too far away.\n\nfinal class A: @unchecked Sendable {}", [3]),
            ("// SAFETY: immutable.\nfinal class A: @unchecked Sendable {}", [2]),
            ("// SAFETY: the same size.\nlet a: A =\n    unsafeBitCast(b, to: A.self)", []),
            ("// SAFETY: all are constants.\nclass A: @unchecked Sendable {\n}\nclass B: @unchecked Sendable {}", [4]),
            ("    // SAFETY: guarded by `lock`.\n    nonisolated(unsafe) var a = 0", []),
            ("// SAFETY: guarded by `lock`.\n@usableFromInline\nnonisolated(unsafe) var a = 0", []),
            ("// SAFETY: of both.\nnonisolated(unsafe) var a = 0\n/// A b.\nnonisolated(unsafe) var b = 0", []),
            ("// SAFETY: all are constants,\n// or atomic.\nfinal class A: B, C,\n    @unchecked Sendable\n{}", []),
            ("// unsafeBitCast would do", []), ("let isUnmanaged = a.is_unsafeLock", []),
        ]
    )
    func `an unsafe word without proof is found`(code: String, lines: [Int]) {
        #expect(Self.unproven(in: code) == lines)
    }
}
