public import RxSchedulers

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension TestableObservable {
    /// Waits until this sequence has been subscribed to, for code under test that subscribes on a thread or in a task
    /// of its own.
    ///
    /// ```swift
    /// let source = scheduler.hot("ab|")
    /// let model = Task { await Model().follow(source) }
    /// await source.waitForSubscriptions()
    /// scheduler.start()
    /// ```
    ///
    /// Nothing is polled: the subscription itself wakes the task. While it waits, it runs the steps of tasks that come
    /// due at the present virtual time; the clock doesn't move, and other actions, such as the
    /// deliveries of `observe(on:)`, wait for `start()`. If too few come in time, the test fails and continues.
    /// A cancelled task stops waiting.
    ///
    /// - Parameters:
    ///   - count: How many subscriptions there have to be, including subscriptions that are over.
    ///   - limit: How long to wait, in real time.
    ///   - file: The file of the test.
    ///   - line: The line of the test.
    nonisolated(nonsending) public final func waitForSubscriptions(
        _ count: Int = 1,
        within limit: any RxTimeSpan = .seconds(30),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await scheduler.waitUntil(
            count,
            "subscriptions",
            subscriptionCount,
            within: limit,
            TestLocation(file, line)
        )
    }
}
