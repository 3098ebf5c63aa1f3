import Foundation
import Testing

@testable import Tour

@Suite struct NeedleTests {
    /// The lines that match, each with its number and the match in brackets.
    private func find(_ query: String, in text: String) throws -> [String] {
        var lines: [String] = []
        _ = try #require(Needle(query)).forEachMatch(in: Data(text.utf8)) { match in
            let hit = Hit(file: "", match, elapsed: .zero)
            lines.append("\(hit.line):\(hit.before)[\(hit.match)]\(hit.after)")
            return true
        }
        return lines
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
        #expect(try find("abc", in: text) == expected)
    }

    @Test func `a query with upper case is matched exactly`() throws {
        #expect(try find("Abc", in: "abc\nABC\nAbc") == ["3:[Abc]"])
        #expect(try find("été", in: "ÉTÉ été") == ["1:ÉTÉ [été]"])
    }

    @Test func `a file with a zero byte is not text`() throws {
        let needle = try #require(Needle("abc"))
        let isText = needle.forEachMatch(in: Data("abc\n\0abc\n".utf8)) { _ in
            Issue.record("It was searched.")
            return true
        }
        #expect(!isText)
    }

    @Test func `stops when no more hits are wanted`() throws {
        var count = 0
        let text = Data(String(repeating: "abc\n", count: 100).utf8)
        _ = try #require(Needle("abc")).forEachMatch(in: text) { _ in
            count += 1
            return count < 3
        }
        #expect(count == 3)
    }

    /// Compares with a trivial search.
    @Test func `agrees with a simple search`() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<3_000 {
            let text = String((0..<Int.random(in: 0...12)).map { _ in "abAB 1".randomElement(using: &random) ?? "a" })
            let query = String((0..<Int.random(in: 1...3)).map { _ in "abAB1".randomElement(using: &random) ?? "a" })
            let ignoresCase = query == query.lowercased()
            let bytes = Array((ignoresCase ? text.lowercased() : text).utf8)
            let wanted = Array(query.utf8)
            let expected = bytes.indices.first { bytes[$0...].starts(with: wanted) }
            let found = try find(query, in: text)
            #expect(found.isEmpty == (expected == nil), "'\(query)' in '\(text)'")
            if let expected {
                let before = text.prefix(expected).drop { $0 == " " }
                #expect(found.first?.hasPrefix("1:\(before)[") == true, "'\(query)' in '\(text)': \(found)")
            }
        }
    }
}
