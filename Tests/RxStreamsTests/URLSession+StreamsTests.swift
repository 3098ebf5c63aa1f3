#if os(macOS) || os(Linux)
import Foundation
import RxDisposables
import RxObservable
import RxTraits
import TestSupport
import Testing

@testable import RxStreams

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5)))
struct URLSessionStreamsTests {
    private let server: StreamServer
    private let session = patientSession()

    init() throws {
        server = try .shared
    }

    private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: close\r\n"

    @Test func `bytes come as they are sent, and all of them`() async throws {
        let pieces = Probe<Data>()
        _ = pieces.subscribe(to: session.rx.bytes(for: try server.request("file", ["size": "1000000"])))
        let events = await pieces.end()
        #expect(events.error == nil)
        #expect(events.elements.count > 1)
        let expected = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
        #expect(Array(events.elements.joined()) == expected)
    }

    @Test func `lines come as they are sent, split anywhere`() async throws {
        let lines = Probe<String>()
        let body = "a\nü€😀\r\n\nlast"
        _ = lines.subscribe(to: session.rx.lines(for: try server.pieces("\(Self.head)\r\n\(body)")))
        let events = await lines.end()
        #expect(events.error == nil)
        #expect(events.elements == ["a", "ü€😀", "", "last"])
    }

    struct Price: Codable, Equatable {
        let symbol: String
        let price: Double
    }

    @Test func `lines of JSON become values`() async throws {
        let prices = Probe<Price>()
        let body = #"{"symbol": "A", "price": 1.5}"# + "\n\n" + #"{"symbol": "B", "price": 2}"# + "\r\n \n"
        let request = try server.pieces("\(Self.head)\r\n\(body)")
        _ = prices.subscribe(to: session.rx.jsonLines(of: Price.self, for: request))
        let events = await prices.end()
        #expect(events.error == nil)
        #expect(events.elements == [Price(symbol: "A", price: 1.5), Price(symbol: "B", price: 2)])
        let again = Probe<Price>()
        _ = again.subscribe(to: session.rx.jsonLines(of: Price.self, for: request, decoder: JSONDecoder()))
        #expect(await again.end().elements == events.elements)
    }

    @Test func `a line that isn't JSON is an error that has it and its number`() async throws {
        let prices = Probe<Price>()
        let body = #"{"symbol": "A", "price": 1.5}"# + "\n\nnonsense\n" + #"{"symbol": "B", "price": 2}"#
        _ = prices.subscribe(to: session.rx.jsonLines(of: Price.self, for: try server.raw("\(Self.head)\r\n\(body)")))
        let events = await prices.end()
        #expect(events.elements == [Price(symbol: "A", price: 1.5)])
        guard case .undecodableLine(3, "nonsense", _)? = events.error as? URLStreamError else {
            Issue.record("unexpected: \(events)")
            return
        }
        #expect("\(events.error.debugDescription)".contains("Line 3 can't be decoded"))
    }

    // Contract N7
    @Test func `10,000 bodies that aren't lines of JSON are each an error that names the line, whole or byte by byte`()
    {
        var random = Numbers(state: 1702)
        let good = Array(#"{"symbol": "A", "price": 1.5}"#.utf8) + [0x0A]
        let texts = ["{", "}", "[", "]", "\"", "\\", ":", ",", "symbol", "1e", "-", "null", "\0", "\r", "\n", " ", "ü"]
        let words: [[UInt8]] = texts.map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82]]
        for _ in 0..<10_000 {
            let before = random.next(3)
            var body: [UInt8] = []
            for _ in 0..<before { body += good }
            body += [0x7B, 0x21]
            for _ in 0..<random.next(20) { body += words[random.next(words.count)] }
            for pieces in [[Data(body)], body.map { Data([$0]) }] {
                let prices = Recorder<Price>()
                let failure = LockedValue<(any Error)?>(nil)
                let values: Observable<Price> = decoded(lines(of: .from(pieces)), JSONDecoder())
                _ = values.subscribe(onNext: prices.record, onError: { failure.value = $0 })
                guard case .undecodableLine(let number, _, _)? = failure.value as? URLStreamError else {
                    Issue.record("unexpected: \(String(describing: failure.value)) for \(body)")
                    return
                }
                #expect(prices.count == before && number == before + 1)
            }
        }
    }

    // Contract N7
    @Test(arguments: [(404, 0, 0), (500, 12, 12), (429, 10_000_000, 65_536), (304, 0, 0)])
    func `another status is an error that has the body's beginning`(status: Int, size: Int, kept: Int) async throws {
        let pieces = Probe<Data>()
        let request = try server.request("refuse", ["status": "\(status)", "size": "\(size)"])
        _ = pieces.subscribe(to: session.rx.bytes(for: request))
        let events = await pieces.end()
        guard case .httpRequestFailed(let response, let data)? = events.error as? RxCocoaURLError else {
            Issue.record("unexpected: \(events)")
            return
        }
        #expect(events.elements.isEmpty)
        #expect(response.statusCode == status)
        #expect(data == Data(repeating: 0x78, count: kept))
    }

    @Test func `a question for a password is an error without one, and no wait`() async throws {
        let pieces = Probe<Data>()
        _ = pieces.subscribe(to: session.rx.bytes(for: try server.request("secret")))
        let events = await pieces.end()
        guard case .httpRequestFailed(let response, let data)? = events.error as? RxCocoaURLError else {
            Issue.record("unexpected: \(events)")
            return
        }
        #expect(response.statusCode == 401)
        #expect(data == Data("who are you?".utf8))
    }

    @Test func `the session's delegate is asked for a password, and about a redirection`() async throws {
        let delegate = Doorman()
        let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        let pieces = Probe<Data>()
        _ = pieces.subscribe(to: session.rx.bytes(for: try server.request("secret")))
        let events = await pieces.end()
        #expect(Data(events.elements.joined()) == Data("well done".utf8))
        #expect(events.error == nil)
        let others = Probe<Data>()
        let place = try #require(try server.request("file", ["size": "3"]).url)
        let response = "HTTP/1.1 302 Found\r\nLocation: \(place)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        _ = others.subscribe(to: session.rx.bytes(for: try server.raw(response)))
        #expect(Array(await others.end().elements.joined()) == [0, 1, 2])
        #expect(delegate.redirections.value == 1)
    }

    // Contracts G2, G5, N2
    @Test func `disposal closes the connection, also from within an element`() async throws {
        for isInside in [false, true] {
            let key = UUID().uuidString
            let place = SingleAssignmentDisposable()
            let pieces = Probe<Data>()
            let request = try server.request("hang", ["key": key])
            let source = session.rx.bytes(for: request).do(onNext: { _ in if isInside { place.dispose() } })
            place.setDisposable(pieces.subscribe(to: source))
            if isInside {
                _ = await pieces.events { $0.isDisposed }
            } else {
                _ = await pieces.elements(1)
                place.dispose()
            }
            #expect(try await server.answer("closed", key: key, on: session) == "closed")
            #expect(!pieces.now.isOver)
        }
    }

    // Contract N5
    @Test func `a connection that is cut anywhere is an end or an error, and what came before it comes`() async throws {
        let body = "one\ntwo\n"
        let response = "\(Self.head)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
        let chunked = "\(Self.head)Transfer-Encoding: chunked\r\n\r\n4\r\none\n\r\n4\r\ntwo\n\r\n0\r\n\r\n"
        for response in [response, chunked] {
            for cut in 0...response.utf8.count where !endsPrograms(cut, response) {
                let lines = Probe<String>()
                _ = lines.subscribe(to: session.rx.lines(for: try server.raw(response, cut: cut)))
                let events = await lines.end()
                #expect(["one", "two"].starts(with: events.elements) || events.error == nil, "\(cut)")
                if events.error == nil, cut < response.utf8.count - 5 { Issue.record("no error at \(cut): \(events)") }
                if let error = events.error, !(error is URLError) { Issue.record("at \(cut): \(error)") }
            }
        }
    }

    /// Whether the answer is cut between the first line and the end of its head, at which FoundationNetworking traps.
    private func endsPrograms(_ cut: Int, _ response: String) -> Bool {
        #if canImport(Darwin)
        return false
        #else
        let first = response.prefix { $0 != "\r\n" }.utf8.count + 2
        let head =
            response.utf8.count
            - (response.ranges(of: "\r\n\r\n").first.map { response[$0.upperBound...].utf8.count } ?? 0)
        return first..<head ~= cut
        #endif
    }

    @Test func `what isn't HTTP is an error`() async throws {
        for text in ["", "\r\n\r\n", "SSH-2.0-OpenSSH\r\n", "HTTP/1.1\r\n\r\n", "HTTP/1.1 2000 OK\r\n\r\n", "\0\0\0"] {
            let lines = Probe<String>()
            _ = lines.subscribe(to: session.rx.lines(for: try server.raw(text)))
            #expect(await lines.end().error != nil, "\(text)")
        }
    }

    @Test func `errors say what happened`() throws {
        let url = try #require(URL(string: "http://127.0.0.1"))
        let fields = ["Content-Type": "text/html"]
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)
        let error = URLStreamError.unexpectedContentType(response: try #require(response), data: Data())
        #expect(error.debugDescription == "The server sends another type of content: text/html.")
    }
}

/// Answers challenges with the password, and follows redirections.
private final class Doorman: NSObject, URLSessionTaskDelegate {
    let redirections = LockedValue(0)

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.useCredential, URLCredential(user: "name", password: "word", persistence: .none))
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        redirections.withLock { $0 += 1 }
        completionHandler(request)
    }
}
#endif
