public import Foundation
public import RxSchedulers

/// Replays the past: virtual time that is counted in times of day.
///
/// ```swift
/// let scheduler = HistoricalScheduler(initialClock: start)
/// for trade in trades {
///     let scheduled = scheduler.scheduleAbsoluteVirtual(trade, time: trade.date) { trade in
///         store(trade)
///         return Disposables.create()
///     }
///     scheduled.disposed(by: bag)
/// }
/// scheduler.start()
/// ```
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    /// Makes a scheduler whose clock stands still until it is started or advanced.
    ///
    /// - Parameter initialClock: What the clock shows at first.
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}

// SAFETY: as its superclass; it adds nothing.
extension HistoricalScheduler: @unchecked Sendable {}
