internal import RxDisposables
internal import RxSchedulers

/// The one timer of `buffer` and `window`: armed for one period at a time, which may be over before its time.
///
/// Touched in a ``SerialSection`` alone, but for `dispose()`.
struct WindowTimer: ~Copyable {
    private let timeSpan: RxTimeInterval
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    private var period = 0

    init(_ timeSpan: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.timeSpan = timeSpan
        self.scheduler = scheduler
    }

    /// Starts a new period; the timer of the one before it ends first (contract L1).
    ///
    /// - Parameters:
    ///   - owner: Whose timer it is.
    ///   - fired: Called with the period when its time is over, on the scheduler.
    mutating func arm<Owner>(for owner: Owner, _ fired: @escaping @Sendable (Owner, _ period: Int) -> Void) {
        period &+= 1
        timer.disposable = Disposables.create()
        timer.disposable = scheduler.scheduleRelative(Handover((owner, period)), dueTime: timeSpan) { state in
            let (owner, period) = state.value
            fired(owner, period)
            return Disposables.create()
        }
    }

    /// Whether a period is the one that runs.
    func isCurrent(_ period: Int) -> Bool {
        period == self.period
    }

    func dispose() {
        timer.dispose()
    }
}
