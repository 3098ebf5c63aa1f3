import RxSchedulers
import RxTest
import RxTraits
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

    @Test func `tests that run side by side don't see each other's`() async {
        await SharingScheduler.mock(scheduler: TestScheduler()) {
            #expect(SharingScheduler.make() is TestScheduler)
            await Task.detached { #expect(SharingScheduler.make() is MainScheduler) }.value
            await Task.yield()
            #expect(SharingScheduler.make() is TestScheduler)
        }
    }
}
