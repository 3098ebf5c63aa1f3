import Dispatch
import TestSupport
import Testing

@testable import RxStreams

struct ServerSentEventParserTests {
    typealias Event = ServerSentEvent

    static let streams: [(String, [Event])] = [
        ("", []),
        ("\n\n\n", []),
        ("data: a\n\n", [Event(data: "a")]),
        ("data:a\n\n", [Event(data: "a")]),
        ("data:  a \n\n", [Event(data: " a ")]),
        ("data\n\n", [Event(data: "")]),
        ("data\ndata\n\n", [Event(data: "\n")]),
        ("data: a\ndata: b\n\n", [Event(data: "a\nb")]),
        ("data: a\n", []),
        ("data: a\n\ndata: b", [Event(data: "a")]),
        ("data: a\n\ndata: b\n", [Event(data: "a")]),
        ("data: a\r\rdata: b\r\n\r\ndata: c\r\n\n", [Event(data: "a"), Event(data: "b"), Event(data: "c")]),
        ("data: a\n\r\ndata: b\r\r\n", [Event(data: "a"), Event(data: "b")]),
        ("data: a\r\n", []),
        (": comment\n:\ndata: a\n: another\n\n", [Event(data: "a")]),
        ("\u{FEFF}data: a\n\n", [Event(data: "a")]),
        ("\u{FEFF}\u{FEFF}data: a\n\ndata: b\n\n", [Event(data: "b")]),
        ("data: a\n\n\u{FEFF}data: b\n\n", [Event(data: "a")]),
        ("event: add\ndata: a\n\ndata: b\n\n", [Event(event: "add", data: "a"), Event(data: "b")]),
        ("event: add\n\ndata: a\n\n", [Event(data: "a")]),
        ("event: add\nevent\ndata: a\n\n", [Event(data: "a")]),
        (
            "id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n",
            [Event(id: "1", data: "a"), Event(id: "1", data: "b"), Event(data: "c")]
        ),
        ("id: 1\n\ndata: a\n\n", [Event(id: "1", data: "a")]),
        ("id: 1\0\ndata: a\n\n", [Event(data: "a")]),
        ("retry: 10\n\ndata: a\n\n", [Event(data: "a", retry: .milliseconds(10))]),
        (
            "retry: 10\ndata: a\nretry: 20\n\ndata: b\n\n",
            [Event(data: "a", retry: .milliseconds(20)), Event(data: "b", retry: .milliseconds(20))]
        ),
        ("retry: 1s\nretry:\nretry: -1\nretry: +1\nretry: ١\ndata: a\n\n", [Event(data: "a")]),
        ("retry: 99999999999999999999999\ndata: a\n\n", [Event(data: "a", retry: .milliseconds(2_147_483_647))]),
        ("Data: a\ndata : b\n data: c\ndatum: d\ndat: e\nfoo\n\n", []),
        ("data: ü€😀\nevent: ż\n\n", [Event(event: "ż", data: "ü€😀")]),
        ("data: a:b: c\n\n", [Event(data: "a:b: c")]),
    ]

    // Contract N1
    @Test(arguments: streams)
    func `a stream has the same events wherever it is split`(stream: String, events: [Event]) {
        let bytes = Array(stream.utf8)
        for place in 0...bytes.count {
            #expect(parse([Array(bytes[..<place]), Array(bytes[place...])]).events == events)
        }
        for size in 1...max(1, bytes.count) { #expect(parse(bytes.pieces(of: size)).events == events) }
    }

    @Test func `what isn't UTF-8 is repaired`() {
        let bytes = Array("data: ".utf8) + [0xFF, 0x61, 0xC3, 0x0A, 0x0A]
        #expect(parse([bytes]).events == [Event(data: "\u{FFFD}a\u{FFFD}")])
        #expect(parse([[0xEF], [0xBB], Array("data: a\n\ndata: b\n\n".utf8)]).events == [Event(data: "b")])
    }

    @Test func `nothing is sent when no more is wanted`() {
        #expect(parse([Array("data: a\n\ndata: b\n\n".utf8)], wanted: 1).events == [Event(data: "a")])
    }

    @Test func `the next connection keeps the last id and the waiting time, and drops what isn't ended`() {
        let first = parse([Array("retry: 7\nid: 1\ndata: a\n\nevent: x\nid: 2\ndata: lost\ndat".utf8)])
        #expect(first.lastEventID == "1")
        let next = ServerSentEventParser(lastEventID: first.lastEventID, retry: first.retry)
        let second = parse([Array("\u{FEFF}data: b\n\nid: 3\n\n".utf8)], next)
        #expect(second.events == [Event(id: "1", data: "b", retry: .milliseconds(7))])
        #expect(second.lastEventID == "3")
        #expect(second.retry == .milliseconds(7))
    }

    private static let lengths: [(String, count: Int, isTooLong: Bool)] = [
        ("data: 789\n\n", 1, false), ("data: 7890\n\n", 0, true), ("data: 7890", 0, true), ("data: 789", 0, false),
        ("data: 1\n\n: 34567890\n\n", 1, true), ("data: 1\n\n: 3456789\r\n", 1, false), ("data:6789\r\n\r\n", 1, false),
        ("data: 789\ndata:6789\n\n", 1, false), ("data: 789\ndata:6789\ndata:1\n\n", 0, true),
        ("\u{FEFF}data: 789\n\n", 1, false), (String(repeating: "data\n", count: 10) + "\n", 1, false),
        (String(repeating: "data\n", count: 11) + "\n", 0, true),
        (String(repeating: "event: 89\n", count: 99), 0, false),
    ]

    // Contract N2
    @Test(arguments: lengths)
    func `a line, and the data of an event, have at most nine bytes`(text: String, count: Int, isTooLong: Bool) {
        let bytes = Array(text.utf8)
        for size in 1...bytes.count {
            let result = parse(bytes.pieces(of: size), ServerSentEventParser(maximumLength: 9))
            #expect(result.events.count == count)
            #expect(result.isTooLong == isTooLong)
        }
    }

    // Contracts G7, N1, N2
    @Test func `10,000 streams of any bytes never trap, and have the same events in whatever pieces they arrive`() {
        var random = SeededGenerator(seed: 4711)
        let words =
            [
                "data", "event", "id", "retry", ":", ": ", " ", "\n", "\n", "\r", "\r\n", "\n\n", "a", "1", "23", "\0",
                "ü", "\u{FEFF}",
                "data: x\n\n", "id: 7\n", "retry: 5\n",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0xEF], [0xEF, 0xBB], [0xF0, 0x9F]]
        var (found, tooLong) = (0, 0)
        for _ in 0..<10_000 {
            let bytes = (0..<Int.random(in: 0..<40, using: &random)).flatMap { _ in
                words.randomElement(using: &random) ?? []
            }
            let parser = ServerSentEventParser(maximumLength: .random(in: 0..<30, using: &random))
            let whole = parse([bytes], parser)
            found += whole.events.count
            tooLong += whole.isTooLong ? 1 : 0
            #expect(parse(bytes.pieces { .random(in: 1...5, using: &random) }, parser) == whole)
            #expect(parse(bytes.pieces(of: 1), parser) == whole)
            let all = parse([bytes]).events
            #expect(all == model(bytes), "\(bytes)")
            #expect(whole.isTooLong ? all.starts(with: whole.events) : all == whole.events)
        }
        #expect(found > 1_000)
        #expect(tooLong > 1_000)
    }

    /// The standard's algorithm, literally, on the whole text.
    private func model(_ bytes: [UInt8]) -> [Event] {
        var text = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        if text.first == "\u{FEFF}" { text = text.dropFirst() }
        var lines: [Substring.UnicodeScalarView] = []
        while let end = text.firstIndex(where: { $0 == "\n" || $0 == "\r" }) {
            lines.append(Substring(text[..<end]).unicodeScalars)
            let isPair = text[end] == "\r" && text[text.index(after: end)...].first == "\n"
            text = text[end...].dropFirst(isPair ? 2 : 1)
        }
        var events: [Event] = []
        var (id, type, data, retry) = ("", "", "", Event(data: "").retry)
        for line in lines {
            if line.isEmpty {
                if !data.isEmpty {
                    let event = type.isEmpty ? "message" : type
                    let text = String(String.UnicodeScalarView(data.unicodeScalars.dropLast()))
                    events.append(Event(id: id, event: event, data: text, retry: retry))
                }
                (type, data) = ("", "")
                continue
            }
            let colon = line.firstIndex(of: ":") ?? line.endIndex
            var value = line[colon...].dropFirst()
            if value.first == " " { value = value.dropFirst() }
            let text = String(String.UnicodeScalarView(value))
            switch String(String.UnicodeScalarView(line[..<colon])) {
            case "data": data.unicodeScalars += Array(text.unicodeScalars) + ["\n"]
            case "event": type = text
            case "id": if !value.contains("\0") { id = text }
            case "retry":
                if !text.isEmpty, text.utf8.allSatisfy({ 48...57 ~= $0 }) {
                    retry = .milliseconds(Int(text).map { min($0, 2_147_483_647) } ?? 2_147_483_647)
                }
            default: break
            }
        }
        return events
    }

    private struct Parsed: Equatable {
        var events: [Event] = []
        var isTooLong = false
        var lastEventID = ""
        var retry = Event(data: "").retry
    }

    private func parse(
        _ pieces: [[UInt8]],
        _ parser: ServerSentEventParser = ServerSentEventParser(),
        wanted: Int = .max
    ) -> Parsed {
        var (parser, parsed) = (parser, Parsed())
        do {
            for piece in pieces {
                try piece.withUnsafeBytes { bytes in
                    try parser.read(bytes) { event in
                        parsed.events.append(event)
                        return parsed.events.count < wanted
                    }
                }
            }
        } catch {
            parsed.isTooLong = true
        }
        parsed.lastEventID = parser.lastEventID
        parsed.retry = parser.retry
        return parsed
    }
}
