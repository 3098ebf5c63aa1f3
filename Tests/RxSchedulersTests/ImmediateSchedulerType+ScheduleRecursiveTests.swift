import Dispatch
import Foundation
import RxVirtualTime
import TestSupport
import Testing

struct ScheduleRecursiveTests {
    private let current = CurrentThreadScheduler.instance

    @Test func `runs a step for each recursion`() {
        let log = Recorder<Int>()
        _ = current.scheduleRecursive(3) { number, recurse in
            log.record(number)
            if number > 0 {
                recurse(number - 1)
            }
        }
        #expect(log.elements == [3, 2, 1, 0])
    }

    @Test func `several recursions of a step run breadth first`() {
        let log = Recorder<Int>()
        _ = current.scheduleRecursive(1) { number, recurse in
            log.record(number)
            if number < 8 {
                recurse(2 * number)
                recurse(2 * number + 1)
            }
        }
        #expect(log.elements == Array(1...15))
    }

    // Contract C8
    @Test func `two recursive actions take turns`() {
        let log = Recorder<String>()
        let current = current
        _ = current.schedule(()) {
            for name in ["a", "b"] {
                _ = current.scheduleRecursive(1) { number, recurse in
                    log.record("\(name)\(number)")
                    if number < 3 {
                        recurse(number + 1)
                    }
                }
            }
            return nothing
        }
        #expect(log.elements == ["a1", "b1", "a2", "b2", "a3", "b3"])
    }

    @Test(arguments: [true, false])
    func `other work and the next step run in the order of scheduling`(isRecursionFirst: Bool) {
        let log = Recorder<String>()
        let current = current
        _ = current.scheduleRecursive(1) { number, recurse in
            log.record("step \(number)")
            guard number == 1 else {
                return
            }
            if isRecursionFirst {
                recurse(2)
            }
            _ = current.schedule(()) { log.note("other") }
            if !isRecursionFirst {
                recurse(2)
            }
        }
        #expect(log.elements == ["step 1"] + (isRecursionFirst ? ["step 2", "other"] : ["other", "step 2"]))
    }

    @Test func `steps that wait behind other work keep their order, too`() {
        let log = Recorder<Int>()
        let current = current
        _ = current.scheduleRecursive(1) { number, recurse in
            log.record(number)
            if number == 1 {
                recurse(2)
                recurse(3)
                _ = current.schedule(()) { log.note(100) }
                recurse(4)
            }
            if number == 2 {
                recurse(5)
            }
        }
        #expect(log.elements == [1, 2, 3, 100, 4, 5])
    }

    // Contract G8
    @Test func `a million steps run on a small stack`() throws {
        let last = LockedValue(0)
        try runOnSmallStack {
            _ = CurrentThreadScheduler.instance.scheduleRecursive(1) { number, recurse in
                if number < 1_000_000 {
                    recurse(number + 1)
                } else {
                    last.value = number
                }
            }
        }
        #expect(last.value == 1_000_000)
    }

    @Test func `disposing during a step ends it and frees everything`() {
        let current = current
        let log = Recorder<Int>()
        let disposable = LockedValue<(any Disposable)?>(nil)
        let isFreed = trackPayload { payload in
            _ = current.schedule(()) {
                disposable.value = current.scheduleRecursive(payload) { [payload] state, recurse in
                    log.record(payload.number)
                    recurse(state)
                    disposable.value?.dispose()
                    recurse(state)
                }
                return nothing
            }
        }
        #expect(log.count == 1)
        #expect(isFreed())
    }

    @Test func `disposing before the first step frees everything at once`() {
        let current = current
        _ = current.schedule(()) {
            expectDisposalFrees { payload in
                current.scheduleRecursive(payload) { [payload] _, _ in
                    Issue.record("runs after dispose, payload \(payload.number)")
                }
            }
            return nothing
        }
    }

    @Test func `everything is freed after the last step while the disposable is held`() {
        let current = current
        let disposable = LockedValue<(any Disposable)?>(nil)
        let isFreed = trackPayload { payload in
            disposable.value = current.scheduleRecursive((3, payload)) { state, recurse in
                if state.0 > 0 {
                    recurse((state.0 - 1, state.1))
                }
            }
        }
        #expect(isFreed())
        #expect(disposable.value?.isFinished == true)
    }

    @Test(.timeLimit(.minutes(5))) func `another thread may dispose of it while it runs`() throws {
        for _ in 0..<50 {
            let disposable = LockedValue<(any Disposable)?>(nil)
            let isFreed = LockedValue<(@Sendable () -> Bool)?>(nil)
            try runConcurrently(threads: 2) { thread in
                guard thread == 0 else {
                    while disposable.value == nil {}
                    disposable.value?.dispose()
                    return
                }
                isFreed.value = trackPayload { payload in
                    _ = CurrentThreadScheduler.instance.schedule(()) {
                        // Endless: only the other thread's `dispose` ends it.
                        disposable.value = CurrentThreadScheduler.instance.scheduleRecursive(payload) {
                            state,
                            recurse in
                            recurse(state)
                        }
                        return nothing
                    }
                }
            }
            // Whichever thread had to free it has done so: both have ended.
            #expect(isFreed.value?() == true)
        }
    }

    // MARK: - On other schedulers

    @Test func `on another scheduler each step is scheduled by itself`() {
        let scheduler = HistoricalScheduler()
        let log = Recorder<String>()
        _ = scheduler.scheduleRecursive(1) { number, recurse in
            log.record("step \(number)")
            if number < 3 {
                recurse(number + 1)
            }
        }
        _ = scheduler.schedule(()) { log.note("other") }
        scheduler.start()
        #expect(log.elements == ["step 1", "other", "step 2", "step 3"])
    }

    @Test func `on another scheduler disposing frees everything at once`() {
        let scheduler = HistoricalScheduler()
        expectDisposalFrees { payload in
            scheduler.scheduleRecursive(payload) { [payload] _, _ in
                Issue.record("runs after dispose, payload \(payload.number)")
            }
        }
        scheduler.start()
    }

    @Test func `on another scheduler disposing during a step drops the steps to come`() {
        let scheduler = HistoricalScheduler()
        let disposable = LockedValue<(any Disposable)?>(nil)
        let log = Recorder<Int>()
        disposable.value = scheduler.scheduleRecursive(1) { number, recurse in
            log.record(number)
            recurse(number + 1)
            if number == 2 {
                disposable.value?.dispose()
                recurse(number + 1)
            }
        }
        scheduler.start()
        #expect(log.elements == [1, 2])
    }

    @Test(.timeLimit(.minutes(5))) func `runs on a serial queue`() async {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        let last = await withCheckedContinuation { continuation in
            _ = scheduler.scheduleRecursive(0) { number, recurse in
                if number < 10000 {
                    recurse(number + 1)
                } else {
                    continuation.resume(returning: number)
                }
            }
        }
        #expect(last == 10000)
    }
}
