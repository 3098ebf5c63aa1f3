import TestSupport
import Testing

@testable import RxStreams

struct LineSplitterTests {
    static let texts: [(String, [String])] = [
        ("", []),
        ("\n", [""]),
        ("a", ["a"]),
        ("a\nb\n", ["a", "b"]),
        ("a\r\nb\rc\r\n\r\n", ["a", "b\rc", ""]),
        ("ü€😀\nż", ["ü€😀", "ż"]),
        ("last\r", ["last\r"]),
        ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
        ("\u{FEFF}\r\n\u{FEFF}", ["", "\u{FEFF}"]),
        ("\u{FEFF}last", ["last"]),
        ("\u{FEFF}", []),
    ]

    // Contract N1
    @Test(arguments: texts)
    func `a text has the same lines in whatever pieces it arrives`(text: String, lines: [String]) {
        let bytes = Array(text.utf8)
        for size in 1...max(1, bytes.count) { #expect(split(bytes.pieces(of: size)).lines == lines) }
    }

    @Test func `what isn't UTF-8 is repaired`() {
        #expect(split([[0x61, 0xFF, 0x0A], [0xC3]]).lines == ["a\u{FFFD}", "\u{FFFD}"])
    }

    private static let lengths: [(String, lines: [String], isTooLong: Bool)] = [
        ("123\n123\r\n123", ["123", "123", "123"], false), ("12\n1234\n1\n", ["12"], true), ("1234", [], true),
        ("123\r", [], true), ("123\r\r\n", [], true), ("1\n\r\n123\r4", ["1", ""], true),
    ]

    // Contract N2
    @Test(arguments: lengths)
    func `a line has at most three bytes`(text: String, lines: [String], isTooLong: Bool) {
        let bytes = Array(text.utf8)
        for size in 1...bytes.count {
            let result = split(bytes.pieces(of: size), maximumLength: 3)
            #expect(result.lines == lines)
            #expect(result.isTooLong == isTooLong)
        }
    }

    // Contracts G7, N1, N2
    @Test func `10,000 texts of any bytes never trap, and have the same lines in whatever pieces they arrive`() {
        var random = SeededGenerator(seed: 4712)
        let words: [[UInt8]] = [[0x0A], [0x0D], [0x0D, 0x0A], [0x61], [0x62, 0x63], [0xC3, 0xBC], [0xFF], [0x00]]
        var tooLong = 0
        for _ in 0..<10_000 {
            let bytes = (0..<Int.random(in: 0..<30, using: &random)).flatMap { _ in
                words.randomElement(using: &random) ?? []
            }
            let length = Int.random(in: 0..<10, using: &random)
            let whole = split([bytes], maximumLength: length)
            tooLong += whole.isTooLong ? 1 : 0
            #expect(split(bytes.pieces { .random(in: 1...5, using: &random) }, maximumLength: length) == whole)
            #expect(split(bytes.pieces(of: 1), maximumLength: length) == whole)
            let all = split([bytes]).lines
            #expect(whole.isTooLong ? all.starts(with: whole.lines) : all == whole.lines)
        }
        #expect(tooLong > 1_000)
    }

    @Test func `nothing is sent when no more is wanted`() {
        var splitter = LineSplitter(maximumLength: .max)
        var lines: [String] = []
        Array("a\nb\nc\n".utf8).withUnsafeBytes { bytes in
            splitter.read(bytes) { line in
                lines.append(line)
                return lines.count < 2
            }
        }
        #expect(lines == ["a", "b"])
    }

    private struct Split: Equatable {
        var lines: [String] = []
        var isTooLong = false
    }

    private func split(_ pieces: [[UInt8]], maximumLength: Int = .max) -> Split {
        var splitter = LineSplitter(maximumLength: maximumLength)
        var split = Split()
        for piece in pieces where !splitter.isTooLong {
            piece.withUnsafeBytes { bytes in
                splitter.read(bytes) { line in
                    split.lines.append(line)
                    return true
                }
            }
        }
        split.lines += [splitter.finish()].compactMap { $0 }
        split.isTooLong = splitter.isTooLong
        return split
    }
}
