import Foundation
import RxFoundation
import RxTraits
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5)))
struct URLSessionTests {
    private let server: LoopbackServer
    private let session: URLSession

    init() throws {
        server = try LoopbackServer()
        // No request ends by its time limit, however busy the machine is. (On Linux, the limit of the request is
        // ignored, and the limit of the session counts.)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 3_600
        session = URLSession(configuration: configuration)
    }

    @Test(
        arguments: [
            ("ok", 200, "hello"), ("empty", 204, ""), ("missing", 404, "no such page"), ("fault", 500, ""),
            ("large", 200, String(repeating: "x", count: 1 << 20)),
        ]
    )
    func `a response has its body, with any status`(path: String, status: Int, body: String) async throws {
        let answers = Probe<(Int, String)>()
        _ = answers.subscribe(
            to: session.rx.response(url: try server.url(path)).map {
                ($0.response.statusCode, String(decoding: $0.data, as: UTF8.self))
            }
        )
        let events = await answers.end()
        #expect(events.error == nil)
        #expect(events.elements.map(\.0) == [status])
        #expect(events.elements.map { $0.1 == body } == [true])
    }

    @Test func `data are the body of a success`() async throws {
        let bodies = Probe<Data>()
        _ = bodies.subscribe(to: session.rx.data(url: try server.url("ok")))
        let events = await bodies.end()
        #expect(events.elements == [Data("hello".utf8)])
        #expect(events.error == nil)
    }

    @Test(arguments: [("missing", 404, "no such page"), ("fault", 500, "")])
    func `another status is an error that has its body`(path: String, status: Int, body: String) async throws {
        let bodies = Probe<Data>()
        _ = bodies.subscribe(to: session.rx.data(url: try server.url(path)))
        let events = await bodies.end()
        guard case .httpRequestFailed(let response, let data)? = events.error as? RxCocoaURLError else {
            Issue.record("unexpected: \(events)")
            return
        }
        #expect(events.elements.isEmpty)
        #expect(response.statusCode == status)
        #expect(data == Data(body.utf8))
    }

    @Test func `JSON is read`() async throws {
        let objects = Probe<String>()
        _ = objects.subscribe(
            to: session.rx.json(url: try server.url("json")).map { json in
                let object = json as? [String: Any]
                return "\(object?["name"] ?? "") \(object?["answer"] ?? "")"
            }
        )
        #expect(await objects.end().elements == ["Rx 42"])
    }

    @Test func `options say how to read JSON`() async throws {
        let objects = Probe<String>()
        let request = URLRequest(url: try server.url("ok"))
        _ = objects.subscribe(to: session.rx.json(request: request, options: .fragmentsAllowed).map { "\($0)" })
        guard case .deserializationError? = await objects.end().error as? RxURLError else {
            Issue.record("unexpected: \(objects.now)")
            return
        }
    }

    @Test(arguments: ["bad-json", "empty"])
    func `invalid JSON is an error`(path: String) async throws {
        let objects = Probe<String>()
        _ = objects.subscribe(to: session.rx.json(url: try server.url(path)).map { "\($0)" })
        guard case .deserializationError? = await objects.end().error as? RxCocoaURLError else {
            Issue.record("unexpected: \(objects.now)")
            return
        }
    }

    @Test func `a connection that breaks is the session's error`() async throws {
        let bodies = Probe<Data>()
        _ = bodies.subscribe(to: session.rx.data(url: try server.url("broken")))
        #expect(await bodies.end().error is URLError)
    }

    @Test func `each subscription sends the whole request`() async throws {
        var request = URLRequest(url: try server.url("echo"))
        request.httpMethod = "DELETE"
        request.setValue("yes", forHTTPHeaderField: "X-Test")
        let source = session.rx.data(request: request).map { String(decoding: $0, as: UTF8.self) }
        for _ in 0..<2 {
            let bodies = Probe<String>()
            _ = bodies.subscribe(to: source)
            let body = await bodies.end().elements.first ?? ""
            #expect(body.hasPrefix("DELETE /echo HTTP/1.1"))
            #expect(body.lowercased().contains("x-test: yes"))
        }
    }

    // Contracts G2, G5
    @Test func `disposal cancels the request, closes the connection and ends delivery`() async throws {
        let bodies = Probe<Data>()
        let freed = Probe<String>()
        let subscription = subscribe(bodies, Tracked(freed), try server.url("hang"))
        _ = await server.hanging.elements(1)
        subscription.dispose()
        #expect(await server.hanging.elements(2) == ["asked", "closed"])
        _ = await freed.elements(1)
        #expect(bodies.now.isDisposed)
        #expect(!bodies.now.isOver)
    }

    private func subscribe(_ bodies: Probe<Data>, _ tracked: Tracked, _ url: URL) -> any Disposable {
        bodies.subscribe(to: session.rx.data(url: url).do(onNext: { _ in tracked.touch() }))
    }

    @Test func `errors describe the cause`() throws {
        let url = try server.url("ok")
        let response = try #require(HTTPURLResponse(url: url, statusCode: 418, httpVersion: nil, headerFields: nil))
        let other = URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        let errors: [RxCocoaURLError] = [
            .unknown, .nonHTTPResponse(response: other), .httpRequestFailed(response: response, data: nil),
            .deserializationError(error: CocoaError(.coderReadCorrupt)),
        ]
        let texts = errors.map(\.debugDescription)
        #expect(texts[0] == "The request ended with neither a response nor an error.")
        #expect(texts[1].hasPrefix("The response isn't one of HTTP: "))
        #expect(texts[2] == "The server answered with status 418.")
        #expect(texts[3].hasPrefix("The body of the response can't be read: "))
    }

    private static let bodies: [(text: String, end: String)] = [
        ("no tea\n  left", ": no tea left"), ("", "."), (" \n", "."),
        (String(repeating: "é", count: 201), ": " + String(repeating: "é", count: 200) + "…"),
        ("x" + String(repeating: "€", count: 300), ": x" + String(repeating: "€", count: 199) + "…"),
    ]

    // Contract N6
    @Test(arguments: bodies)
    func `an error of the status has the beginning of the body, if that is text`(text: String, end: String) throws {
        let url = try server.url("ok")
        let response = try #require(HTTPURLResponse(url: url, statusCode: 418, httpVersion: nil, headerFields: nil))
        let error = RxCocoaURLError.httpRequestFailed(response: response, data: Data(text.utf8))
        #expect(error.debugDescription == "The server answered with status 418\(end)")
        let noText = RxCocoaURLError.httpRequestFailed(response: response, data: Data([0xFF, 0xFE, 0xFF, 0xFE]))
        #expect(noText.debugDescription == "The server answered with status 418.")
    }

    // Contract L0
    @Test func `the filter of the log may be set on any thread, and is called for each request`() async throws {
        let asked = Probe<String>()
        let previous = URLSession.rx.shouldLogRequest
        defer { URLSession.rx.shouldLogRequest = previous }
        let own = try server.url("ok")
        URLSession.rx.shouldLogRequest = { request in
            if request.url == own { asked.record("asked") }
            return false
        }
        let bodies = Probe<Data>()
        _ = bodies.subscribe(to: session.rx.data(url: own))
        #expect(await bodies.end().error == nil)
        #expect(asked.now.elements == ["asked"])
        try runConcurrently(threads: 4) { _ in
            for _ in 0..<200 { URLSession.rx.shouldLogRequest = { _ in false } }
        }
    }
}
