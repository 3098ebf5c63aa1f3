public import Dispatch

/// A length of time that operators and sources take: an ``RxTimeInterval`` or a `Duration`.
///
/// ```swift
/// let pause: Duration = settings.pause
/// let calm = typed.debounce(pause, scheduler: scheduler)
/// let calmer = typed.debounce(.milliseconds(300), scheduler: scheduler)
/// let calmest = typed.debounce(.seconds(0.3), scheduler: scheduler)
/// ```
///
/// A literal is an ``RxTimeInterval`` if its number is whole, and a `Duration` if it isn't; both wait equally long. A
/// duration counts to the nanosecond, and fractions of a nanosecond are cut off; more than 292 years never pass.
/// Systems before macOS 13 and iOS 16 have no `Duration`.
public protocol RxTimeSpan: Sendable {
    /// The length of time as schedulers take it.
    var rxTimeInterval: RxTimeInterval { get }
}

extension DispatchTimeInterval: RxTimeSpan {
    /// The interval itself.
    public var rxTimeInterval: RxTimeInterval { self }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension Duration: RxTimeSpan {
    /// The duration to the nanosecond; fractions of a nanosecond are cut off.
    public var rxTimeInterval: RxTimeInterval { RxTimeInterval(self) }
}

// These members are for leading-dot syntax (`.seconds(1)`). They are disfavoured, so that the concrete types' own
// members win.

extension RxTimeSpan where Self == RxTimeInterval {
    /// A number of seconds.
    @_alwaysEmitIntoClient @_disfavoredOverload public static func seconds(_ count: Int) -> RxTimeInterval {
        .seconds(count)
    }

    /// A number of milliseconds.
    @_alwaysEmitIntoClient @_disfavoredOverload public static func milliseconds(_ count: Int) -> RxTimeInterval {
        .milliseconds(count)
    }

    /// A number of microseconds.
    @_alwaysEmitIntoClient @_disfavoredOverload public static func microseconds(_ count: Int) -> RxTimeInterval {
        .microseconds(count)
    }

    /// A number of nanoseconds.
    @_alwaysEmitIntoClient @_disfavoredOverload public static func nanoseconds(_ count: Int) -> RxTimeInterval {
        .nanoseconds(count)
    }

    /// A length of time that never passes.
    @_alwaysEmitIntoClient @_disfavoredOverload public static var never: RxTimeInterval { .never }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension RxTimeSpan where Self == Duration {
    /// A number of seconds, with a fraction.
    @_alwaysEmitIntoClient @_disfavoredOverload public static func seconds(_ count: Double) -> Duration {
        .seconds(bounded(count, perSecond: 1))
    }

    /// A number of milliseconds, with a fraction.
    @_alwaysEmitIntoClient @_disfavoredOverload public static func milliseconds(_ count: Double) -> Duration {
        .milliseconds(bounded(count, perSecond: 1e3))
    }

    /// A number of microseconds, with a fraction.
    @_alwaysEmitIntoClient @_disfavoredOverload public static func microseconds(_ count: Double) -> Duration {
        .microseconds(bounded(count, perSecond: 1e6))
    }

    /// No time at all.
    @_alwaysEmitIntoClient @_disfavoredOverload public static var zero: Duration { .zero }

    /// What a `Duration` can hold: one that isn't a number is zero, as one below zero counts, and one of more than 292
    /// years is shorter, but still never passes.
    @_alwaysEmitIntoClient static func bounded(_ count: Double, perSecond: Double) -> Double {
        count > 0 ? min(count, 1e10 * perSecond) : 0
    }
}
