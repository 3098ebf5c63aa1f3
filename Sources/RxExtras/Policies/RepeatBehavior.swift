public import Dispatch
public import RxSchedulers

/// The number of times that `retry` and `repeat` subscribe, and their delays.
///
/// ```swift
/// let patient = request.retry(.exponential(maxCount: 5, from: .milliseconds(200)).capped(at: .seconds(10)))
/// ```
///
/// Counts include the first subscription. The first delay is that before the second subscription.
public struct RepeatBehavior: Sendable {
    /// The number of subscriptions to the source, the first one included; at least one.
    public let maxCount: UInt

    private let delay: @Sendable (_ repetition: UInt) -> RxTimeInterval
    private var cap: RxTimeInterval?
    private var jitter = 0.0
    private var random: @Sendable () -> Double = { .random(in: 0...1) }
    private(set) var startsAnewAfterSuccess = false

    init(_ maxCount: UInt, _ delay: @escaping @Sendable (UInt) -> RxTimeInterval) {
        self.maxCount = maxCount
        self.delay = delay
    }

    /// Subscribes again at once.
    ///
    /// - Parameter maxCount: The number of subscriptions to the source in all.
    /// - Returns: The behavior.
    public static func immediate(maxCount: UInt) -> RepeatBehavior {
        RepeatBehavior(maxCount) { _ in .nanoseconds(0) }
    }

    /// Subscribes again after the same delay each time.
    ///
    /// - Parameters:
    ///   - maxCount: The number of subscriptions to the source in all.
    ///   - time: The delay in seconds.
    /// - Returns: The behavior.
    public static func delayed(maxCount: UInt, time: Double) -> RepeatBehavior {
        delayed(maxCount: maxCount, by: RxTimeInterval(inSeconds: time))
    }

    /// Subscribes again after the same delay each time.
    ///
    /// - Parameters:
    ///   - maxCount: The number of subscriptions to the source in all; unlimited by default.
    ///   - interval: The delay.
    /// - Returns: The behavior.
    public static func delayed(maxCount: UInt = .max, by interval: any RxTimeSpan) -> RepeatBehavior {
        RepeatBehavior(maxCount) { _ in interval.rxTimeInterval }
    }

    /// Subscribes again after a delay that grows.
    ///
    /// - Parameters:
    ///   - maxCount: The number of subscriptions to the source in all.
    ///   - initial: The first delay in seconds.
    ///   - multiplier: The growth of each delay relative to the previous one: with 1 it doubles.
    /// - Returns: The behavior.
    public static func exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double) -> RepeatBehavior {
        RepeatBehavior(maxCount) { repetition in
            RxTimeInterval(inSeconds: initial * power(1 + multiplier, repetition - 1))
        }
    }

    /// Subscribes again after a delay that grows by a factor.
    ///
    /// - Parameters:
    ///   - maxCount: The number of subscriptions to the source in all; unlimited by default.
    ///   - initial: The first delay.
    ///   - factor: The factor by which each delay is longer than the previous one.
    /// - Returns: The behavior.
    public static func exponential(
        maxCount: UInt = .max,
        from initial: any RxTimeSpan,
        factor: Double = 2
    ) -> RepeatBehavior {
        RepeatBehavior(maxCount) { repetition in
            RxTimeInterval(inSeconds: initial.rxTimeInterval.inSeconds * power(factor, repetition - 1))
        }
    }

    /// Subscribes again after a delay that a closure returns.
    ///
    /// - Parameters:
    ///   - maxCount: The number of subscriptions to the source in all.
    ///   - delayCalculator: Returns the delay for the number of the repetition, which starts with 1.
    /// - Returns: The behavior.
    @_disfavoredOverload
    public static func customTimerDelayed(
        maxCount: UInt,
        delayCalculator: @escaping @Sendable (UInt) -> any RxTimeSpan
    ) -> RepeatBehavior {
        RepeatBehavior(maxCount) { delayCalculator($0).rxTimeInterval }
    }

    /// The same behavior with a longest delay.
    ///
    /// - Parameter cap: The longest delay.
    /// - Returns: The behavior.
    public func capped(at cap: any RxTimeSpan) -> RepeatBehavior {
        var copy = self
        copy.cap = cap.rxTimeInterval
        return copy
    }

    /// The same behavior with each delay shortened at random, so that clients don't all return at the same time.
    ///
    /// - Parameter fraction: The greatest part of a delay to leave out, from 0 to 1.
    /// - Returns: The behavior: it waits between (1 − `fraction`) times as long and as long as this one.
    public func jittered(by fraction: Double) -> RepeatBehavior {
        jittered(by: fraction) { .random(in: 0...1) }
    }

    package func jittered(by fraction: Double, random: @escaping @Sendable () -> Double) -> RepeatBehavior {
        var copy = self
        copy.jitter = min(max(fraction, 0), 1)
        copy.random = random
        return copy
    }

    /// The same behavior, which counts from one again as soon as an element has arrived.
    ///
    /// Use it for long-lived sources, such as the messages of a socket: then only failures in a row count.
    ///
    /// - Returns: The behavior.
    public func startingAnewAfterSuccess() -> RepeatBehavior {
        var copy = self
        copy.startsAnewAfterSuccess = true
        return copy
    }

    /// The delay before a repetition; `nil` if there are no more.
    ///
    /// Use it where a library subscribes again by itself, and asks a closure for the delay:
    ///
    /// ```swift
    /// let behavior = RepeatBehavior.exponential(maxCount: 9, from: .seconds(1)).jittered(by: 0.5)
    /// let third = behavior.interval(before: 3) ?? .never  // between 2 and 4 seconds
    /// print(third, behavior.interval(before: 9) == nil)
    /// ```
    ///
    /// - Parameter repetition: Its number, which starts with 1.
    /// - Returns: The interval, shortened at random if the behavior says so.
    public func interval(before repetition: UInt) -> RxTimeInterval? {
        guard repetition < maxCount else { return nil }
        var interval = delay(repetition)
        if let cap, cap.saturatedNanoseconds < interval.saturatedNanoseconds { interval = cap }
        guard jitter > 0 else { return interval }
        return RxTimeInterval(inSeconds: interval.inSeconds * (1 - jitter * random()))
    }
}

/// RxSwiftExt's name of the closure that `retry` asks after an error.
public typealias RetryPredicate = (any Error) -> Bool

/// RxSwiftExt's name of the closure that `repeatWithBehavior` asks after completion.
public typealias RepeatPredicate = () -> Bool

extension RxTimeInterval {
    /// An interval of a number of seconds, which may be fractional.
    ///
    /// A number that is too large for a clock becomes centuries, and NaN becomes zero.
    fileprivate init(inSeconds seconds: Double) {
        // The greatest number of seconds whose nanoseconds fit an `Int64`, rounded down: beyond it the conversion would
        // trap.
        let centuries = 9_000_000_000.0
        self.init(nanoseconds: Int64(seconds.isNaN ? 0 : min(max(seconds, 0), centuries) * 1e9))
    }

    fileprivate var inSeconds: Double {
        Double(saturatedNanoseconds) / 1_000_000_000
    }
}

/// A number to the power of an integer.
private func power(_ base: Double, _ exponent: UInt) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
        if rest & 1 == 1 { result *= square }
        square *= square
        rest >>= 1
    }
    return result
}
