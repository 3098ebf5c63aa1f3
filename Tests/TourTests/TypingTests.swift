import Foundation
import Testing

@testable import Tour

@Suite struct QueryLineTests {
    private func text(typing pieces: [UInt8]...) -> String {
        pieces.reduce(into: QueryLine()) { $0.type(Data($1)) }.text
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
        ("a\u{1B}\u{1B}[Ab", "ab"),
        ("a\u{1B}", "a"),
        ("a\u{1}\u{0}\tb", "ab"),
    ])
    func `keys edit the query`(_ keys: String, _ expected: String) {
        #expect(text(keys) == expected)
    }

    @Test(arguments: [
        ("ac\u{1B}[Db", "abc"), ("ac\u{1B}OD\u{1B}[D\u{1B}[Cb", "abc"),
        ("b\u{1B}[Ha\u{1B}[Fc", "abc"),
        ("axb\u{1B}[D\u{7F}", "ab"), ("axb\u{1B}[D\u{1B}[D\u{1B}[3~", "ab"),
        ("日é本\u{1B}[D\u{7F}", "日本"), ("\u{1B}[D\u{1B}[Ca\u{1B}[C\u{1B}[3~", "a"), ("one two\u{1B}[D\u{17}", "one o"),
    ])
    func `arrows, Home, End and Delete edit in the middle`(_ keys: String, _ expected: String) {
        #expect(text(keys) == expected)
    }

    @Test func `puts characters together that come in pieces`() {
        let bytes = Array("aé日👍z".utf8)
        #expect(bytes.reduce(into: QueryLine()) { $0.type(Data([$1])) }.text == "aé日👍z")
    }

    @Test func `Ctrl-D ends the input`() {
        var line = QueryLine()
        line.type(Data("ab\u{4}c".utf8))
        #expect(line.isOver)
        #expect(line.text == "ab")
    }
}
