internal import RxSchedulers
internal import RxVirtualTime

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
        // The time limit is a count, too, so that one waiter waits for all three.
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
            // The other counts still list the waiter.
            for counter in [count, steps, time] { counter.remove(waiter) }
            switch outcome {
            case .enough:
                return
            case .step:
                runDue()
                // If another thread is running this scheduler, that thread runs the step. This task only yields.
                await Task.yield()
            case .late:
                let limit = "\(Double(nanoseconds) / 1e9) seconds"
                var message = "\(number) \(what) were waited for, and \(count.value) came within \(limit)."
                if hasWaitingActions { message += " Actions wait for the scheduler: start it, or advance it." }
                return FailureReporter.report(TestFailure(message: message, location: location))
            }
        }
    }
}
