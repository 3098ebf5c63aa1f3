internal import Dispatch

/// A clock of any kind, as a timeline uses it: its times are nanoseconds since the timeline was made.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
struct TimelineClock: Sendable {
    /// The time, in nanoseconds.
    let now: @Sendable () -> Int64

    /// Sleeps until a time; throws if the task is cancelled before that.
    let sleep: @Sendable (_ deadline: Int64) async throws -> Void

    /// The time in nanoseconds.
    var nanoseconds: UInt64 { UInt64(clamping: now()) }

    /// The time at which work is due that is scheduled now; a negative interval counts as zero.
    func deadline(after interval: RxTimeInterval) -> Int64 {
        Self.sum(now(), max(0, interval.saturatedNanoseconds))
    }

    /// The next time of a periodic series.
    ///
    /// Missed times are dropped, and later times don't shift: delays don't accumulate (contract T4).
    ///
    /// - Parameters:
    ///   - last: The previous time of the series.
    ///   - period: The time between two runs; zero or less means at once.
    /// - Returns: The first future time of the series.
    func next(after last: Int64, period: RxTimeInterval) -> Int64 {
        let now = now()
        guard !period.isOver else { return now }
        let period = period.saturatedNanoseconds
        // The number must not be negative: an entry may run a little before the clock shows its time, since an alarm's
        // deadline counts as reached when the alarm rings.
        let missed = max(0, now - last) / period
        return Self.sum(last + missed * period, period)
    }

    /// The sum of a time and an interval; a time that is too far away never comes.
    private static func sum(_ time: Int64, _ interval: Int64) -> Int64 {
        let (sum, isTooLong) = time.addingReportingOverflow(interval)
        return isTooLong ? .max : sum
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension TimelineClock {
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    init(_ clock: some Clock<Duration>, tolerance: Duration? = nil) {
        let start = clock.now
        self.init(
            now: { RxTimeInterval(start.duration(to: clock.now)).saturatedNanoseconds },
            sleep: { deadline in
                try await clock.sleep(until: start.advanced(by: .nanoseconds(deadline)), tolerance: tolerance)
            }
        )
    }

    /// Makes the system's clock: Swift's own, which runs while the machine sleeps, or that of Dispatch on older
    /// systems.
    init() {
        if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) {
            self.init(ContinuousClock())
        } else {
            let start = DispatchTime.now().uptimeNanoseconds
            let now = { @Sendable in Int64(clamping: DispatchTime.now().uptimeNanoseconds - start) }
            self.init(
                now: now,
                sleep: { deadline in try await Task.sleep(nanoseconds: UInt64(clamping: deadline - now())) }
            )
        }
    }
}
