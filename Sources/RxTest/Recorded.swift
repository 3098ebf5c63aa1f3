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

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
    /// The value, and the tick after an `@`.
    public var debugDescription: String {
        "\(value) @ \(time)"
    }
}
