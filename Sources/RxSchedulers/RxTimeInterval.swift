public import Dispatch
public import Foundation

/// A point in time as the wall clock shows it.
public typealias RxTime = Date

/// A length of time: `.seconds(1)`, `.milliseconds(300)`, `.never`.
///
/// Schedulers take a `Duration`, too.
///
/// ```swift
/// let pause: RxTimeInterval = .milliseconds(300)
/// let calm = typed.debounce(pause, scheduler: MainScheduler.instance)
/// ```
public typealias RxTimeInterval = DispatchTimeInterval

extension DispatchTimeInterval {
    /// Makes an interval from a duration.
    ///
    /// It is exact to the nanosecond; fractions of a nanosecond are cut off. Beyond 292 years it is exact to the
    /// second. (Where `Int` has 32 bits: to the millisecond beyond 2 s, and to the second beyond 24 days.)
    ///
    /// - Parameter duration: The duration. One that is too long or too short for an interval becomes the longest or
    ///   shortest interval, never `.never`.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    public init(_ duration: Duration) {
        // A duration has more seconds than its components can tell.
        let longest = Duration(secondsComponent: .max, attosecondsComponent: 0)
        let (seconds, attoseconds) = max(.zero - longest, min(duration, longest)).components
        if let nanoseconds = Self.count(seconds, ofParts: 1_000_000_000, and: attoseconds) {
            self = .nanoseconds(nanoseconds)
        } else if let milliseconds = Self.count(seconds, ofParts: 1000, and: attoseconds) {
            self = .milliseconds(milliseconds)
        } else {
            self = .seconds(Int(clamping: seconds))
        }
    }

    /// Makes an interval of nanoseconds; where `Int` has 32 bits, of larger units if it is longer than 2 s.
    package init(nanoseconds: Int64) {
        if let count = Int(exactly: nanoseconds) {
            self = .nanoseconds(count)
        } else if let milliseconds = Int(exactly: nanoseconds / 1_000_000) {
            self = .milliseconds(milliseconds)
        } else {
            self = .seconds(Int(clamping: nanoseconds / 1_000_000_000))
        }
    }

    /// The number of nanoseconds; at most `Int64.max`, which also stands for `.never`, and at least `Int64.min`.
    package var saturatedNanoseconds: Int64 {
        switch self {
        case .seconds(let count):
            Self.product(count, 1_000_000_000)
        case .milliseconds(let count):
            Self.product(count, 1_000_000)
        case .microseconds(let count):
            Self.product(count, 1000)
        case .nanoseconds(let count):
            Int64(count)
        default:
            Int64.max  // .never
        }
    }

    /// Whether waiting that long never ends: `.never`, or more than 292 years.
    package var isEndless: Bool {
        saturatedNanoseconds == .max
    }

    /// Whether it is zero or negative.
    package var isOver: Bool {
        saturatedNanoseconds <= 0
    }

    /// The parts of a second in a duration; `nil` if there are too many for an `Int`.
    private static func count(_ seconds: Int64, ofParts partsOfSecond: Int64, and attoseconds: Int64) -> Int? {
        let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: partsOfSecond)
        let rest = attoseconds / (1_000_000_000_000_000_000 / partsOfSecond)
        let (sum, isStillTooLong) = whole.addingReportingOverflow(rest)
        return isTooLong || isStillTooLong ? nil : Int(exactly: sum)
    }

    private static func product(_ count: Int, _ unit: Int64) -> Int64 {
        let (product, isTooLong) = Int64(count).multipliedReportingOverflow(by: unit)
        return isTooLong ? (count < 0 ? .min : .max) : product
    }
}
