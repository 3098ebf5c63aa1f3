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

@Suite(.serialized, .timeLimit(.minutes(5)))
struct URLSessionStreamsStressTests {
    private let server: StreamServer
    private let session = patientSession()

    init() throws {
        server = try .shared
    }

    // Contract N4
    @Test func `what waits for a slow subscriber has a limit, and other requests go on meanwhile`() async throws {
        let key = UUID().uuidString
        let limit = 1 << 20
        let isLate = DispatchSemaphore(value: 0)
        let taken = LockedValue(0)
        let pieces = Probe<Never>()
        var query = ["key": key, "count": "1000000", "size": "100"]
        #if !canImport(Darwin)
        query["stays"] = "1"
        #endif
        let request = try server.request("flood", query)
        _ = pieces.subscribe(
            to: session.rx.bytes(for: request, unreadLimit: limit)
                .do(onNext: { piece in
                    if taken.withLock({ count in
                        defer { count += piece.count }
                        return count == 0
                    }) {
                        isLate.wait()
                    }
                })
                .ignoreElements()
        )
        #if canImport(Darwin)
        // The server has to wait.
        _ = try await server.answer("stalled", key: key, on: session)
        isLate.signal()
        #expect(await pieces.end().error == nil)
        #else
        // The server sees the connection close; the question about it is a request of the same process.
        #expect(try await server.answer("closed", key: key, on: session) == "closed")
        isLate.signal()
        guard case .overrun(limit)? = await pieces.end().error as? URLStreamError else {
            Issue.record("unexpected: \(pieces.now)")
            return
        }
        #expect(limit / 2..<limit * 2 ~= taken.value)
        #endif
    }

    // Contracts G2, L7, N2, N6
    @Test func `storms of disposals, at any moment, close all connections and leave no descriptor`() async throws {
        // Objects of the first requests stay: those of Dispatch, and of the resolver.
        try await storm(20)
        try await expectNoDescriptors { try await storm(300) }
    }

    private func storm(_ count: Int) async throws {
        let keys = (0..<count).map { _ in UUID().uuidString }
        var random = Numbers(state: 42)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, key) in keys.enumerated() {
                let hurry = random.next(3)
                let isFeed = index % 2 == 0
                group.addTask { try await meet(key, isFeed, hurry) }
            }
            try await group.waitForAll()
        }
    }

    /// Disposes of a subscription before it has begun, after that, or inside the delivery of an element.
    private func meet(_ key: String, _ isFeed: Bool, _ hurry: Int) async throws {
        let request = try server.request("hang", ["key": key])
        let probe = Probe<String>()
        let place = SingleAssignmentDisposable()
        let source =
            isFeed
            ? session.rx.serverSentEvents(for: request) { _ in .milliseconds(0) }.map(\.data)
            : session.rx.bytes(for: request).map { String(decoding: $0, as: UTF8.self) }
        place.setDisposable(probe.subscribe(to: source.do(onNext: { _ in if hurry == 2 { place.dispose() } })))
        switch hurry {
        case 0: place.dispose()
        case 1:
            _ = await probe.elements(1)
            place.dispose()
        default: _ = await probe.events { $0.isDisposed }
        }
        #expect(!probe.now.isOver)
        if hurry > 0 { #expect(try await server.answer("closed", key: key, on: session) == "closed") }
    }

    // Contract N6
    @Test func `what has ended leaves no descriptor`() async throws {
        func run(_ count: Int) async throws {
            for index in 0..<count {
                let pieces = Probe<Data>()
                let path = index % 2 == 0 ? ("file", ["size": "10000"]) : ("refuse", ["status": "500", "size": "3"])
                _ = pieces.subscribe(to: session.rx.bytes(for: try server.request(path.0, path.1)))
                _ = await pieces.end()
            }
        }
        try await run(20)
        try await expectNoDescriptors { try await run(200) }
    }
}
#endif
