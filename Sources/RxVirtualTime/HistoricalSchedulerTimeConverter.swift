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
    ///
    /// - Parameter virtualTime: A time of day.
    /// - Returns: The same time.
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime {
        virtualTime
    }

    /// Returns the time as it is.
    ///
    /// - Parameter time: A time of day.
    /// - Returns: The same time.
    public func convertToVirtualTime(_ time: RxTime) -> RxTime {
        time
    }

    /// Returns the seconds as they are.
    ///
    /// - Parameter virtualTimeInterval: A number of seconds.
    /// - Returns: The same number.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
        virtualTimeInterval
    }

    /// Returns the seconds as they are.
    ///
    /// - Parameter timeInterval: A number of seconds.
    /// - Returns: The same number.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
        timeInterval
    }

    /// Adds seconds to a time.
    ///
    /// - Parameters:
    ///   - time: The time to start from.
    ///   - offset: The number of seconds to add.
    /// - Returns: The time that is `offset` seconds later.
    public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
        time.addingTimeInterval(offset)
    }

    /// Says which of two times comes first.
    ///
    /// - Parameters:
    ///   - lhs: One time.
    ///   - rhs: The other time.
    /// - Returns: Where `lhs` stands: `.lessThan` if it is earlier than `rhs`.
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}
