/// When a ``TestableObservable`` was subscribed to, and when the subscription was disposed of.
///
/// ```swift
/// #expect(source.subscriptions == [Subscription(200, 1000)])
/// ```
public struct Subscription: Hashable, Sendable {
    /// When it was made, in ticks.
    public let subscribe: TestTime

    /// When it was disposed of, in ticks; `TestTime.max` if it hasn't been.
    public let unsubscribe: TestTime

    /// A subscription that hasn't been disposed of.
    ///
    /// - Parameter subscribe: When it was made, in ticks.
    public init(_ subscribe: TestTime) {
        self.init(subscribe, .max)
    }

    /// A subscription that has been disposed of.
    ///
    /// - Parameters:
    ///   - subscribe: When it was made, in ticks.
    ///   - unsubscribe: When it was disposed of, in ticks.
    public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: CustomDebugStringConvertible {
    /// Both ticks, the second one `infinity` if the subscription hasn't been disposed of.
    public var debugDescription: String {
        "(\(subscribe) : \(unsubscribe == .max ? "infinity" : "\(unsubscribe)"))"
    }
}
