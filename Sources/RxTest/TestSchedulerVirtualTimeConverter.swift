public import Foundation
public import RxSchedulers
public import RxVirtualTime

/// A point in the virtual time of a ``TestScheduler``, in ticks.
public typealias TestTime = Int

/// Counts virtual time in ticks of a fixed length.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
    /// A number of ticks since the epoch of the wall clock.
    public typealias VirtualTimeUnit = TestTime

    /// A number of ticks.
    public typealias VirtualTimeIntervalUnit = TestTime

    /// The length of a tick in seconds.
    let resolution: Double

    init(resolution: Double) {
        self.resolution = resolution
    }

    /// Converts ticks to a time of day: as many ticks after the epoch of the wall clock.
    public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
        RxTime(timeIntervalSince1970: TimeInterval(virtualTime) * resolution)
    }

    /// Converts a time of day to the nearest tick.
    public func convertToVirtualTime(_ time: RxTime) -> TestTime {
        Self.ticks(time.timeIntervalSince1970 / resolution)
    }

    /// Converts ticks to seconds.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> TimeInterval {
        TimeInterval(virtualTimeInterval) * resolution
    }

    /// Converts seconds to ticks, rounded to the nearest.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TestTime {
        Self.ticks(timeInterval / resolution)
    }

    /// Adds ticks to a point in time.
    public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime {
        let (sum, isTooLong) = time.addingReportingOverflow(offset)
        return isTooLong ? (offset < 0 ? .min : .max) : sum
    }

    /// Compares two ticks.
    public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }

    /// Rounds half a tick up, and clamps to the range of ticks.
    private static func ticks(_ count: Double) -> TestTime {
        // 0.35 / 0.1 is a little less than 3.5.
        let error = 1e-9 * max(1, abs(count))
        return TestTime(exactly: (count + 0.5 + error).rounded(.towardZero)) ?? (count < 0 ? .min : .max)
    }
}
