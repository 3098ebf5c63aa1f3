#if os(macOS) || os(Linux)
import Dispatch
import Foundation
import RxDisposables
import RxStreams
import RxObservable
import RxTraits
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5)))
struct URLSessionServerSentEventsTests {
    private let server: StreamServer
    private let session = patientSession()

    init() throws {
        server = try .shared
    }

    private static let head =
        "HTTP/1.1 200 OK\r\nContent-Type: Text/Event-Stream; charset=utf-8\r\nConnection: close\r\n\r\n"

    @Test func `events come as they are sent, split anywhere`() async throws {
        let events = Probe<ServerSentEvent>()
        let body = "\u{FEFF}: hello\nretry: 5\nid: 1\nevent: add\ndata: ü\r\ndata: b\r\rid: 2\n\ndata\n\ndata: lost\n"
        _ = events.subscribe(to: session.rx.serverSentEvents(for: try server.pieces("\(Self.head)\(body)")))
        let all = await events.end()
        #expect(all.error == nil)
        let expected = [
            ServerSentEvent(id: "1", event: "add", data: "ü\nb", retry: .milliseconds(5)),
            ServerSentEvent(id: "2", data: "", retry: .milliseconds(5)),
        ]
        #expect(all.elements == expected)
    }

    @Test func `the request asks for events, in its own words if it has some`() async throws {
        let request = try server.request("headers")
        let events = Probe<ServerSentEvent>()
        _ = events.subscribe(to: session.rx.serverSentEvents(for: request))
        let text = try #require(await events.elements(1).first).data.lowercased()
        #expect(text.contains("accept: text/event-stream\n"))
        #expect(text.contains("cache-control: no-store\n"))
        #expect(!text.contains("last-event-id"))
        var own = request
        own.setValue("text/*", forHTTPHeaderField: "accept")
        own.setValue("41", forHTTPHeaderField: "Last-Event-ID")
        let others = Probe<ServerSentEvent>()
        _ = others.subscribe(to: session.rx.serverSentEvents(for: own))
        let other = try #require(await others.elements(1).first).data.lowercased()
        #expect(other.contains("accept: text/*\n") && !other.contains("text/event-stream"))
        #expect(other.contains("last-event-id: 41\n"))
    }

    @Test func `what isn't a stream of events is an error that has its beginning`() async throws {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n"
        let events = Probe<ServerSentEvent>()
        _ = events.subscribe(to: session.rx.serverSentEvents(for: try server.raw("\(head)<html>data: a\n\n")))
        guard case .unexpectedContentType(_, let data)? = await events.end().error as? URLStreamError else {
            Issue.record("unexpected: \(events.now)")
            return
        }
        #expect(String(decoding: data, as: UTF8.self) == "<html>data: a\n\n")
    }

    @Test(arguments: [201, 404, 503])
    func `another status is an error that has the body's beginning`(status: Int) async throws {
        let events = Probe<ServerSentEvent>()
        let request = try server.request("refuse", ["status": "\(status)", "size": "3"])
        let source = session.rx.serverSentEvents(for: request, reconnectingAfter: \.standardDelay)
        _ = events.subscribe(to: status == 404 ? source : session.rx.serverSentEvents(for: request))
        guard case .httpRequestFailed(let response, let data)? = await events.end().error as? RxCocoaURLError else {
            Issue.record("unexpected: \(events.now)")
            return
        }
        #expect(response.statusCode == status)
        #expect(data == Data("xxx".utf8))
    }

    // Contract N3
    @Test func `a status of 204 is the end, once or for good`() async throws {
        let request = try server.request("refuse", ["status": "204"])
        for source in [
            session.rx.serverSentEvents(for: request),
            session.rx.serverSentEvents(for: request) { _ in
                Issue.record("asked")
                return nil
            },
        ] {
            let events = Probe<ServerSentEvent>()
            _ = events.subscribe(to: source)
            let all = await events.end()
            #expect(all.error == nil)
            #expect(all.elements.isEmpty)
        }
    }

    // Contract N3
    @Test(arguments: [false, true])
    func `a feed goes on behind its last event, however its connections end`(isCut: Bool) async throws {
        let key = UUID().uuidString
        let query = ["total": "10", "per": "3", "cut": isCut ? "1" : "0", "key": key]
        let asked = LockedValue<[ServerSentEvent.Interruption]>([])
        let events = Probe<ServerSentEvent>()
        _ = events.subscribe(
            to: session.rx.serverSentEvents(for: try server.request("feed", query)) { interruption in
                asked.withLock { $0.append(interruption) }
                return interruption.retry
            }
        )
        let all = await events.end()
        #expect(all.error == nil)
        #expect(all.elements.map(\.id) == (1...10).map(String.init))
        #expect(all.elements.last?.retry == .milliseconds(1))
        #expect(try await server.answer("ids", key: key, on: session) == "\n3\n6\n9\n10")
        #expect(asked.value.map(\.lastEventID) == ["3", "6", "9", "10"])
        #expect(
            asked.value.allSatisfy { ($0.error != nil) == isCut && $0.repetition == 1 && $0.retry == .milliseconds(1) }
        )
    }

    @Test func `without an answer, connections count on, and the closure says when it is enough`() async throws {
        let events = Probe<ServerSentEvent>()
        let counts = LockedValue<[UInt]>([])
        _ = events.subscribe(
            to: session.rx.serverSentEvents(for: try server.raw("")) { interruption in
                counts.withLock { $0.append(interruption.repetition) }
                return interruption.repetition < 4 ? .milliseconds(1) : nil
            }
        )
        #expect(await events.end().error is URLError)
        #expect(counts.value == [1, 2, 3, 4])
        let others = Probe<ServerSentEvent>()
        struct Enough: Error {}
        _ = others.subscribe(to: session.rx.serverSentEvents(for: try server.raw("")) { _ in throw Enough() })
        #expect(await others.end().error is Enough)
        let ended = Probe<ServerSentEvent>()
        _ = ended.subscribe(
            to: session.rx.serverSentEvents(for: try server.raw("\(Self.head)data: a\n\n")) { _ in nil }
        )
        let all = await ended.end()
        #expect(all.error == nil)
        #expect(all.elements == [ServerSentEvent(data: "a")])
    }

    // Contract G8
    @Test func `a thousand connections take no stack, and leave nothing behind`() async throws {
        let events = Probe<ServerSentEvent>()
        let query = ["total": "1000", "per": "1", "key": UUID().uuidString, "retry": "0"]
        let request = try server.request("feed", query)
        _ = events.subscribe(to: session.rx.serverSentEvents(for: request, reconnectingAfter: \.retry))
        let all = await events.end()
        #expect(all.error == nil)
        #expect(all.elements.map(\.id) == (1...1000).map(String.init))
    }

    @Test func `disposal while it waits for the next connection ends the wait`() async throws {
        let asked = Probe<String>()
        let freed = Probe<String>()
        func subscribe(_ tracked: Tracked) throws -> any Disposable {
            session.rx.serverSentEvents(for: try server.raw("")) { _ in
                tracked.touch()
                asked.record("asked")
                return .seconds(3_600)
            }
            .subscribe()
        }
        let subscription = try subscribe(Tracked(freed))
        _ = await asked.elements(1)
        subscription.dispose()
        #expect(await freed.elements(1) == ["freed"])
        #expect(await asked.elements(1) == ["asked"])
    }

    @Test func `the standard delay is the server's, doubled up to a minute, and none for an answer of another kind`()
        throws
    {
        typealias Interruption = ServerSentEvent.Interruption
        func seconds(_ interruption: Interruption) -> Double? {
            guard case .nanoseconds(let count)? = interruption.standardDelay else { return nil }
            return Double(count) / 1e9
        }
        #expect(seconds(Interruption()) == 3)
        #expect((1...8).map { seconds(Interruption(repetition: $0)) } == [3, 6, 12, 24, 48, 60, 60, 60])
        #expect(seconds(Interruption(repetition: .max, retry: .milliseconds(1))) == 60)
        #expect(seconds(Interruption(repetition: 2, retry: .milliseconds(500))) == 1)
        #expect(seconds(Interruption(repetition: 2, retry: .seconds(100))) == 100)
        #expect(seconds(Interruption(repetition: 9, retry: .seconds(0))) == 0)
        #expect(seconds(Interruption(error: URLError(.networkConnectionLost))) == 3)
        #expect(seconds(Interruption(error: RxCocoaURLError.unknown)) == nil)
    }
}
#endif
