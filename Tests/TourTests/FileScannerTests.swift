import Foundation
import Testing

@testable import Tour

@Suite struct FileScannerTests {
    private func scan(
        _ text: String,
        for query: String,
        capacity: Int = 64
    ) throws -> (lines: [String], outcome: FileScanner.Outcome) {
        let folder = try TemporaryFolder(["file": text])
        let scanner = FileScanner(needle: try #require(Needle(query)), capacity: capacity)
        var lines: [String] = []
        let outcome = try scanner.scan(folder.location("file"), isCancelled: { false }) { match in
            lines.append("\(match.line):\(match.excerpt.before)[\(match.excerpt.match)]\(match.excerpt.after)")
        }
        return (lines, outcome)
    }

    @Test(arguments: [
        ("", []),
        ("\n\n", []),
        ("abc", ["1:[abc]"]),
        ("x\nabc\n", ["2:[abc]"]),
        ("x\n\n\tabc  \ny", ["3:[abc]"]),
        ("abc abc\nabc", ["1:[abc] abc", "2:[abc]"]),
        ("ab\nc\nab", []),
        ("x abc y\r\n", ["1:x [abc] y"]),
        ("ABC aBc", ["1:[ABC] aBc"]),
    ])
    func `finds the lines with the query`(_ text: String, _ expected: [String]) throws {
        #expect(try scan(text, for: "abc").lines == expected)
    }

    @Test func `a query with upper case is matched exactly`() throws {
        #expect(try scan("abc\nABC\nAbc", for: "Abc").lines == ["3:[Abc]"])
        #expect(try scan("ÉTÉ été", for: "été").lines == ["1:ÉTÉ [été]"])
    }

    /// Whatever the size of the pieces, each line is found once and has its number.
    @Test(arguments: [16, 17, 31, 64, 100, 1_000, 65_536])
    func `the size of the pieces changes nothing`(_ capacity: Int) throws {
        var text = ""
        var expected: [Int] = []
        for line in 1...500 {
            let isHit = line % 7 == 0
            text += String(repeating: "x", count: line % 90) + (isHit ? "needle" : "needl") + "yy\n"
            if isHit {
                expected.append(line)
            }
        }
        let lines = try scan(text, for: "needle", capacity: capacity).lines
        #expect(lines.map { Int($0.prefix { $0 != ":" }) } == expected)
    }

    @Test func `a line that fills the buffer is found once`() throws {
        let long = String(repeating: "x", count: 1_000)
        let text = "a\n\(long)needle\(long)needle\nneedle\n\(long)\nneedle"
        let lines = try scan(text, for: "needle").lines
        #expect(lines.map { $0.prefix(2) } == ["2:", "3:", "5:"])
    }

    @Test func `counts the bytes that it reads`() throws {
        #expect(try scan("12345\n678", for: "abc").outcome == FileScanner.Outcome(ending: .done, bytes: 9))
    }

    @Test func `a file with a zero byte is not text`() throws {
        let result = try scan("abc\n\0abc\n", for: "abc")
        #expect(result.outcome.ending == .notText)
        #expect(result.lines.isEmpty)
    }

    @Test func `stops at a hit when it is cancelled`() throws {
        let folder = try TemporaryFolder(["file": String(repeating: "abc\n", count: 100)])
        let scanner = FileScanner(needle: try #require(Needle("abc")))
        var count = 0
        let outcome = try scanner.scan(folder.location("file"), isCancelled: { count == 3 }) { _ in count += 1 }
        #expect(count == 3)
        #expect(outcome.ending == .cancelled)
    }

    @Test func `starts afresh with each file`() throws {
        let folder = try TemporaryFolder(["a": String(repeating: "x", count: 500) + "needle", "b": "\nneedle"])
        let scanner = FileScanner(needle: try #require(Needle("needle")), capacity: 64)
        var lines: [Int] = []
        for name in ["a", "b", "a"] {
            _ = try scanner.scan(folder.location(name), isCancelled: { false }) { lines.append($0.line) }
        }
        #expect(lines == [1, 2, 1])
    }

    @Test func `says why a file cannot be read`() throws {
        let folder = try TemporaryFolder(["file": "abc"])
        try folder.link("link", to: "file")
        let scanner = FileScanner(needle: try #require(Needle("abc")))
        for name in ["missing", "link"] {
            let error = #expect(throws: Unreadable.self) {
                try scanner.scan(folder.location(name), isCancelled: { false }) { _ in }
            }
            #expect(error?.path == name)
            #expect(error?.reason.isEmpty == false)
        }
    }

    @Test func `a blank query finds nothing`() {
        #expect(Needle("") == nil)
        #expect(Needle(" \t") == nil)
    }

    /// A long line is kept only around its match, and never cut within a character.
    @Test func `an excerpt has a limit`() throws {
        let text = String(repeating: "日本", count: 500) + "needle" + String(repeating: "語é", count: 500)
        let line = try #require(try scan(text, for: "needle", capacity: 65_536).lines.first)
        #expect(line.utf8.count < 700)
        #expect(!line.contains("\u{FFFD}"))
        #expect(line.hasPrefix("1:…"))
        #expect(line.hasSuffix("…"))
    }
}

@Suite struct NeedleTests {
    /// Compares with a search that is too simple to be wrong.
    @Test func `agrees with a simple search`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<3_000 {
            let text = String((0..<Int.random(in: 0...12)).map { _ in "abAB 1".randomElement(using: &random) ?? "a" })
            let query = String((0..<Int.random(in: 1...3)).map { _ in "abAB1".randomElement(using: &random) ?? "a" })
            let ignoresCase = query == query.lowercased()
            let bytes = Array((ignoresCase ? text.lowercased() : text).utf8)
            let wanted = Array(query.utf8)
            let expected = bytes.indices.first { bytes[$0...].starts(with: wanted) }
            let found = Array(text.utf8).withUnsafeBytes { Needle(query)?.firstMatch(in: $0) }
            #expect(found == expected, "'\(query)' in '\(text)'")
        }
    }
}

extension TemporaryFolder {
    /// Where a file of this folder is.
    func location(_ name: String) -> FileLocation {
        FileLocation(path: Array(path.utf8CString.dropLast()), name: "").appending(Array(name.utf8CString.dropLast()))
    }
}
