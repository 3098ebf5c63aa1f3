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
        #expect(TextLayout.fit("abcdef", in: 6) == "abcdef")
        #expect(TextLayout.fit("abcdef", in: 5) == "abcd…")
        #expect(TextLayout.fit("abcdef", in: 1) == "…")
        #expect(TextLayout.fit("abcdef", in: 0) == "")
        #expect(TextLayout.fit("日本語", in: 5) == "日本…")
        #expect(TextLayout.fit("日本語", in: 4) == "日…")
        #expect(TextLayout.fit("abcdef", in: 6, cutsStart: true) == "abcdef")
        #expect(TextLayout.fit("abcdef", in: 4, cutsStart: true) == "…def")
        #expect(TextLayout.fit("日本語", in: 4, cutsStart: true) == "…語")
        #expect(TextLayout.fit("abc", in: 0, cutsStart: true) == "")
    }

    @Test func `makes control characters harmless`() {
        #expect(TextLayout.printable("a\tb\u{1B}[31mc\u{7}\r\n") == "a  b·[31mc··")
        #expect(TextLayout.printable("\u{9B}x\u{202E}y") == "·x·y")
        #expect(TextLayout.printable("plain é 日本") == "plain é 日本")
    }

    @Test func `pads text to a width`() {
        #expect(TextLayout.pad("日", to: 4) == "日  ")
        #expect(TextLayout.pad("12", to: 4, atStart: true) == "  12")
        #expect(TextLayout.pad("abc", to: 2) == "abc")
    }
}
