import RxVirtualTime
import TestSupport
import Testing

struct ScheduledDisposableTests {
    @Test func `disposes on the scheduler`() {
        let scheduler = HistoricalScheduler()
        let inner = CountingDisposable()
        let disposable = ScheduledDisposable(scheduler: scheduler, disposable: inner)
        #expect(!disposable.isDisposed)
        disposable.dispose()
        #expect(disposable.isDisposed)
        #expect(inner.count == 0)
        scheduler.start()
        #expect(inner.count == 1)
    }

    // Contract G4
    @Test func `disposes once, however often it is called`() {
        let inner = CountingDisposable()
        let disposable = ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: inner)
        disposable.dispose()
        disposable.dispose()
        #expect(inner.count == 1)
    }

    // Contract G5
    @Test func `frees the other disposable after disposing of it`() {
        weak var inner: CountingDisposable?
        let disposable: ScheduledDisposable
        do {
            let strong = CountingDisposable()
            inner = strong
            disposable = ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: strong)
        }
        #expect(inner != nil)
        disposable.dispose()
        #expect(inner == nil)
    }

    @Test func `knows its scheduler`() {
        let scheduler = HistoricalScheduler()
        let disposable = ScheduledDisposable(scheduler: scheduler, disposable: nothing)
        #expect(disposable.scheduler as? HistoricalScheduler === scheduler)
    }
}
