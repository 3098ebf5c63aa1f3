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

/// A million events through each edge, or ``volume``.
///
/// Not among the stress tests, which also run under the thread sanitizer, where this takes too long.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct WebSocketVolumeTests {
    private let server: StreamServer
    private let session = patientSession()

    init() throws {
        server = try .real
    }

    // Contract N4
    @Test func `a slow subscriber holds up the server, and then gets a million messages, all and in order`()
        async throws
    {
        let key = UUID().uuidString
        let next = LockedValue(1)
        let isHeldUp = DispatchSemaphore(value: 0)
        let ends = Probe<Never>()
        let socket = server.socket("/socket/count?count=1000000&key=\(key)", on: 0)
        _ = ends.subscribe(
            to: socket.messages.do(onNext: { message in
                let isNext = next.withLock { number in
                    guard message == .text("\(number)") else { return false }
                    number += 1
                    return number == 2
                }
                if isNext { isHeldUp.wait() }
            }).ignoreElements()
        )
        let sent = try #require(Int(try await server.answer("stalled", key: key, on: session)))
        #expect(next.value == 2)
        // The contents of the system's buffers on both sides; a message has about 8 bytes.
        #expect(sent < 1_000_000, "\(sent)")
        isHeldUp.signal()
        #expect(await ends.end().error == nil)
        #expect(next.value == 1_000_001)
    }

    // Contract N9
    @Test func `all messages go out as fast as the server takes them, in order, however many`() async throws {
        let socket = server.socket("/socket/sink", on: 0)
        let messages = Probe<WebSocketMessage>()
        _ = messages.subscribe(to: socket.messages)
        let sent = Probe<Never>()
        let sending = Observable.range(start: 1, count: volume).map { "\($0)" }.concat(Observable.just("end"))
            .concatMap { socket.send(.text($0)) }
        _ = sent.subscribe(to: sending)
        #expect(await sent.end().error == nil)
        #expect(await messages.elements(1) == [.text("\(volume) True")])
        socket.close()
        _ = await messages.end()
    }
}
#endif
