internal import RxDisposables
internal import RxSchedulers
internal import RxVirtualTime

/// How many there are of something, and who waits until there are enough.
// SAFETY: see the fields.
final class TestCount: @unchecked Sendable {
    private let lock = Lock()

    /// Touched only under the lock.
    private var count = 0

    /// Touched only under the lock, or by `deinit`.
    private var waiting: [(count: Int, waiter: any TestOutcomeWaiter, outcome: TestOutcome)] = []

    /// How many there are now.
    var value: Int {
        lock.withLock { count }
    }

    /// Counts up, or down.
    func add(_ number: Int) {
        let ready = lock.withLock {
            count += number
            guard !waiting.isEmpty else { return waiting }
            let ready = waiting.filter { $0.count <= count }
            waiting.removeAll { $0.count <= count }
            return ready
        }
        for (_, waiter, outcome) in ready { waiter.end(outcome) }
    }

    /// Ends a waiter's waiting as soon as there are enough.
    func add(_ waiter: any TestOutcomeWaiter, for count: Int, _ outcome: TestOutcome) {
        let isReady = lock.withLock {
            if self.count < count { waiting.append((count, waiter, outcome)) }
            return self.count >= count
        }
        if isReady { waiter.end(outcome) }
    }

    /// Forgets a waiter.
    func remove(_ waiter: any TestOutcomeWaiter) {
        lock.withLock { waiting.removeAll { $0.waiter === waiter } }
    }
}

/// A task that waits, on systems that have tasks.
protocol TestOutcomeWaiter: AnyObject {
    /// Ends the waiting, unless that was done before.
    func end(_ outcome: TestOutcome)
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension TestWaiter: TestOutcomeWaiter where Value == TestOutcome {}

/// Why a task waits no longer.
enum TestOutcome {
    /// There are as many as it waits for, or it has been cancelled.
    case enough
    /// A step of a task in virtual time has come from elsewhere, and has to be run.
    case step
    /// The time is over.
    case late
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension TestScheduler {
    /// Waits until there are enough of something, and fails the test if that takes too long.
    ///
    /// Steps of tasks that come due meanwhile, at the present virtual time, are run here.
    nonisolated(nonsending) final func waitUntil(
        _ number: Int,
        _ what: String,
        _ count: TestCount,
        within limit: any RxTimeSpan,
        _ location: TestLocation
    ) async {
        let nanoseconds = UInt64(clamping: limit.rxTimeInterval.saturatedNanoseconds)
        let time = TestCount()
        let alarm = Task.detached {
            guard (try? await Task.sleep(nanoseconds: nanoseconds)) != nil else { return }
            time.add(1)
        }
        defer { alarm.cancel() }
        while true {
            let waiter = TestWaiter<TestOutcome>()
            let outcome = await waiter.wait(orIfCancelled: .enough) {
                count.add(waiter, for: number, .enough)
                steps.add(waiter, for: 1, .step)
                time.add(waiter, for: 1, .late)
            }
            for counter in [count, steps, time] { counter.remove(waiter) }
            switch outcome {
            case .enough:
                return
            case .step:
                runDue()
                // Another thread may be running this scheduler, and is about to see to the step.
                await Task.yield()
            case .late:
                let limit = "\(Double(nanoseconds) / 1e9) seconds"
                let message = "\(number) \(what) were waited for, and \(count.value) came within \(limit)."
                return FailureReporter.report(TestFailure(message: message, location: location))
            }
        }
    }
}
