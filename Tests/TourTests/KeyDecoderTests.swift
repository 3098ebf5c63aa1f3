import Testing

@testable import Tour

@Suite struct KeyDecoderTests {
    private func text(typing pieces: [UInt8]...) -> String {
        pieces.reduce(QueryLine()) { $0.typing($1) }.text
    }

    private func text(_ keys: String) -> String {
        text(typing: Array(keys.utf8))
    }

    @Test(arguments: [
        ("observ", "observ"),
        ("abc\u{7F}\u{8}x", "ax"),
        ("\u{7F}a", "a"),
        ("some words\u{15}x", "x"),
        ("two words\u{17}", "two "),
        ("two words  \u{17}x", "two x"),
        ("ab\r", "ab"),
        ("日本é\u{7F}", "日本"),
        ("e\u{301}👨‍👩‍👧\u{7F}\u{7F}", ""),
        ("\u{1B}[A\u{1B}OPa\u{1B}[1;5Cb\u{1B}[3~c", "abc"),
        ("a\u{1B}xb", "ab"),
        ("a\u{1B}", "a"),
        ("a\u{1}\u{0}\tb", "ab"),
    ])
    func `keys edit the query`(_ keys: String, _ expected: String) {
        #expect(text(keys) == expected)
    }

    @Test func `puts characters together that come in pieces`() {
        let bytes = Array("aé日👍z".utf8)
        let pieces = bytes.map { [$0] }
        #expect(pieces.reduce(QueryLine()) { $0.typing($1) }.text == "aé日👍z")
    }

    @Test func `puts escape sequences together that come in pieces`() {
        #expect(text(typing: [0x1B, 0x5B], [0x31, 0x3B], [0x35, 0x43, 0x61]) == "a")
    }

    @Test func `the escape key alone swallows nothing`() {
        #expect(text(typing: [0x61, 0x1B], [0x62]) == "ab")
    }

    @Test func `bytes that are not UTF-8 do no harm`() {
        #expect(text(typing: [0x61, 0x80, 0xBF, 0x62]) == "ab")
        #expect(text(typing: [0xC3, 0xC3, 0xA9]) == "é")
        #expect(text(typing: [0xFF, 0x61]).hasSuffix("a"))
    }

    @Test func `a query has a limit`() {
        #expect(text(String(repeating: "x", count: 1_000)).count == QueryLine.most)
    }
}

@Suite struct LineSplitterTests {
    private func lines(_ pieces: [String]) -> [String] {
        var splitter = LineSplitter()
        var lines: [String] = []
        for piece in pieces {
            splitter = splitter.reading(Array(piece.utf8))
            lines += splitter.lines
        }
        return lines
    }

    @Test func `splits input into lines`() {
        #expect(lines(["a\nb\n", ""]) == ["a", "b"])
        #expect(lines(["a", "b\nc", "d", "\n\n", ""]) == ["ab", "cd", ""])
        #expect(lines(["a\r\nb", ""]) == ["a", "b"])
        #expect(lines([""]) == [])
    }

    @Test func `a line has a limit`() {
        let long = String(repeating: "x", count: LineSplitter.most * 3)
        #expect(lines([long, long, "\nb\n"]) == [String(long.prefix(LineSplitter.most)), "b"])
    }
}
