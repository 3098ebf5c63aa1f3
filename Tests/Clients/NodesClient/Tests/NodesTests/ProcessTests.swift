import Distributed
import Foundation
import Rx
import RxDistributed
import Testing

/// Two processes; one is killed.
///
/// One at a time: the tests' library blocks a thread of the pool while it waits for the other process.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct ProcessTests {
    private typealias Hub = DistributedHub<Int, SocketSystem>

    // Contract D5
    @Test func `a node with a hub is killed`() async throws {
        let (listener, port) = try SocketLine.listen()
        defer { close(listener) }
        async let child: Void = {
            await #expect(processExitsWith: .signal(SIGKILL)) { [port = port as UInt16] in
                let system = SocketSystem(try SocketLine.connect(port), node: 2)
                let source = Observable.range(start: 0, count: .max).do(onNext: { number in
                    if number == 5_000 { kill(getpid(), SIGKILL) }
                })
                let hub = Hub(source, actorSystem: system)
                system.start()
                await untilKilled(hub)
            }
        }()
        let system = SocketSystem(try await SocketLine.accept(listener), node: 1)
        system.start()
        let remote = try Hub.resolve(id: SocketSystem.ActorID(node: 2, number: 1), using: system)
        var received = 0
        do {
            for try await element in remote.values() {
                #expect(element == received)
                received += 1
            }
            Issue.record("no error")
        } catch DistributedHubError.unreachable(let error) {
            #expect(error is SocketSystem.Failure)
        }
        #expect(4_500...5_000 ~= received)
        await child
    }

    // Contract D5
    @Test func `a node with a subscriber is killed`() async throws {
        let (listener, port) = try SocketLine.listen()
        defer { close(listener) }
        async let child: Void = {
            await #expect(processExitsWith: .signal(SIGKILL)) { [port = port as UInt16] in
                let system = SocketSystem(try SocketLine.connect(port), node: 2)
                system.start()
                let remote = try Hub.resolve(id: SocketSystem.ActorID(node: 1, number: 1), using: system)
                for try await element in remote.values() where element == 100 { kill(getpid(), SIGKILL) }
            }
        }()
        let subscriptions = Shared(0)
        let source = Observable.range(start: 0, count: .max)
            .do(onSubscribed: { subscriptions.withLock { $0 += 1 } }, onDispose: { subscriptions.withLock { $0 -= 1 } })
        let system = SocketSystem(try await SocketLine.accept(listener), node: 1)
        let hub = Hub(source, lease: .milliseconds(500), actorSystem: system)
        system.start()
        await child
        await eventually { subscriptions.value == 0 }
        withExtendedLifetime(hub) {}
    }
}

/// Waits for ever, and retains the hub.
private func untilKilled(_ hub: DistributedHub<Int, SocketSystem>) async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    withExtendedLifetime(hub) {}
}
