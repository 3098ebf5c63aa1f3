import RxObservable
import RxSchedulers
import RxTest
import RxTraits
import TestSupport
import Testing

struct SharingSchedulerTests {
    @Test func `the main scheduler by default`() {
        #expect(DriverSharingStrategy.scheduler is MainScheduler)
        #expect(SignalSharingStrategy.scheduler is MainScheduler)
        #expect(SharingScheduler.make() is MainScheduler)
    }

    @Test func `another one while an action runs`() throws {
        let scheduler = TestScheduler()
        let result = SharingScheduler.mock(scheduler: scheduler) {
            #expect(DriverSharingStrategy.scheduler is TestScheduler)
            return 42
        }
        #expect(result == 42)
        SharingScheduler.mock(makeScheduler: { TestScheduler() }) {
            #expect(SignalSharingStrategy.scheduler is TestScheduler)
        }
        #expect(throws: TestFault.self) {
            try SharingScheduler.mock(scheduler: scheduler) { throw TestFault() }
        }
        #expect(SharingScheduler.make() is MainScheduler)
    }

    @Test(.timeLimit(.minutes(5))) @MainActor
    func `a sequence keeps the scheduler that it was built with`() throws {
        let driver = SharingScheduler.mock(scheduler: TestScheduler()) { Driver.just(1) }
        let log = Recorder<Int>()
        // The main thread is busy here, so a sequence of the main scheduler's would have to wait.
        try runConcurrently(threads: 1) { _ in
            _ = driver.asObservable().subscribe(onNext: log.record)
            #expect(log.elements == [1])
        }
    }

    @Test func `tests that run side by side don't see each other's`() async {
        await SharingScheduler.mock(scheduler: TestScheduler()) {
            #expect(SharingScheduler.make() is TestScheduler)
            await Task.detached { #expect(SharingScheduler.make() is MainScheduler) }.value
            await Task.yield()
            #expect(SharingScheduler.make() is TestScheduler)
        }
    }
}
