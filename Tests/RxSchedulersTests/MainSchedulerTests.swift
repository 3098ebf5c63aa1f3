import Dispatch
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct MainSchedulerTests {
    // Contract T5
    @Test func `runs inline on main while no action waits`() async {
        await MainActor.run {
            let log = Recorder<String>()
            let inner = CountingDisposable()
            MainScheduler().schedule("inline") {
                log.record($0); return inner
            }.dispose()
            #expect(log.elements == ["inline"])
            #expect(inner.count == 1)
        }
    }

    // Contract T5
    @Test func `runs inline in the main queue, whichever thread serves it`() async {
        let isInline = await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                let ran = LockedValue(false)
                _ = MainScheduler().schedule(()) {
                    ran.value = true; return nothing
                }
                continuation.resume(returning: ran.value)
            }
        }
        #expect(isInline)
    }

    // Contract T5
    @Test func `enqueues on main while an action waits, and keeps the order`() async {
        let log = Recorder<Int>()
        let scheduler = MainScheduler()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                // This test occupies the main thread, so the other thread's action has to wait.
                do {
                    try runConcurrently(threads: 1) { _ in
                        _ = scheduler.schedule(1) { log.note($0) }
                    }
                } catch {
                    Issue.record(error)
                }
                _ = scheduler.schedule(2) { log.note($0) }
                #expect(log.elements.isEmpty)
                _ = scheduler.schedule(3) {
                    log.record($0); continuation.resume(); return nothing
                }
            }
        }
        #expect(log.elements == [1, 2, 3])
    }

    // Contract T5
    @Test func `an action isn't interrupted by one that it schedules`() async {
        let log = Recorder<String>()
        let scheduler = MainScheduler()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                _ = scheduler.schedule(()) {
                    _ = scheduler.schedule(()) {
                        log.record("inner"); continuation.resume(); return nothing
                    }
                    log.record("outer")
                    return nothing
                }
            }
        }
        #expect(log.elements == ["outer", "inner"])
    }

    // Contract T5
    @Test func `runs inline again after all waiting actions`() async {
        let scheduler = MainScheduler()
        await withCheckedContinuation { continuation in
            _ = scheduler.schedule(()) {
                continuation.resume(); return nothing
            }
        }
        let isInline = await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                let ran = LockedValue(false)
                _ = scheduler.schedule(()) {
                    ran.value = true; return nothing
                }
                continuation.resume(returning: ran.value)
            }
        }
        #expect(isInline)
    }

    // Contract T5
    @Test func `an action scheduled on another thread runs on main`() async {
        let isOnMain = await withCheckedContinuation { continuation in
            _ = MainScheduler.instance.schedule(()) {
                MainScheduler.ensureRunningOnMainThread()
                MainScheduler.ensureExecutingOnScheduler()
                continuation.resume(returning: true)
                return nothing
            }
        }
        #expect(isOnMain)
    }

    @Test func `a waiting action that is disposed of is freed at once`() async {
        let scheduler = MainScheduler()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                _ = scheduler.schedule(()) {
                    expectDisposalFrees { payload in
                        scheduler.schedule(payload) { [payload] _ in
                            Issue.record("runs after dispose, payload \(payload.number)")
                            return nothing
                        }
                    }
                    return nothing
                }
                _ = scheduler.schedule(()) {
                    continuation.resume(); return nothing
                }
            }
        }
    }

    @Test func `asyncInstance never runs inline`() async {
        let log = Recorder<String>()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                _ = MainScheduler.asyncInstance.schedule(()) {
                    log.record("later")
                    continuation.resume()
                    return nothing
                }
                log.record("now")
            }
        }
        #expect(log.elements == ["now", "later"])
    }

    // Contract T5
    @Test(arguments: [RxTimeInterval.seconds(0), .seconds(-1), .milliseconds(1)])
    func `a delayed action never runs inline`(dueTime: RxTimeInterval) async {
        let log = Recorder<String>()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                _ = MainScheduler().scheduleRelative((), dueTime: dueTime) {
                    MainScheduler.ensureRunningOnMainThread()
                    log.record("later")
                    continuation.resume()
                    return nothing
                }
                log.record("now")
            }
        }
        #expect(log.elements == ["now", "later"])
    }

    // Contract T5
    @Test func `the check of the thread agrees with the system's`() throws {
        #expect(Trampoline.current.isOnMainThread == Thread.isMainThread)
        try runConcurrently(threads: 2) { _ in
            #expect(!Trampoline.current.isOnMainThread)
        }
    }

    // Contract T5
    @Test func `a check off main traps with the remedy`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try runConcurrently(threads: 1) { _ in
                MainScheduler.ensureRunningOnMainThread()
            }
        }
        let message = text(result?.standardErrorContent)
        #expect(message.contains("put `observe(on: MainScheduler.instance)` before it"))
    }

    // Contract T5
    @Test func `a check off main traps with the caller's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try runConcurrently(threads: 1) { _ in
                MainScheduler.ensureExecutingOnScheduler(errorMessage: "views live on main")
            }
        }
        let message = text(result?.standardErrorContent)
        #expect(message.contains("views live on main"))
    }
}

/// The output of a process.
func text(_ bytes: [UInt8]?) -> String {
    String(decoding: bytes ?? [], as: UTF8.self)
}
