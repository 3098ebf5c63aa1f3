internal import RxDisposables
internal import RxSchedulers

/// The virtual time of a ``TestScheduler`` as a clock of Swift's, for code under test that sleeps.
///
/// ```swift
/// let clock = scheduler.testClock
/// async let greeting = greet(after: .seconds(3), clock: clock)
/// await clock.waitForSleepers()
/// scheduler.advanceTo(3)  // nobody waited for three seconds
/// #expect(try await greeting == "hello")
/// ```
public struct TestClock: Clock, Sendable {
    /// A point in the virtual time.
    public struct Instant: InstantProtocol, CustomStringConvertible {
        /// The time since tick 0.
        public let offset: Duration

        /// The point that is a while after tick 0.
        ///
        /// - Parameter offset: How long after.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The point that is a while after this one.
        ///
        /// - Parameter duration: How long after.
        /// - Returns: That point.
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

    private let scheduler: TestScheduler

    init(_ scheduler: TestScheduler) {
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
        let sleeper = TestSleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.begin(continuation)
                sleeper.timer.setDisposable(
                    scheduler.scheduleAbsoluteVirtual(sleeper, time: tick) { sleeper in
                        sleeper.end(.success(()))
                        return Disposables.create()
                    }
                )
                scheduler.sleepers.add(sleeper)
            }
        } onCancel: {
            sleeper.end(.failure(CancellationError()))
        }
    }

    /// Waits until tasks sleep on this clock, so that the scheduler can be advanced without being too early.
    ///
    /// - Parameter count: How many tasks have to sleep.
    public func waitForSleepers(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            scheduler.sleepers.wait(for: count) { continuation.resume() }
        }
    }

    private func tick(of instant: Instant) -> TestTime {
        let (seconds, attoseconds) = instant.offset.components
        let ticks = (Double(seconds) + Double(attoseconds) * 1e-18) / scheduler.resolution
        let nearest = ticks.rounded()
        // What a tick's length can't express exactly isn't later than the tick.
        let whole = abs(ticks - nearest) < 1e-6 ? nearest : ticks.rounded(.up)
        return TestTime(exactly: whole) ?? (whole < 0 ? .min : .max)
    }
}

extension TestScheduler {
    /// A clock that shows this scheduler's virtual time, and whose sleepers this scheduler wakes.
    public var testClock: TestClock {
        TestClock(self)
    }
}
