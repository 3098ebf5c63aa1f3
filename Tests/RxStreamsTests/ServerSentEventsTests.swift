import RxStreams
import TestSupport
import Testing

struct ServerSentEventsTests {
    // Contracts N1, N2
    @Test func `bytes and chunks have the same events, and the same error`() {
        let text = Array("id: 1\ndata: a\r\n\r\ndata: b\n\ndata: 1234567890\n\n".utf8)
        for length in [13, 99] {
            let whole = record(Observable.just(text).serverSentEvents(maximumLength: length))
            #expect(whole.elements.map(\.data) == ["a", "b"] + (length == 13 ? [] : ["1234567890"]))
            #expect((whole.error as? ByteStreamError).map { "\($0)" } == (length == 13 ? Self.tooLong : nil))
            for other in [
                record(Observable.from(text).serverSentEvents(maximumLength: length)),
                record(Observable.from(text.pieces(of: 3)).serverSentEvents(maximumLength: length)),
            ] {
                #expect(other.elements == whole.elements)
                #expect("\(other.error, default: "")" == "\(whole.error, default: "")")
            }
        }
    }

    private static let tooLong = "\(ByteStreamError.eventTooLong(maximumLength: 13))"

    // Contract N2
    @Test(arguments: ["data: a", "data: a\n", ":"])
    func `a feed that never ends an event fails when that is too long`(piece: String) {
        let count = LockedValue(0)
        let piece = Array(String(repeating: piece, count: 10_000).utf8)
        let endless = Observable.repeatElement(piece).do(onNext: { _ in count.withLock { $0 += 1 } })
        guard case .eventTooLong(1_048_576)? = record(endless.serverSentEvents()).error as? ByteStreamError else {
            Issue.record("no error")
            return
        }
        // A line of data is kept without its name.
        #expect(count.value * piece.count <= 5 * 1_048_576)
    }

    @Test func `it keeps the contract of operators`() {
        #expect(operatorContractViolations { $0.map { _ in Array("data: a\n\n".utf8) }.serverSentEvents() } == [])
    }
}
