internal import RxDisposables
internal import RxSchedulers

/// The one timer of `buffer` and `window`: tells when a period is over, unless the period has ended before.
///
/// Where the scheduler's clock can be read, a period that ends early leaves the timer as it is; when that fires, it is
/// armed for what is left of the period that runs by then. So a period costs a look at the clock. Where it can't, in
/// virtual time, each period has a timer of its own.
///
/// Touched in a ``SerialSection`` alone, but for `dispose()`.
struct WindowTimer: ~Copyable {
    private let timeSpan: RxTimeInterval
    private let scheduler: any SchedulerType
    private let clock: (any SteadyScheduler)?
    private let timer = SerialDisposable()
    private var period = 0
    // The next two are used only with a clock: when the period began, and whether a timer is armed.
    private var start: UInt64 = 0
    private var isArmed = false

    init(_ timeSpan: RxTimeInterval, _ scheduler: any SchedulerType) {
        // A period without length would be over whenever it begins. Each group ends by its count then: see `limit`.
        self.timeSpan = timeSpan.saturatedNanoseconds > 0 ? timeSpan : .never
        self.scheduler = scheduler
        clock = scheduler.steady
    }

    /// How many elements a period takes: those that it is told to, and one where it has no time for another.
    static func limit(_ count: Int, _ timeSpan: RxTimeInterval) -> Int {
        timeSpan.saturatedNanoseconds > 0 ? count : 1
    }

    /// Starts a new period.
    ///
    /// - Parameters:
    ///   - owner: Whose timer it is.
    ///   - fired: Called with the number of the timer's period, on the scheduler; asks ``isOver(_:for:_:)`` in the
    ///     section.
    mutating func startPeriod<Owner>(
        for owner: Owner,
        _ fired: @escaping @Sendable (Owner, _ period: Int) -> Void
    ) {
        period &+= 1
        if let clock { start = clock.steadyNanoseconds }
        if !isArmed { arm(timeSpan, for: owner, fired) }
    }

    /// Whether the time of the period that runs is over, now that a timer has fired; if not, it is seen to.
    ///
    /// - Parameters:
    ///   - period: The number of the timer's period.
    ///   - owner: Whose timer it is.
    ///   - fired: As in ``startPeriod(for:_:)``.
    /// - Returns: Whether the period is over.
    mutating func isOver<Owner>(
        _ period: Int,
        for owner: Owner,
        _ fired: @escaping @Sendable (Owner, _ period: Int) -> Void
    ) -> Bool {
        isArmed = false
        // The timer was armed in this very period, so it has lasted its full time.
        guard period != self.period else { return true }
        // Without a clock each period has a timer of its own: this one was replaced while it fired.
        guard let clock else { return false }
        let passed = clock.steadyNanoseconds &- start
        let length = UInt64(clamping: timeSpan.saturatedNanoseconds)
        guard passed < length else { return true }
        arm(RxTimeInterval(nanoseconds: Int64(clamping: length - passed)), for: owner, fired)
        return false
    }

    private mutating func arm<Owner>(
        _ dueTime: RxTimeInterval,
        for owner: Owner,
        _ fired: @escaping @Sendable (Owner, _ period: Int) -> Void
    ) {
        // Without a clock, each period arms a timer anew.
        isArmed = clock != nil
        // The old timer ends before there is a new one: never two (contract T7).
        timer.disposable = Disposables.create()
        // SAFETY: the timer calls `fired`, which asks in the section of its owner.
        timer.disposable = scheduler.scheduleRelative(UncheckedSendable((owner, period)), dueTime: dueTime) { state in
            let (owner, period) = state.value
            fired(owner, period)
            return Disposables.create()
        }
    }

    func dispose() {
        timer.dispose()
    }
}
