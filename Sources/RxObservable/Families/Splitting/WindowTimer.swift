internal import RxDisposables
internal import RxSchedulers

/// The timer of `buffer` and `window`: it reports the end of a period, unless the period has ended before.
///
/// With a readable clock, a period that ends early leaves the timer running; when it fires, it is armed again for the
/// rest of the current period. So a period costs one clock reading. Without a clock, in virtual time, each period has a
/// timer of its own.
///
/// Touched only in a ``SerialSection``, except for `dispose()`.
struct WindowTimer: ~Copyable {
    private let timeSpan: RxTimeInterval
    private let scheduler: any SchedulerType
    private let clock: (any SteadyScheduler)?
    private let timer = SerialDisposable()
    private var period = 0
    // These are used only with a clock: the start of the period, and whether a timer is armed.
    private var start: UInt64 = 0
    private var isArmed = false

    init(_ timeSpan: RxTimeInterval, _ scheduler: any SchedulerType) {
        // A period of zero length would end at once. So there is no timer then, and each group ends by its count: see
        // `limit`.
        self.timeSpan = timeSpan.saturatedNanoseconds > 0 ? timeSpan : .never
        self.scheduler = scheduler
        clock = scheduler.steady
    }

    /// The number of elements in a period: the given count, or one if the period has no length.
    static func limit(_ count: Int, _ timeSpan: RxTimeInterval) -> Int {
        timeSpan.saturatedNanoseconds > 0 ? count : 1
    }

    /// Starts a new period.
    ///
    /// - Parameters:
    ///   - owner: The owner of the timer.
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

    /// Whether the current period is over, now that a timer has fired; if not, the timer is armed again.
    ///
    /// - Parameters:
    ///   - period: The number of the timer's period.
    ///   - owner: The owner of the timer.
    ///   - fired: As in ``startPeriod(for:_:)``.
    /// - Returns: Whether the period is over.
    mutating func isOver<Owner>(
        _ period: Int,
        for owner: Owner,
        _ fired: @escaping @Sendable (Owner, _ period: Int) -> Void
    ) -> Bool {
        isArmed = false
        // The timer was armed in the current period, so the period has lasted its full time.
        guard period != self.period else { return true }
        // Without a clock each period has a timer of its own: this timer was replaced while it fired.
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
        // Without a clock, each period arms a new timer.
        isArmed = clock != nil
        // The old timer is disposed of before the new one starts, so that there are never two (contract T7).
        timer.disposable = Disposables.create()
        // SAFETY: the timer only calls `fired`, which calls `isOver` in the section of its owner.
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
