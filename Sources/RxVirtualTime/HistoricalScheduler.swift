public import Foundation
public import RxSchedulers

/// A virtual-time scheduler that counts in dates, to replay recorded events.
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
    /// - Parameter initialClock: The time that the clock starts at.
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}

// SAFETY: see the superclass; this class adds nothing.
extension HistoricalScheduler: @unchecked Sendable {}
