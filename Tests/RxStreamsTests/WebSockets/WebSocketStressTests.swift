#if os(macOS) || os(Linux)
import Dispatch
import Foundation
import RxDisposables
import RxStreams
import RxObservable
import RxTraits
import TestSupport
import Testing

@Suite(.serialized, .timeLimit(.minutes(5)))
struct WebSocketStressTests {
    private let server: StreamServer
    private let session = patientSession()

    init() throws {
        server = try .real
    }

    // Contracts N2, N6
    @Test func `storms of disposals, at any moment, leave no descriptor`() async throws {
        try await storm(20)
        try await expectNoDescriptors { try await storm(300) }
    }

    private func storm(_ count: Int) async throws {
        var random = Numbers(state: 42)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<count {
                let (hurry, path) = (random.next(4), random.next(2) == 0 ? "/echo" : "/close?code=1012")
                group.addTask { await meet(path, hurry) }
            }
        }
    }

    /// Disposes of a subscription before it has begun, while others send, or inside the delivery of a message; or
    /// closes.
    private func meet(_ path: String, _ hurry: Int) async {
        let socket = server.socket(path, opening: { [.text("hello")] }, reconnectingAfter: { _ in .milliseconds(0) })
        let place = SingleAssignmentDisposable()
        let messages = Probe<WebSocketMessage>()
        place.setDisposable(
            messages.subscribe(to: socket.messages.do(onNext: { _ in if hurry == 1 { place.dispose() } }))
        )
        socket.onNext(.text("more"))
        let ping = socket.ping().subscribe(onError: { _ in })
        switch hurry {
        case 0: place.dispose()
        case 1 where path == "/echo": _ = await messages.events { $0.isDisposed }
        case 2:
            socket.close()
            _ = await messages.events { $0.isDisposed }
        default: await withTaskGroup(of: Void.self) { group in for _ in 0..<4 { group.addTask { place.dispose() } } }
        }
        ping.dispose()
        #expect(hurry == 2 || !messages.now.isOver)
    }
}

/// Checks that work leaves no descriptor open.
///
/// Concurrent tests open and close descriptors, so it may be tried three times: a leak shows each time.
///
/// - Parameter work: Opens descriptors, all of which have to be closed.
/// - Throws: The error of `work`.
func expectNoDescriptors(after work: () async throws -> Void) async throws {
    var (before, after) = (0, 0)
    for _ in 0..<3 {
        before = descriptors()
        try await work()
        await eventually(within: .seconds(20)) { descriptors() <= before }
        after = descriptors()
        if after <= before { return }
    }
    Issue.record("\(before) descriptors are open before, and \(after) after it.")
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
#endif
