public import RxObservable
public import RxSchedulers

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension TestableObserver {
    /// Waits until this observer has received some events, for code under test that runs on a thread or in a task of
    /// its own.
    ///
    /// ```swift
    /// let record = scheduler.record(store.names)  // an actor sends them
    /// await store.load()
    /// #expect(await record.waitForEvents(2) == [.next(0, "a"), .completed(0)])
    /// ```
    ///
    /// Nothing is polled: the event itself wakes the task. While it waits, it runs the steps of tasks that come due at
    /// the present virtual time; the clock doesn't move, and other actions, such as the
    /// deliveries of `observe(on:)`, wait for `start()`. If too few come in time, the test fails and continues. A
    /// cancelled task stops waiting.
    ///
    /// - Parameters:
    ///   - count: How many events there have to be.
    ///   - limit: How long to wait, in real time.
    ///   - file: The file of the test.
    ///   - line: The line of the test.
    /// - Returns: The events that have come by then; there may be more.
    @discardableResult
    nonisolated(nonsending) public func waitForEvents(
        _ count: Int = 1,
        within limit: any RxTimeSpan = .seconds(30),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async -> [Recorded<Event<Element>>] {
        await scheduler.waitUntil(count, "events", eventCount, within: limit, TestLocation(file, line))
        return events
    }
}
