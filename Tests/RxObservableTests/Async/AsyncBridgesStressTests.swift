import TestSupport
import Testing

/// The bridges that use an asynchronous closure or sequence.
enum AsyncBridge: String, CaseIterable, Codable, Sendable {
    case create, createOfATask, deferred, using, concatMap, flatMap, flatMapFirst, `do`, `catch`, retry
    case asObservable, asyncSequence

    /// A sequence whose closure suspends once or twice before it ends.
    func source(_ resources: LockedValue<Int>) -> Observable<Int> {
        let numbers = Observable.of(1, 2)
        let step: @Sendable (Int) async throws -> Int = { number in
            await Task.yield()
            return number
        }
        return switch self {
        case .create: .create(priority: nil) { $0.onNext(try await step(1)) }
        case .createOfATask: .create { observer in Task { observer.onNext(try await step(1)) } }
        case .deferred: .deferred { Observable.of(try await step(1)) }
        case .using:
            .using {
                _ = try await step(1)
                resources.withLock { $0 += 1 }
                return CountingDisposable { resources.withLock { $0 -= 1 } }
            } observableFactory: { (_: CountingDisposable) in
                .of(try await step(1))
            }
        case .concatMap: numbers.concatMap(step)
        case .flatMap: numbers.flatMap(maxConcurrent: 2, step)
        case .flatMapFirst: numbers.flatMapFirst(step)
        case .do: numbers.do(awaiting: { _ = try await step($0) })
        case .catch: numbers.concat(Observable.error(Fault.first)).catch { _ in try await step(3) }
        case .retry: Observable.error(Fault.first).retry { _, failures in try await step(failures) < 3 }
        case .asObservable: stream().asObservable()
        case .asyncSequence: .asyncSequence { stream().map { $0 + 1 } }
        }
    }
}

private func stream() -> AsyncStream<Int> {
    AsyncStream { continuation in
        for number in 1...2 { continuation.yield(number) }
        continuation.finish()
    }
}

@Suite(.timeLimit(.minutes(5)))
struct AsyncBridgesStressTests {
    // Contracts A6, G4, G5
    @Test(arguments: AsyncBridge.allCases)
    func `ten thousand races of an end and a disposal leave no object`(bridge: AsyncBridge) async {
        await #expect(processExitsWith: .success) { [bridge = bridge as AsyncBridge] in
            let resources = LockedValue(0)
            await raceAgainstDisposal { onEnd, onDisposed in
                bridge.source(resources)
                    .subscribe(onError: { _ in onEnd() }, onCompleted: onEnd, onDisposed: onDisposed)
            }
            await eventually { resources.value == 0 }
            precondition(resources.value == 0, "\(resources.value) resources left")
        }
    }
}
