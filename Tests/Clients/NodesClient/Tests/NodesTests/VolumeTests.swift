import Distributed
import Foundation
import Rx
import RxDistributed
import Testing

@Suite(.timeLimit(.minutes(5)))
struct VolumeTests {
    private typealias Hub = DistributedHub<Int, SocketSystem>

    // Contracts D1, D2
    @Test func `a million elements`() async throws {
        let (here, there) = try SocketSystem.pair()
        let made = Shared(0)
        let source = Observable.range(start: 0, count: 1_000_000).do(onNext: { _ in made.withLock { $0 += 1 } })
        let hub = Hub(source, actorSystem: here)
        let remote = try Hub.resolve(id: hub.id, using: there)
        var taken = 0
        var lead = 0
        var isOrdered = true
        for try await element in remote.values(batch: 1_000) {
            isOrdered = isOrdered && element == taken
            taken += 1
            if taken.isMultiple(of: 100) {
                lead = max(lead, made.value - taken)
                await Task.yield()
            }
        }
        #expect(isOrdered)
        #expect(taken == 1_000_000)
        #expect(lead <= 2_002)
    }

    // Contracts G2, D3
    @Test func `storms of disposals leave no subscription`() async throws {
        let (here, there) = try SocketSystem.pair()
        let alive = Shared(0)
        let source = Observable<Int>.create { observer in
            alive.withLock { $0 += 1 }
            observer.onNext(1)
            observer.onNext(2)
            return Disposables.create { alive.withLock { $0 -= 1 } }
        }
        let hub = Hub(source, actorSystem: here)
        let remote = try Hub.resolve(id: hub.id, using: there)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<300 {
                group.addTask {
                    switch index % 3 {
                    case 0:
                        remote.asObservable().subscribe().dispose()
                    case 1:
                        // Disposed of inside the delivery of an element.
                        let elements = try await remote.asObservable().take(1).toArray().value
                        #expect(elements == [1])
                    default:
                        let task = Task { for try await _ in remote.values() {} }
                        task.cancel()
                        _ = await task.result
                    }
                }
            }
            try await group.waitForAll()
        }
        await eventually { alive.value == 0 }
    }
}
