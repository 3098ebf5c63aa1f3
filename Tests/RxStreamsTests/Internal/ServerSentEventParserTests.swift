import Dispatch
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
            #expect(parse([Array(bytes[..<place]), Array(bytes[place...])]) == events)
        }
        for size in 1...max(1, bytes.count) {
            #expect(
                parse(stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0...].prefix(size)) }) == events
            )
        }
    }

    @Test func `what isn't UTF-8 is repaired`() {
        #expect(parse([Array("data: ".utf8) + [0xFF, 0x61, 0xC3, 0x0A, 0x0A]]) == [Event(data: "\u{FFFD}a\u{FFFD}")])
        #expect(parse([[0xEF], [0xBB], Array("data: a\n\ndata: b\n\n".utf8)]) == [Event(data: "b")])
    }

    @Test func `nothing is sent when no more is wanted`() {
        var parser = ServerSentEventParser()
        var events: [Event] = []
        Array("data: a\n\ndata: b\n\n".utf8).withUnsafeBytes { bytes in
            parser.read(bytes) { event in
                events.append(event)
                return false
            }
        }
        #expect(events == [Event(data: "a")])
    }

    @Test func `the next connection keeps the last id and the waiting time, and drops what isn't ended`() {
        var parser = ServerSentEventParser()
        var events: [Event] = []
        func read(_ text: String) {
            Array(text.utf8).withUnsafeBytes { bytes in
                parser.read(bytes) { event in
                    events.append(event)
                    return true
                }
            }
        }
        read("retry: 7\nid: 1\ndata: a\n\nevent: x\nid: 2\ndata: lost\ndat")
        #expect(parser.lastEventID == "1")
        parser.restart()
        read("\u{FEFF}data: b\n\nid: 3\n\n")
        #expect(events.map(\.data) == ["a", "b"])
        #expect(events.last == Event(id: "1", data: "b", retry: .milliseconds(7)))
        #expect(parser.lastEventID == "3")
        #expect(parser.retry == .milliseconds(7))
    }

    // Contracts G7, N1
    @Test func `10,000 streams of any bytes never trap, and have the same events in whatever pieces they arrive`() {
        var random = Numbers(state: 4711)
        let words =
            [
                "data", "event", "id", "retry", ":", ": ", " ", "\n", "\n", "\r", "\r\n", "\n\n", "a", "1", "23", "\0",
                "ü", "\u{FEFF}",
                "data: x\n\n", "id: 7\n", "retry: 5\n",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0xEF], [0xEF, 0xBB], [0xF0, 0x9F]]
        var found = 0
        for _ in 0..<10_000 {
            let bytes = (0..<random.next(40)).flatMap { _ in words[random.next(words.count)] }
            let whole = parse([bytes])
            found += whole.count
            var pieces: [[UInt8]] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = rest.prefix(1 + random.next(5))
                pieces.append(Array(piece))
                rest = rest.dropFirst(piece.count)
            }
            #expect(parse(pieces) == whole)
            #expect(parse(bytes.map { [$0] }) == whole)
            #expect(whole == model(bytes), "\(bytes)")
        }
        #expect(found > 1_000)
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

    private func parse(_ pieces: [[UInt8]]) -> [Event] {
        var parser = ServerSentEventParser()
        var events: [Event] = []
        for piece in pieces {
            piece.withUnsafeBytes { bytes in
                parser.read(bytes) { event in
                    events.append(event)
                    return true
                }
            }
        }
        return events
    }
}

/// Reproducible random numbers.
struct Numbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
