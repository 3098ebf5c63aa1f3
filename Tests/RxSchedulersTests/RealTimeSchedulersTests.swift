import Dispatch
import Foundation
import TestSupport
import Testing

/// The common behaviour of schedulers whose timers wait in real time: those of dispatch queues, and those of tasks.
@Suite(.timeLimit(.minutes(5)))
struct RealTimeSchedulersTests {
    /// A scheduler, by name.
    enum Kind: CaseIterable {
        case serial
        case concurrent
        case main
        case mainAsync
        case concurrentMain
        case clock
        case actor
        case mainActor
        case task

        var scheduler: any SchedulerType {
            switch self {
            case .serial: SerialDispatchQueueScheduler(qos: .userInitiated)
            case .concurrent: ConcurrentDispatchQueueScheduler(qos: .userInitiated)
            case .main: MainScheduler()
            case .mainAsync: MainScheduler.asyncInstance
            case .concurrentMain: ConcurrentMainScheduler.instance
            case .clock: ClockScheduler(ContinuousClock())
            case .actor: ActorScheduler(Somebody())
            case .mainActor: ActorScheduler(MainActor.shared)
            case .task: TaskScheduler()
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `runs an action with its state`(kind: Kind) async {
        let state = await withCheckedContinuation { continuation in
            _ = kind.scheduler.schedule("state") { state in
                continuation.resume(returning: state)
                return nothing
            }
        }
        #expect(state == "state")
    }

    // Contract T2
    @Test(arguments: Kind.allCases, [RxTimeInterval.milliseconds(30), .microseconds(30000), .nanoseconds(30_000_000)])
    func `a delayed action never runs early`(kind: Kind, dueTime: RxTimeInterval) async {
        let start = DispatchTime.now()
        let end = await kind.scheduler.run(after: dueTime) { DispatchTime.now() }
        #expect(end.uptimeNanoseconds - start.uptimeNanoseconds >= 30_000_000)
    }

    @Test(arguments: Kind.allCases, [RxTimeInterval.seconds(0), .seconds(-5), .seconds(.min)])
    func `an interval of zero or less is over at once`(kind: Kind, dueTime: RxTimeInterval) async {
        let state = await withCheckedContinuation { continuation in
            _ = kind.scheduler.scheduleRelative("state", dueTime: dueTime) { state in
                continuation.resume(returning: state)
                return nothing
            }
        }
        #expect(state == "state")
    }

    @Test(arguments: Kind.allCases, [RxTimeInterval.never, .seconds(.max)])
    func `a delay of never frees the action at once`(kind: Kind, dueTime: RxTimeInterval) {
        let scheduler = kind.scheduler
        let disposables = LockedValue<[any Disposable]>([])
        let isActionFreed = trackPayload { payload in
            let disposable = scheduler.scheduleRelative(payload, dueTime: dueTime) { [payload] _ in
                Issue.record("never has passed, payload \(payload.number)")
                return nothing
            }
            disposables.withLock { $0.append(disposable) }
        }
        let isPeriodicActionFreed = trackPayload { payload in
            let disposable = scheduler.schedulePeriodic(payload, startAfter: dueTime, period: .seconds(1)) {
                [payload] state in
                Issue.record("never has passed, payload \(payload.number)")
                return state
            }
            disposables.withLock { $0.append(disposable) }
        }
        #expect(isActionFreed())
        #expect(isPeriodicActionFreed())
        for disposable in disposables.value {
            disposable.dispose()
        }
    }

    @Test(arguments: Kind.allCases)
    func `disposing before the time frees the action and the state at once`(kind: Kind) {
        let scheduler = kind.scheduler
        expectDisposalFrees { payload in
            scheduler.scheduleRelative(payload, dueTime: .seconds(3600)) { [payload] _ in
                Issue.record("runs after dispose, payload \(payload.number)")
                return nothing
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `disposing of a periodic action between two runs frees it at once`(kind: Kind) {
        let scheduler = kind.scheduler
        expectDisposalFrees { payload in
            scheduler.schedulePeriodic(payload, startAfter: .seconds(3600), period: .seconds(1)) {
                [payload] state in
                Issue.record("runs after dispose, payload \(payload.number)")
                return state
            }
        }
    }

    // Contract G4
    @Test(arguments: Kind.allCases)
    func `disposing after the start disposes of the action's disposable, once`(kind: Kind) async {
        let isDisposed = DispatchSemaphore(value: 0)
        let inner = CountingDisposable {
            isDisposed.signal()
        }
        let scheduler = kind.scheduler
        let outer = LockedValue<(any Disposable)?>(nil)
        await withCheckedContinuation { continuation in
            outer.value = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
                continuation.resume()
                return inner
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                outer.value?.dispose()
                outer.value?.dispose()
                #expect(isDisposed.wait(timeout: .now() + 30) == .success)
                continuation.resume()
            }
        }
        #expect(inner.count == 1)
    }

    @Test(arguments: Kind.allCases)
    func `a periodic action passes its state from run to run`(kind: Kind) async {
        let series = LockedValue<(any Disposable)?>(nil)
        let log = Recorder<Int>()
        await withCheckedContinuation { continuation in
            series.value = kind.scheduler.schedulePeriodic(1, startAfter: .seconds(0), period: .milliseconds(2)) {
                state in
                log.record(state)
                if state == 5 {
                    continuation.resume()
                }
                return state + 1
            }
        }
        series.value?.dispose()
        #expect(Array(log.elements.prefix(5)) == [1, 2, 3, 4, 5])
    }

    @Test(arguments: Kind.allCases)
    func `a period of never means one run`(kind: Kind) async {
        let scheduler = kind.scheduler
        let runs = LockedValue(0)
        let isFreed = await withCheckedContinuation { continuation in
            let isFreed = LockedValue<(@Sendable () -> Bool)?>(nil)
            let payload = TrackedPayload()
            isFreed.value = { [weak payload] in payload == nil }
            let series = scheduler.schedulePeriodic(payload, startAfter: .milliseconds(1), period: .never) { state in
                runs.withLock { $0 += 1 }
                return state
            }
            _ = scheduler.scheduleRelative(series, dueTime: .milliseconds(30)) { _ in
                continuation.resume(returning: isFreed.value ?? { false })
                return nothing
            }
        }
        #expect(runs.value == 1)
        #expect(isFreed())
    }

    // Contract T4
    @Test(arguments: Kind.allCases, [RxTimeInterval.milliseconds(1), .seconds(0), .seconds(-1)])
    func `a periodic action never overlaps itself`(kind: Kind, period: RxTimeInterval) async {
        let series = SerialDisposable()
        let running = LockedValue(0)
        let mostAtATime = LockedValue(0)
        await withCheckedContinuation { continuation in
            series.disposable = kind.scheduler.schedulePeriodic(1, startAfter: .seconds(0), period: period) { run in
                let now = running.withLock {
                    $0 += 1; return $0
                }
                mostAtATime.withLock { $0 = max($0, now) }
                beBusy(for: .milliseconds(5))  // Longer than the period: the next run is due meanwhile.
                running.withLock { $0 -= 1 }
                if run == 5 {
                    // Here, and not when this test continues: until then it would keep a processor busy.
                    series.dispose()
                    continuation.resume()
                }
                return run + 1
            }
        }
        #expect(mostAtATime.value == 1)
    }

    // Contract T4
    @Test(arguments: Kind.allCases)
    func `missed runs aren't repeated`(kind: Kind) async {
        let series = LockedValue<(any Disposable)?>(nil)
        let times = Recorder<UInt64>()
        await withCheckedContinuation { continuation in
            series.value = kind.scheduler.schedulePeriodic(1, startAfter: .seconds(0), period: .milliseconds(10)) {
                run in
                times.record(DispatchTime.now().uptimeNanoseconds)
                if run == 1 {
                    beBusy(for: .milliseconds(100))  // Ten periods.
                }
                if run == 6 {
                    continuation.resume()
                }
                return run + 1
            }
        }
        series.value?.dispose()
        // The second run is late, the third one less than a period after it, and the other three a period each.
        #expect(times.elements[5] - times.elements[1] >= 25_000_000)
    }

    @Test(arguments: [Kind.serial, .concurrent, .clock, .actor, .task])
    func `disposing of a periodic action from inside ends it and frees it after that run`(kind: Kind) async {
        let scheduler = kind.scheduler
        let series = SerialDisposable()
        let runs = LockedValue(0)
        let isFreed = LockedValue<(@Sendable () -> Bool)?>(nil)
        await withCheckedContinuation { continuation in
            let payload = TrackedPayload()
            isFreed.value = { [weak payload] in payload == nil }
            series.disposable = scheduler.schedulePeriodic(
                payload,
                startAfter: .milliseconds(5),
                period: .milliseconds(1)
            ) {
                runs.withLock { $0 += 1 }
                series.dispose()
                return $0
            }
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(60)) {
                continuation.resume()
                return nothing
            }
        }
        #expect(runs.value == 1)
        #expect(isFreed.value?() == true)
    }
}

private actor Somebody {}

/// Keeps the thread busy, as a slow action does.
private func beBusy(for time: DispatchTimeInterval) {
    let end = DispatchTime.now() + time
    while DispatchTime.now() < end {}
}
