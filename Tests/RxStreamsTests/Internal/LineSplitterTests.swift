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
    ]

    @Test(arguments: texts)
    func `a text has the same lines in whatever pieces it arrives`(text: String, lines: [String]) {
        let bytes = Array(text.utf8)
        for size in 1...max(1, bytes.count) {
            #expect(split(stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0...].prefix(size)) }) == lines)
        }
    }

    @Test func `what isn't UTF-8 is repaired`() {
        #expect(split([[0x61, 0xFF, 0x0A], [0xC3]]) == ["a\u{FFFD}", "\u{FFFD}"])
    }

    @Test func `nothing is sent when no more is wanted`() {
        var splitter = LineSplitter()
        var lines: [String] = []
        Array("a\nb\nc\n".utf8).withUnsafeBytes { bytes in
            splitter.read(bytes) { line in
                lines.append(line)
                return lines.count < 2
            }
        }
        #expect(lines == ["a", "b"])
    }

    private func split(_ pieces: [[UInt8]]) -> [String] {
        var splitter = LineSplitter()
        var lines: [String] = []
        for piece in pieces {
            piece.withUnsafeBytes { bytes in
                splitter.read(bytes) { line in
                    lines.append(line)
                    return true
                }
            }
        }
        return lines + [splitter.finish()].compactMap { $0 }
    }
}
