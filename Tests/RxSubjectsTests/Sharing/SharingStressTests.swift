import TestSupport
import Testing

/// Threads that subscribe first, send, dispose and re-enter at the same time.
///
/// They all handle errors: a debug build records the call stack of a subscriber that doesn't, which is slow on a new
/// thread.
struct SharingStressTests {
    /// The shared forms of a sequence.
    enum Form: CaseIterable, Sendable {
        case shareWhileConnected
        case shareReplay1WhileConnected
        case shareReplay2WhileConnected
        case shareForever
        case shareReplay1Forever
        case publishRefCount
        case replayRefCount
        case multicastRefCount

        func share(_ source: Observable<Int>) -> Observable<Int> {
            switch self {
            case .shareWhileConnected: source.share()
            case .shareReplay1WhileConnected: source.share(replay: 1)
            case .shareReplay2WhileConnected: source.share(replay: 2)
            case .shareForever: source.share(scope: .forever)
            case .shareReplay1Forever: source.share(replay: 1, scope: .forever)
            case .publishRefCount: source.publish().refCount()
            case .replayRefCount: source.replay(1).refCount()
            case .multicastRefCount: source.multicast(PublishSubject()).refCount()
            }
        }
    }

    // Contracts G1, G4, G5, L5: each subscriber has a live connection, whatever other threads do.
    @Test(.timeLimit(.minutes(5)), arguments: Form.allCases)
    func `threads subscribe, send, re-enter and dispose at once`(form: Form) throws {
        let source = CountedSource()
        let shared = form.share(source.observable)
        let ends = LockedValue(0)
        try runConcurrently(threads: 8) { thread in
            for number in 0..<150 {
                if thread < 2 {
                    source.onNext(number)
                } else {
                    let subscription = shared.subscribe(
                        onNext: { element in
                            if element % 10 == 9 { shared.subscribe { _ in }.dispose() }
                        },
                        onError: { _ in },
                        onDisposed: { ends.withLock { $0 += 1 } }
                    )
                    subscription.dispose()
                }
            }
        }
        #expect(ends.value == 900)
        #expect(source.subscriptions == source.disposals)
        let received = Recorder<Int>()
        let last = shared.subscribe(onNext: received.record)
        source.onNext(-1)
        #expect(received.elements.last == -1)
        last.dispose()
        #expect(source.subscriptions == source.disposals)
    }
}
