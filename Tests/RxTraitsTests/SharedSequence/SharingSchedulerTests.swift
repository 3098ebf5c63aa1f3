import RxTraits
import TestSupport
import Testing

@MainActor
struct SharingSchedulerTests {
    @Test func `uses the main scheduler by default`() {
        #expect(DriverSharingStrategy.scheduler is MainScheduler)
        #expect(SignalSharingStrategy.scheduler is MainScheduler)
        #expect(SharingScheduler.make() is MainScheduler)
    }

    @Test func `uses another scheduler while an action runs`() throws {
        let scheduler = TestScheduler(initialClock: 0)
        let result = SharingScheduler.mock(scheduler: scheduler) {
            #expect(runs(on: scheduler, DriverSharingStrategy.scheduler))
            #expect(SharingScheduler.make() as? TestScheduler === scheduler)
            return 42
        }
        #expect(result == 42)
        SharingScheduler.mock(makeScheduler: { scheduler }) {
            #expect(runs(on: scheduler, SignalSharingStrategy.scheduler))
        }
        #expect(throws: TestFault.self) {
            try SharingScheduler.mock(scheduler: scheduler) { throw TestFault() }
        }
        #expect(SharingScheduler.make() is MainScheduler)
    }

    @Test func `a sequence keeps the scheduler that it was built with`() {
        let scheduler = TestScheduler(initialClock: 0)
        let driver = SharingScheduler.mock(scheduler: scheduler) {
            scheduler.hot("ab-----|").asDriver(onErrorJustReturn: "z").debounce(.seconds(3))
        }
        #expect(scheduler.result(of: driver) == "-----b--|")
    }

    @Test func `an asynchronous action also has it, and concurrent ones don't`() async {
        let scheduler = TestScheduler(initialClock: 0)
        await SharingScheduler.mock(scheduler: scheduler) {
            #expect(runs(on: scheduler, SharingScheduler.make()))
            await Task.detached { #expect(SharingScheduler.make() is MainScheduler) }.value
            await Task.yield()
            #expect(runs(on: scheduler, SharingScheduler.make()))
        }
    }

    // Contracts A4, T1
    @Test func `every call of a scheduler is forwarded to its replacement`() {
        let scheduler = TestScheduler(initialClock: 0)
        let log = Recorder<String>()
        let mocked = SharingScheduler.mock(scheduler: scheduler) { DriverSharingStrategy.scheduler }
        #expect(mocked.now == scheduler.now)
        _ = mocked.schedule("now") { what in
            log.record("\(what) @ \(scheduler.clock)")
            return Disposables.create()
        }
        _ = mocked.scheduleRelative("later", dueTime: .seconds(3)) { what in
            log.record("\(what) @ \(scheduler.clock)")
            return Disposables.create()
        }
        let periodic = mocked.schedulePeriodic(1, startAfter: .seconds(2), period: .seconds(3)) { number in
            log.record("\(number) @ \(scheduler.clock)")
            return number + 1
        }
        scheduler.advanceTo(6)
        periodic.dispose()
        #expect(log.elements == ["now @ 1", "1 @ 2", "later @ 3", "2 @ 5"])
    }

    // Contract A4: closures of the main actor run only there, also if a test advances the time.
    @Test func `a scheduler on another thread ends the test`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scheduler = TestScheduler(initialClock: 0)
            let driver = await SharingScheduler.mock(scheduler: scheduler) {
                scheduler.hot("ab-|").asDriver(onErrorJustReturn: "z").map { $0 }
            }
            _ = driver.asObservable().subscribe()
            await MainActor.run { _ = driver.drive() }
            scheduler.start()
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
        #expect(message?.contains("stands in for the main thread") == true)
        #expect(message?.contains("mark the test `@MainActor`") == true)
    }

    /// Whether scheduled actions run when a test scheduler does.
    private func runs(on scheduler: TestScheduler, _ other: any SchedulerType) -> Bool {
        let log = Recorder<Int>()
        _ = other.schedule(1) { number in
            log.record(number)
            return Disposables.create()
        }
        guard log.elements.isEmpty else { return false }
        scheduler.start()
        return log.elements == [1]
    }
}
