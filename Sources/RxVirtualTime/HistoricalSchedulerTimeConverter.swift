public import Foundation
public import RxSchedulers

/// Counts virtual time in times of day, and distances in seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    /// A time of day.
    public typealias VirtualTimeUnit = RxTime

    /// A number of seconds.
    public typealias VirtualTimeIntervalUnit = TimeInterval

    init() {}

    /// Returns the time as it is.
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime {
        virtualTime
    }

    /// Returns the time as it is.
    public func convertToVirtualTime(_ time: RxTime) -> RxTime {
        time
    }

    /// Returns the seconds as they are.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
        virtualTimeInterval
    }

    /// Returns the seconds as they are.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
        timeInterval
    }

    /// Adds seconds to a time.
    public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
        time.addingTimeInterval(offset)
    }

    /// Says which of two times comes first.
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}
