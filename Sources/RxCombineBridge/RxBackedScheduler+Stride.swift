#if canImport(Combine)
public import Combine

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension RxBackedScheduler.SchedulerTimeType {
    /// A length of time; lengths above the maximum, 292 years, become the maximum.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable {
        /// How many nanoseconds.
        public var nanoseconds: Int64

        /// The size, without a sign.
        public var magnitude: Int64.Magnitude { nanoseconds.magnitude }

        /// Makes a length of nanoseconds.
        public init(nanoseconds: Int64) {
            self.nanoseconds = nanoseconds
        }

        /// Makes a length of nanoseconds, if the number can be represented.
        public init?<Source: BinaryInteger>(exactly source: Source) {
            guard let nanoseconds = Int64(exactly: source) else { return nil }
            self.init(nanoseconds: nanoseconds)
        }

        /// Makes a length of seconds.
        public init(integerLiteral value: Int64) {
            self.init(nanoseconds: product(value, 1_000_000_000))
        }

        /// Whether one is shorter than the other.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

        /// The sum.
        public static func + (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: sum(lhs.nanoseconds, rhs.nanoseconds)) }

        /// The difference.
        public static func - (lhs: Self, rhs: Self) -> Self {
            Self(nanoseconds: difference(lhs.nanoseconds, rhs.nanoseconds))
        }

        /// The product of their nanoseconds.
        public static func * (lhs: Self, rhs: Self) -> Self {
            Self(nanoseconds: product(lhs.nanoseconds, rhs.nanoseconds))
        }

        /// Multiplies the nanoseconds.
        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

        /// A length of seconds.
        public static func seconds(_ s: Int) -> Self { Self(nanoseconds: product(Int64(s), 1_000_000_000)) }

        /// A length of seconds.
        public static func seconds(_ s: Double) -> Self { Self(nanoseconds: nearest(s * 1e9)) }

        /// A length of milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: product(Int64(ms), 1_000_000)) }

        /// A length of microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: product(Int64(us), 1000)) }

        /// A length of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: Int64(ns)) }
    }
}

// If a result is too large, these functions return the nearest representable value.

func sum(_ left: Int64, _ right: Int64) -> Int64 {
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    return isTooLarge ? (left < 0 ? .min : .max) : sum
}

func difference(_ left: Int64, _ right: Int64) -> Int64 {
    let (difference, isTooLarge) = left.subtractingReportingOverflow(right)
    return isTooLarge ? (left < 0 ? .min : .max) : difference
}

func product(_ left: Int64, _ right: Int64) -> Int64 {
    let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
    return isTooLarge ? ((left < 0) == (right < 0) ? .max : .min) : product
}

/// Rounds towards zero to a whole number; zero if the value is not a number.
func nearest(_ value: Double) -> Int64 {
    Int64(exactly: value.rounded(.towardZero)) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
}
#endif
