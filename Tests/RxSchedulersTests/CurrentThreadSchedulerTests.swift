import TestSupport
import Testing

struct CurrentThreadSchedulerTests {
    private let scheduler = CurrentThreadScheduler.instance

    @Test func `the first action runs at once`() {
        let log = Recorder<String>()
        #expect(CurrentThreadScheduler.isScheduleRequired)
        _ = scheduler.schedule("state") { state in
            #expect(!CurrentThreadScheduler.isScheduleRequired)
            log.record(state)
            return nothing
        }
        #expect(log.elements == ["state"])
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    @Test func `the first action's disposable is returned`() {
        let inner = CountingDisposable()
        scheduler.schedule(()) { inner }.dispose()
        #expect(inner.count == 1)
    }

    // Contract C8
    @Test func `actions scheduled inside an action run after it, in order`() {
        let log = Recorder<Int>()
        let scheduler = scheduler
        _ = scheduler.schedule(()) {
            for number in [2, 3] {
                _ = scheduler.schedule(number) { number in
                    log.record(number)
                    _ = scheduler.schedule(number + 2) { log.note($0) }
                    return nothing
                }
            }
            log.record(1)
            return nothing
        }
        #expect(log.elements == [1, 2, 3, 4, 5])
    }

    @Test func `an action that is disposed of while it waits is freed at once and doesn't run`() {
        let scheduler = scheduler
        _ = scheduler.schedule(()) {
            expectDisposalFrees { payload in
                scheduler.schedule(payload) { [payload] _ in
                    Issue.record("runs after dispose, payload \(payload.number)")
                    return nothing
                }
            }
            return nothing
        }
    }

    @Test func `an action and its state are freed when it has run, while its disposable is still held`() {
        let scheduler = scheduler
        let held = LockedValue<[any Disposable]>([])
        let isFreed = trackPayload { payload in
            _ = scheduler.schedule(()) {
                let disposable = scheduler.schedule(payload) { [payload] state in
                    #expect(state === payload)
                    return CountingDisposable()
                }
                held.withLock { $0.append(disposable) }
                return nothing
            }
        }
        #expect(held.value.count == 1)
        #expect(isFreed())
    }

    // Contract G4
    @Test func `disposing after the run disposes of the action's disposable, once`() {
        let scheduler = scheduler
        let inner = CountingDisposable()
        let outer = LockedValue<(any Disposable)?>(nil)
        _ = scheduler.schedule(()) {
            outer.value = scheduler.schedule(()) { inner }
            return nothing
        }
        #expect(inner.count == 0)
        outer.value?.dispose()
        outer.value?.dispose()
        #expect(inner.count == 1)
    }

    @Test func `disposing during the run disposes of the action's disposable`() {
        let scheduler = scheduler
        let inner = CountingDisposable()
        let outer = LockedValue<(any Disposable)?>(nil)
        _ = scheduler.schedule(()) {
            outer.value = scheduler.schedule(()) {
                outer.value?.dispose()
                return inner
            }
            return nothing
        }
        #expect(inner.count == 1)
    }

    // Contract G5
    @Test func `a waiting action is finished once it has run`() {
        let scheduler = scheduler
        let outer = LockedValue<(any Disposable)?>(nil)
        _ = scheduler.schedule(()) {
            outer.value = scheduler.schedule(()) { nothing }
            #expect(outer.value?.isFinished == false)
            return nothing
        }
        #expect(outer.value?.isFinished == true)
    }

    // Contract G4
    @Test(.timeLimit(.minutes(5))) func `an action may race with its disposal`() throws {
        for _ in 0..<200 {
            let inner = CountingDisposable()
            let runs = LockedValue(0)
            let outer = LockedValue<(any Disposable)?>(nil)
            try runConcurrently(threads: 2) { thread in
                guard thread == 0 else {
                    while outer.value == nil {}
                    outer.value?.dispose()
                    return
                }
                _ = CurrentThreadScheduler.instance.schedule(()) {
                    outer.value = CurrentThreadScheduler.instance.schedule(()) {
                        runs.withLock { $0 += 1 }
                        return inner
                    }
                    return nothing
                }
            }
            #expect(inner.count == runs.value)
        }
    }

    // Contract G8
    @Test func `an action that schedules the next one a million times runs on a small stack`() throws {
        let count = LockedValue(0)
        try runOnSmallStack {
            @Sendable func step(_ left: Int) -> any Disposable {
                guard left > 0 else {
                    return nothing
                }
                count.withLock { $0 += 1 }
                _ = CurrentThreadScheduler.instance.schedule(left - 1, action: step)
                return nothing
            }
            _ = CurrentThreadScheduler.instance.schedule(1_000_000, action: step)
        }
        #expect(count.value == 1_000_000)
    }
}
