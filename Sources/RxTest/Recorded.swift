/// A value with the virtual time at which it arrived.
///
/// ```swift
/// let event: Recorded<Event<String>> = .next(210, "a")
/// ```
public struct Recorded<Value> {
    /// When the value arrived, in ticks.
    public let time: TestTime

    /// The value.
    public let value: Value

    /// Makes a recorded value.
    ///
    /// - Parameters:
    ///   - time: The actual or expected time of the value, in ticks.
    ///   - value: The value.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: Equatable where Value: Equatable {
    /// Whether both times and both values are the same.
    ///
    /// - Parameters:
    ///   - lhs: One recorded value.
    ///   - rhs: The other one.
    /// - Returns: `true` if they are equal.
    public static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool {
        lhs.time == rhs.time && lhs.value == rhs.value
    }
}

extension Recorded: CustomDebugStringConvertible {
    /// The value, and the tick after an `@`.
    public var debugDescription: String {
        "\(value) @ \(time)"
    }
}
