import Foundation
import RxStreams
import TestSupport
import Testing

struct LinesTests {
    private static let text = Array("one\r\ntwo\n\nüber".utf8)

    // Contract N1
    @Test func `bytes and chunks of any kind have the same lines`() throws {
        let expected = ["one", "two", "", "über"]
        #expect(try elements(Observable.from(Self.text).lines()) == expected)
        #expect(try elements(Observable.from(Self.text.pieces(of: 4)).lines()) == expected)
        #expect(try elements(Observable.from(Self.text.pieces(of: 5).map { Data($0) }).lines()) == expected)
        // No memory holds these side by side.
        #expect(try elements(Observable.from(Self.text.pieces(of: 6).map { AnySequence($0) }).lines()) == expected)
    }

    // Contract N5
    @Test func `JSON is decoded line by line, and empty lines are skipped`() throws {
        let text = Array("[1]\n \t\n\r\n[2, 3]".utf8)
        #expect(try elements(Observable.from(text).jsonLines(of: [Int].self)) == [[1], [2, 3]])
        #expect(try elements(Observable.just(text).jsonLines(of: [Int].self)) == [[1], [2, 3]])
        let marked = [UInt8]([0xEF, 0xBB, 0xBF]) + text
        #expect(try elements(Observable.from(marked).jsonLines(of: [Int].self)) == [[1], [2, 3]])
        let decoder = Words()
        #expect(try elements(Observable.just(text).jsonLines(of: [Int].self, decoder: decoder)) == [[9], [9]])
        #expect(try elements(Observable.from(text).jsonLines(of: [Int].self, decoder: decoder)) == [[9], [9]])
    }

    // Contract N5
    @Test(arguments: [1, 3, 99])
    func `a line that can't be decoded is an error with its number and its text, after those before`(size: Int) {
        let chunks = Array("[1]\n\n[2\n[3]\n".utf8).pieces(of: size)
        let events = record(Observable.from(chunks).jsonLines(of: [Int].self))
        #expect(events.elements == [[1]])
        guard case .undecodableLine(let number, let text, _)? = events.error as? ByteStreamError else {
            Issue.record("unexpected: \(events)")
            return
        }
        #expect(number == 3)
        #expect(text == "[2")
        #expect((events.error as? ByteStreamError)?.debugDescription.hasPrefix("Line 3 can't be decoded, ") == true)
    }

    // Contract N2
    @Test func `a text that never ends a line fails when a line is too long, and its source is disposed of`() {
        let count = LockedValue(0)
        let endless = Observable.repeatElement([UInt8](repeating: 0x61, count: 65_536)).do(onNext: { _ in
            count.withLock { $0 += 1 }
        })
        let events = record(endless.lines())
        guard case .lineTooLong(1_048_576)? = events.error as? ByteStreamError else {
            Issue.record("unexpected: \(events)")
            return
        }
        #expect(count.value == 17)
        guard
            case .lineTooLong(9)? = record(endless.jsonLines(of: Int.self, maximumLength: 9)).error as? ByteStreamError
        else {
            Issue.record("no error")
            return
        }
    }

    @Test func `it keeps the contract of operators`() {
        #expect(operatorContractViolations { $0.map { _ in Array("a\nb".utf8) }.lines() } == [])
        #expect(operatorContractViolations { $0.map { _ in Array("1\n".utf8) }.jsonLines(of: Int.self) } == [])
    }
}

/// Decodes each line as the same.
private struct Words: DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        try JSONDecoder().decode(type, from: Data("[9]".utf8))
    }
}

/// The events of a sequence that sends all of them at once.
func record<Element: Sendable>(_ source: Observable<Element>) -> Probe<Element>.Events {
    let probe = Probe<Element>()
    _ = probe.subscribe(to: source)
    return probe.now
}

/// The elements of a sequence that sends all of them at once and completes.
func elements<Element: Sendable>(_ source: Observable<Element>) throws -> [Element] {
    let events = record(source)
    if let error = events.error { throw error }
    #expect(events.isOver)
    return events.elements
}
