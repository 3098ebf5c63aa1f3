/// A clock of any kind, as a timeline reads it and sleeps by it: in time since the timeline was made.
struct TimelineClock: Sendable {
    /// The time.
    let now: @Sendable () -> Duration

    /// Sleeps until a time; throws if the task is cancelled before that.
    let sleep: @Sendable (_ deadline: Duration) async throws -> Void

    init(_ clock: some Clock<Duration>, tolerance: Duration? = nil) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { deadline in try await clock.sleep(until: start.advanced(by: deadline), tolerance: tolerance) }
    }

    /// The time in nanoseconds.
    var nanoseconds: UInt64 {
        UInt64(clamping: RxTimeInterval(now()).saturatedNanoseconds)
    }

    /// When something that is done again and again is due next.
    ///
    /// What has come due meanwhile drops out, and the rest stays where it was: nothing adds up (contract T4).
    ///
    /// - Parameters:
    ///   - last: When it was due last.
    ///   - period: How long it is from one time to the next; zero or less is at once.
    /// - Returns: The first time of the series that is still to come.
    func next(after last: Duration, period: RxTimeInterval) -> Duration {
        let now = now()
        guard !period.isOver else { return now }
        let period = period.saturatedNanoseconds
        let missed = max(0, RxTimeInterval(now - last).saturatedNanoseconds / period)
        return last + .nanoseconds(period) * missed + .nanoseconds(period)
    }
}

extension RxTimeInterval {
    /// The interval as a duration; zero if it is negative.
    var duration: Duration { .nanoseconds(max(0, saturatedNanoseconds)) }
}
