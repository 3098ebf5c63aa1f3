#if os(macOS) || os(Linux)
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

/// A million events through each edge, or ``volume``.
///
/// Not among the stress tests, which also run under the thread sanitizer, where this takes too long.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct URLSessionVolumeTests {
    private let session = patientSession()

    // Contracts N3, N4
    @Test func `a million events come to a slow subscriber, each once and in order, whatever the limit`() async throws {
        let server = try StreamServer.shared
        let next = LockedValue(1)
        let overruns = LockedValue(0)
        let ends = Probe<Never>()
        let query = ["total": "1000000", "per": "1000000", "key": UUID().uuidString]
        let source = session.rx.serverSentEvents(
            for: try server.request("feed", query),
            unreadLimit: 1 << 21,
            reconnectingAfter: { interruption in
                if case URLStreamError.overrun? = interruption.error { overruns.withLock { $0 += 1 } }
                return .milliseconds(0)
            }
        )
        _ = ends.subscribe(
            to: source.do(onNext: { event in next.withLock { if event.id == "\($0)" { $0 += 1 } } }).ignoreElements()
        )
        #expect(await ends.end().error == nil)
        #expect(next.value == 1_000_001)
        #if os(Linux)
        #expect(overruns.value > 0)
        #endif
    }

    // Contract N4
    @Test(arguments: ["events", "lines"])
    func `all events of another's server come, in order, however many`(path: String) async throws {
        let server = try StreamServer.real
        let next = LockedValue(1)
        let ends = Probe<Never>()
        let request = try server.request(path, ["count": "\(volume)"])
        let numbers: Observable<String> =
            path == "events"
            ? session.rx.serverSentEvents(for: request, unreadLimit: 1 << 30).map(\.id)
            : session.rx.lines(for: request, unreadLimit: 1 << 30).map { String($0.dropFirst(11).dropLast()) }
        _ = ends.subscribe(
            to: numbers.do(onNext: { number in next.withLock { if number == "\($0)" { $0 += 1 } } }).ignoreElements()
        )
        #expect(await ends.end().error == nil)
        #expect(next.value == volume + 1)
    }
}
#endif
