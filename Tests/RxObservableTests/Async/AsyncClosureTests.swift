import RxVirtualTime
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AsyncClosureTests {
    // Contracts A6, L2: also while the task can't be cancelled yet, here because a scheduler does it.
    @Test(arguments: AsyncForm.allCases.filter { $0 != .subscribe })
    @MainActor
    func `no closure is called from the moment of disposal on`(form: AsyncForm) async {
        func start(_ round: Round) -> (any Disposable, HistoricalScheduler) {
            let scheduler = HistoricalScheduler()
            let source = PublishSubject<Int>()
            let subscription = form.subscribe(source.asObservable(), round, on: scheduler)
            scheduler.start()
            source.onNext(1)
            return (subscription, scheduler)
        }
        let round = Round()
        let (subscription, scheduler) = start(round)
        subscription.dispose()
        round.isOver = true
        // Later closures are called, so it would have been called, too.
        for _ in 0..<10 {
            let next = Round()
            let (subscription, _) = start(next)
            await eventually { next.calls > 0 }
            #expect(next.calls > 0)
            subscription.dispose()
        }
        #expect(round.lateCalls == 0)
        scheduler.start()
    }
}
