/// Counts values by their size: a counter for each power of two, so any number of values takes the same room.
public struct Histogram: Hashable, Sendable {
    // There is one count for zero, and one for each number of binary digits: 1, 2 to 3, 4 to 7 and so on.
    private var counts = [Int](repeating: 0, count: 64)

    /// The number of values.
    public private(set) var count = 0

    /// The greatest value; 0 if there is none.
    public private(set) var maximum: Int64 = 0

    /// The sum of the values.
    public private(set) var sum: Int64 = 0

    /// Makes a histogram without values.
    public init() {}

    /// Takes a value; one below zero counts as zero.
    public mutating func record(_ value: Int64) {
        let value = max(0, value)
        counts[Self.bucket(value)] += 1
        count += 1
        maximum = max(maximum, value)
        sum = sum.addingReportingOverflow(value).overflow ? .max : sum + value
    }

    /// The value that a given share of all values doesn't exceed.
    ///
    /// - Parameter part: From 0 to 1: a half for the median.
    /// - Returns: That value, rounded up to the next power of two; 0 if there is none.
    public func quantile(_ part: Double) -> Int64 {
        let rank = max(1, Int((Double(count) * min(1, max(0, part))).rounded(.up)))
        var seen = 0
        for (bucket, number) in counts.enumerated() {
            seen += number
            if seen >= rank { return min(maximum, Self.upperBound(bucket)) }
        }
        return maximum
    }

    private static func bucket(_ value: Int64) -> Int {
        value == 0 ? 0 : 64 - value.leadingZeroBitCount
    }

    private static func upperBound(_ bucket: Int) -> Int64 {
        bucket >= 63 ? .max : (1 << bucket) - 1
    }
}
