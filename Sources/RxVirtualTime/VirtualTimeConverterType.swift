public import Foundation
public import RxSchedulers

/// Defines the times of a ``VirtualTimeScheduler``.
///
/// ```swift
/// struct Frames: VirtualTimeConverterType {
///     func convertFromVirtualTime(_ frame: Int) -> RxTime { RxTime(timeIntervalSince1970: Double(frame) / 60) }
///     func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 * 60) }
///     func convertFromVirtualTimeInterval(_ frames: Int) -> TimeInterval { Double(frames) / 60 }
///     func convertToVirtualTimeInterval(_ seconds: TimeInterval) -> Int { Int(seconds * 60) }
///     func offsetVirtualTime(_ frame: Int, offset: Int) -> Int { frame + offset }
///     func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
///         lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
///     }
/// }
/// ```
///
/// The scheduler calls it on the threads that use the scheduler, without holding a lock.
public protocol VirtualTimeConverterType<VirtualTimeUnit, VirtualTimeIntervalUnit>: Sendable {
    /// A point in virtual time.
    associatedtype VirtualTimeUnit: Sendable

    /// The distance of two points in virtual time.
    associatedtype VirtualTimeIntervalUnit: Sendable

    /// Converts a point in virtual time to a time of day.
    ///
    /// - Parameter virtualTime: The point in virtual time.
    /// - Returns: The time of day.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

    /// Converts a time of day to a point in virtual time.
    ///
    /// - Parameter time: The time of day.
    /// - Returns: The point in virtual time.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

    /// Converts a distance in virtual time to seconds.
    ///
    /// - Parameter virtualTimeInterval: The distance in virtual time.
    /// - Returns: The number of seconds.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

    /// Converts seconds to a distance in virtual time.
    ///
    /// - Parameter timeInterval: The number of seconds.
    /// - Returns: The distance in virtual time.
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

    /// Adds a distance to a point in virtual time.
    ///
    /// - Parameters:
    ///   - time: The point to start from.
    ///   - offset: How far to go.
    /// - Returns: The point that is `offset` after `time`.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

    /// Says which of two points in virtual time comes first; it must be a total order that never changes.
    ///
    /// - Parameters:
    ///   - lhs: One point.
    ///   - rhs: The other point.
    /// - Returns: Where `lhs` stands: `.lessThan` if it comes before `rhs`.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How one point in virtual time compares to another one.
public enum VirtualTimeComparison: Sendable {
    /// It comes before.
    case lessThan
    /// It is the same.
    case equal
    /// It comes after.
    case greaterThan
}
