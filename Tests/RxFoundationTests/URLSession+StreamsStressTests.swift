import Foundation
import RxDisposables
import RxFoundation
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

    @Test func `a million events come, all and in order`() async throws {
        let next = LockedValue(1)
        let ends = Probe<Int>()
        let request = try server.request("events", ["count": "1000000", "size": "10"])
        _ = ends.subscribe(
            to: session.rx.serverSentEvents(for: request)
                .do(onNext: { event in next.withLock { if event.id == "\($0)" { $0 += 1 } } })
                .ignoreElements().asObservable().map { (_: Never) in 0 }
        )
        #expect(await ends.end().error == nil)
        #expect(next.value == 1_000_001)
    }

    // A subscriber that takes its time holds up the server: not more is read than there is room for.
    @Test func `a slow subscriber slows down the server, and then gets a million events, all and in order`() async throws {
        let key = UUID().uuidString
        let count = 1_000_000
        let request = try server.request("flood", ["key": key, "count": "\(count)", "size": "100"])
        let next = LockedValue(1)
        let bytes = LockedValue(0)
        let ends = Probe<Int>()
        // Each hundred thousandth event waits until the server can't send any more.
        let source = session.rx.serverSentEvents(for: request)
            .do(onNext: { event in
                bytes.withLock { $0 += event.data.utf8.count + event.id.utf8.count + 13 }
                let number = next.withLock { number in
                    if event.id == "\(number)" { number += 1 }
                    return number - 1
                }
                guard number % 100_000 == 1 else { return }
                let sent = askWaiting("stalled", key)
                #expect(sent - bytes.value < most || number > 900_000, "\(sent) bytes sent, \(bytes.value) taken")
            })
        _ = ends.subscribe(to: source.ignoreElements().asObservable().map { (_: Never) in 0 })
        #expect(await ends.end().error == nil)
        #expect(next.value == count + 1)
    }

    /// What may be on its way: what waits for its delivery, and in the system's buffers on both sides.
    private var most: Int { 16 << 20 }

    /// Asks the server, and keeps the thread waiting for the answer: as a slow subscriber does.
    private func askWaiting(_ path: String, _ key: String) -> Int {
        let answer = LockedValue(0)
        let isDone = DispatchSemaphore(value: 0)
        Task.detached {
            let text = try? await server.answer(path, key: key, on: session)
            answer.withLock { $0 = Int(text ?? "") ?? .max }
            isDone.signal()
        }
        isDone.wait()
        return answer.value
    }

    // Contracts G2, L7
    @Test func `storms of disposals, at any moment, close all connections and leave no descriptor`() async throws {
        // What comes with the first requests stays: those of Dispatch, and of the resolver.
        try await storm(20)
        let before = descriptors()
        try await storm(300)
        await eventually { descriptors() <= before }
        #expect(descriptors() <= before)
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

    /// Disposes of a subscription before it has begun, when it has, or from inside of an element.
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
        let before = descriptors()
        try await run(200)
        await eventually { descriptors() <= before }
        #expect(descriptors() <= before)
    }

    /// How many descriptors this process has.
    private func descriptors() -> Int {
        #if os(Linux)
        let folder = "/proc/self/fd"
        #else
        let folder = "/dev/fd"
        #endif
        return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }
}
