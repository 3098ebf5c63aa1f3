internal import RxDisposables
public import RxSchedulers
internal import RxVirtualTime

/// The virtual time of a ``TestScheduler`` as a `Clock`, for code under test that sleeps.
///
/// ```swift
/// let clock = scheduler.testClock
/// async let greeting = greet(after: .seconds(3), clock: clock)
/// await clock.waitForSleepers()
/// clock.advance(by: .seconds(3))  // nobody waited for three seconds
/// #expect(try await greeting == "hello")
/// ```
///
/// A `ClockScheduler` over this clock does everything in the virtual time, as the ``TestScheduler`` itself.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
public struct TestClock: Clock, Sendable {
    /// A point in the virtual time.
    public struct Instant: InstantProtocol, CustomStringConvertible {
        /// The time since tick 0.
        public let offset: Duration

        /// The point at a distance from tick 0.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The instant that follows this one by a duration.
        ///
        /// - Parameter duration: The distance from this instant.
        /// - Returns: That instant.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// How long it is from here to another point.
        ///
        /// - Parameter other: The other point.
        /// - Returns: The time between them; negative if the other one is earlier.
        public func duration(to other: Instant) -> Duration {
            other.offset - offset
        }

        /// Whether a point is earlier than another one.
        ///
        /// - Parameters:
        ///   - lhs: One point.
        ///   - rhs: The other one.
        /// - Returns: `true` if the first one is earlier.
        public static func < (lhs: Instant, rhs: Instant) -> Bool {
            lhs.offset < rhs.offset
        }

        /// The time since tick 0.
        public var description: String { "\(offset)" }
    }

    /// The scheduler whose virtual time this is.
    public let scheduler: TestScheduler

    /// Makes a clock that shows the virtual time of a scheduler.
    ///
    /// - Parameter scheduler: The scheduler, which wakes the tasks that sleep on this clock.
    public init(_ scheduler: TestScheduler = TestScheduler()) {
        self.scheduler = scheduler
    }

    /// The virtual time.
    public var now: Instant {
        Instant(offset: .seconds(Double(scheduler.clock) * scheduler.resolution))
    }

    /// The length of a tick.
    public var minimumResolution: Duration {
        .seconds(scheduler.resolution)
    }

    /// Waits until the scheduler reaches a point in time, in the first tick that isn't before it.
    ///
    /// - Parameters:
    ///   - deadline: The point; if it has passed, the call returns at once.
    ///   - tolerance: Has no effect: virtual time is exact.
    /// - Throws: `CancellationError` if the task is cancelled first.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let tick = tick(of: deadline)
        guard tick > scheduler.clock else { return }
        let sleeper = TestWaiter<Result<Void, any Error>>()
        let timer = SingleAssignmentDisposable()
        let end = await sleeper.wait(orIfCancelled: .failure(CancellationError())) {
            // Here the waiter has its continuation already, so that the timer may fire at once.
            timer.setDisposable(
                scheduler.scheduleAbsoluteVirtual(sleeper, time: tick) { sleeper in
                    sleeper.end(.success(()))
                    return Disposables.create()
                }
            )
            // A sleeper counts until it is woken or cancelled. If that has happened by now, it never counts.
            let isAsleep = sleeper.notify { [scheduler] in
                timer.dispose()
                scheduler.sleepers.add(-1)
            }
            if isAsleep { scheduler.sleepers.add(1) } else { timer.dispose() }
        }
        try end.get()
    }

    /// How many tasks sleep on this clock.
    public var sleepers: Int { scheduler.sleepers.value }

    /// Waits until tasks sleep on this clock, so that the clock can be advanced without being too early.
    ///
    /// Nothing is polled: each task that goes to sleep wakes the waiting task, which runs the steps of tasks that come
    /// due meanwhile at the present virtual time. If too few tasks sleep in time, the test fails and continues. A
    /// cancelled task stops waiting.
    ///
    /// - Parameters:
    ///   - count: How many tasks have to sleep.
    ///   - limit: How long to wait, in real time.
    ///   - file: The file of the test.
    ///   - line: The line of the test.
    nonisolated(nonsending) public func waitForSleepers(
        _ count: Int = 1,
        within limit: any RxTimeSpan = .seconds(30),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await scheduler.waitUntil(count, "sleepers", scheduler.sleepers, within: limit, TestLocation(file, line))
    }

    /// Advances the virtual time, and runs everything that is due by then.
    ///
    /// Traps inside an action of the scheduler, as ``/RxVirtualTime/VirtualTimeScheduler/advanceTo(_:)`` does.
    ///
    /// - Parameter duration: How far to move it.
    public func advance(by duration: Duration) {
        advance(to: now.advanced(by: duration))
    }

    /// Advances the virtual time, and runs everything that is due by then.
    ///
    /// Traps inside an action of the scheduler, as ``/RxVirtualTime/VirtualTimeScheduler/advanceTo(_:)`` does.
    ///
    /// - Parameter instant: The new time; a point between two ticks is rounded up. If it is past, due work runs, and
    ///   the clock stays.
    public func advance(to instant: Instant) {
        scheduler.advanceTo(tick(of: instant))
    }

    private func tick(of instant: Instant) -> TestTime {
        let (seconds, attoseconds) = instant.offset.components
        let ticks = (Double(seconds) + Double(attoseconds) * 1e-18) / scheduler.resolution
        let nearest = ticks.rounded()
        // A rounding error of the tick's length doesn't count as later than the tick.
        let whole = abs(ticks - nearest) < 1e-6 ? nearest : ticks.rounded(.up)
        return TestTime(exactly: whole) ?? (whole < 0 ? .min : .max)
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension TestClock: SchedulerClock {
    /// The scheduler that advances this time.
    package var mover: any SchedulerType { scheduler }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension TestScheduler {
    /// A clock that shows this scheduler's virtual time, and whose sleepers this scheduler wakes.
    public var testClock: TestClock {
        TestClock(self)
    }
}
