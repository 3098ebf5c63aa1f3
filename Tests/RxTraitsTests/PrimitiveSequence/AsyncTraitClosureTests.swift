import RxTraits
import RxVirtualTime
import TestSupport
import Testing

/// The guarantee of a sequence made from an asynchronous closure.
private enum Promise: CaseIterable {
    case single, detachedSingle, maybe, completable, detachedCompletable, singleDo, infallible

    @MainActor
    func source(_ called: @escaping @MainActor @Sendable () -> Void) -> Observable<Int> {
        switch self {
        case .single:
            Single { @MainActor in
                called()
                return 1
            }
            .asObservable()
        case .detachedSingle:
            Single.create(detached: true) { @MainActor in
                called()
                return 1
            }
            .asObservable()
        case .maybe:
            Maybe { @MainActor in
                called()
                return 1
            }
            .asObservable()
        case .completable: Completable { @MainActor in called() }.andThen(.just(1))
        case .detachedCompletable: Completable.create(detached: true) { @MainActor in called() }.andThen(.just(1))
        case .singleDo: Single.just(1).do(awaiting: { @MainActor _ in called() }).asObservable()
        case .infallible:
            Infallible.create(priority: nil) {
                @MainActor (send: @escaping @Sendable (InfallibleEvent<Int>) -> Void) async in
                called()
                send(.next(1))
            }
            .asObservable()
        }
    }
}

@Suite(.timeLimit(.minutes(5)))
struct AsyncTraitClosureTests {
    // Contracts A6, L2: also while the task can't be cancelled yet, here because a scheduler does it.
    @Test(arguments: Promise.allCases)
    @MainActor
    fileprivate func `no closure is called from the moment of disposal on`(promise: Promise) async {
        func start(_ calls: LockedValue<Int>) -> (any Disposable, HistoricalScheduler) {
            let scheduler = HistoricalScheduler()
            let source = promise.source { calls.withLock { $0 += 1 } }
            let subscription = source.subscribe(on: scheduler).subscribe()
            scheduler.start()
            return (subscription, scheduler)
        }
        let lateCalls = LockedValue(0)
        let (subscription, scheduler) = start(lateCalls)
        subscription.dispose()
        // Later closures are called, so it would have been called, too.
        for _ in 0..<10 {
            let calls = LockedValue(0)
            let (subscription, _) = start(calls)
            await eventually { calls.value > 0 }
            #expect(calls.value == 1)
            subscription.dispose()
        }
        #expect(lateCalls.value == 0)
        scheduler.start()
    }
}
