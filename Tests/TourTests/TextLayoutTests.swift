import Testing

@testable import Tour

@Suite struct TextLayoutTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("👨‍👩‍👧", 2), ("…", 1), ("❯", 1),
    ])
    func `measures text in columns`(_ text: String, _ width: Int) {
        #expect(TextLayout.width(of: text) == width)
    }

    @Test func `cuts text at a column`() {
        #expect(TextLayout.cut("abcdef", to: 6) == "abcdef")
        #expect(TextLayout.cut("abcdef", to: 5) == "abcd…")
        #expect(TextLayout.cut("abcdef", to: 1) == "…")
        #expect(TextLayout.cut("abcdef", to: 0) == "")
        #expect(TextLayout.cut("日本語", to: 5) == "日本…")
        #expect(TextLayout.cut("日本語", to: 4) == "日…")
        #expect(TextLayout.cutStart(of: "abcdef", to: 6) == "abcdef")
        #expect(TextLayout.cutStart(of: "abcdef", to: 4) == "…def")
        #expect(TextLayout.cutStart(of: "日本語", to: 4) == "…語")
        #expect(TextLayout.cutStart(of: "abc", to: 0) == "")
    }

    @Test func `makes control characters harmless`() {
        #expect(TextLayout.printable("a\tb\u{1B}[31mc\u{7}\r\n") == "a  b·[31mc··")
        #expect(TextLayout.printable("\u{9B}x\u{202E}y") == "·x·y")
        #expect(TextLayout.printable("plain é 日本") == "plain é 日本")
    }

    @Test(arguments: 1...60)
    func `an excerpt fits and shows its match`(_ width: Int) {
        let excerpt = Excerpt(before: "let it = a 日本 long way to a ", match: "match", after: " and 日本 much more")
        let fitting = excerpt.fitting(width)
        #expect(TextLayout.width(of: fitting.before + fitting.match + fitting.after) <= width)
        if width >= 10 {
            #expect(fitting.match == "match")
        }
    }

    @Test func `pads text to a width`() {
        #expect(TextLayout.pad("日", to: 4) == "日  ")
        #expect(TextLayout.padStart(of: "12", to: 4) == "  12")
        #expect(TextLayout.pad("abc", to: 2) == "abc")
    }
}

@Suite struct FormattingTests {
    @Test func `writes numbers with separators`() {
        #expect(Formatting.number(0) == "0")
        #expect(Formatting.number(999) == "999")
        #expect(Formatting.number(1_000) == "1,000")
        #expect(Formatting.number(-1_234_567) == "-1,234,567")
        #expect(Formatting.count(1, "hit") == "1 hit")
        #expect(Formatting.count(2_000, "hit") == "2,000 hits")
        #expect(Formatting.count(2, "search", "searches") == "2 searches")
    }

    @Test func `writes sizes and times`() {
        #expect(Formatting.bytes(1) == "1 byte")
        #expect(Formatting.bytes(48_000) == "48 kB")
        #expect(Formatting.bytes(1_250_000) == "1.2 MB")
        #expect(Formatting.bytes(3_000_000_000) == "3.0 GB")
        #expect(Formatting.time(.microseconds(420)) == "0.4 ms")
        #expect(Formatting.time(.milliseconds(38)) == "38 ms")
        #expect(Formatting.time(.milliseconds(1_250)) == "1.2 s")
    }
}
