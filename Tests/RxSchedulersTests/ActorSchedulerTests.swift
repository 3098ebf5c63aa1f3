import Dispatch
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ActorSchedulerTests {
    // Contract T10
    @Test func `runs isolated to the actor, in order`() async {
        let store = Store()
        let scheduler = ActorScheduler(store)
        await withCheckedContinuation { continuation in
            for number in 1...1000 {
                _ = scheduler.schedule(number) { number in
                    store.assumeIsolated { $0.numbers.append(number) }
                    if number == 1000 { continuation.resume() }
                    return nothing
                }
            }
        }
        #expect(await store.numbers == Array(1...1000))
    }

    // Contract T10
    @Test func `runs on the actor's executor, timers included`() async {
        let store = QueueStore()
        let scheduler = ActorScheduler(store)
        await withCheckedContinuation { continuation in
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
                dispatchPrecondition(condition: .onQueue(store.queue))
                store.preconditionIsolated()
                continuation.resume()
                return nothing
            }
        }
        await withCheckedContinuation { continuation in
            _ = ActorScheduler(MainActor.shared).schedule(()) {
                MainActor.assertIsolated()
                continuation.resume()
                return nothing
            }
        }
    }

    // Contract T10
    @Test func `never runs inside the scheduling call, and lets the actor's other work in between`() async {
        let store = Store()
        let scheduler = ActorScheduler(store)
        let log = Recorder<String>()
        await store.perform { _ in
            _ = scheduler.schedule(()) { log.note("action") }
            log.record("scheduled")
        }
        let series = SerialDisposable()
        await withCheckedContinuation { continuation in
            series.disposable = scheduler.schedulePeriodic(0, startAfter: .seconds(0), period: .seconds(0)) { run in
                if run == 1 {
                    Task {
                        await store.perform { _ in log.record("other work") }
                        // Otherwise it would run without a pause until all tests are over.
                        series.dispose()
                        continuation.resume()
                    }
                }
                return run + 1
            }
        }
        #expect(log.elements == ["scheduled", "action", "other work"])
    }

    // Contract T10
    @Test func `a weak scheduler doesn't keep its actor, and frees waiting actions with it`() async {
        var store: Store? = Store()
        weak var observed: Store?
        observed = store
        guard let scheduler = store.map({ ActorScheduler(weak: $0) }) else { return }
        let disposable = LockedValue<(any Disposable)?>(nil)
        await withCheckedContinuation { continuation in
            let payload = Disposables.onDeinit { continuation.resume() }
            disposable.value = scheduler.scheduleRelative(payload, dueTime: .milliseconds(5)) { _ in
                Issue.record("the actor is gone")
                return nothing
            }
            store = nil
            #expect(observed == nil)
        }
        #expect(disposable.value?.isFinished == true)
        let isFreed = trackPayload { payload in
            _ = scheduler.schedule(payload) { _ in
                Issue.record("the actor is gone")
                return nothing
            }
        }
        #expect(isFreed())
    }

    @Test func `keeps its actor while an action waits`() async {
        var store: Store? = Store()
        weak var kept: Store?
        kept = store
        var scheduler: ActorScheduler? = ActorScheduler(store!)
        store = nil
        let numbers = await withCheckedContinuation { continuation in
            _ = scheduler?.scheduleRelative((), dueTime: .milliseconds(5)) { [weak kept] in
                continuation.resume(returning: kept?.assumeIsolated { $0.numbers })
                return nothing
            }
            scheduler = nil
        }
        #expect(numbers == [])
    }
}

private actor Store {
    var numbers: [Int] = []

    func perform(_ body: @Sendable (isolated Store) -> Void) {
        body(self)
    }
}

/// An actor with an executor of its own: a dispatch queue.
private actor QueueStore {
    nonisolated let queue = DispatchQueue(label: "store")
    private let executor: QueueExecutor

    init() {
        executor = QueueExecutor(queue)
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

private final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(_ queue: DispatchQueue) {
        self.queue = queue
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
