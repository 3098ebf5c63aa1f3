public import RxSchedulers

/// How long a feed waits before it connects again, and after which errors it does.
///
/// ```swift
/// let policy = ReconnectionPolicy(delay: .seconds(1), maximumDelay: .seconds(30), jitter: 0.2)
/// ```
///
/// The first wait is as long as the server has said (`retry:`), or else `delay`, and each further one is twice as long
/// as the one before. A wait has bounds, whatever the server says: it is at least 0.5 seconds, so that a server that
/// ends each connection at once gets no more than two in a second, and at most `maximumDelay`. A part of it is added at
/// random, so that clients don't all come back at the same time.
///
/// A connection that succeeds starts it anew: one that lasts, and one that ends without an error after an event, as
/// many servers end each answer. An event before an error doesn't.
public struct ReconnectionPolicy: Sendable {
    /// The policy with all defaults: about that of browsers.
    public static let standard = ReconnectionPolicy()

    /// The shortest wait, in nanoseconds.
    private static let shortest: Int64 = 500_000_000

    private let first: RxTimeInterval
    private let longest: Int64
    private let jitter: Double
    private let random: @Sendable () -> Double
    let resetAfter: RxTimeInterval
    let reconnects: @Sendable (any Error) -> Bool
    let onReconnect: @Sendable (Reconnection) -> Void

    /// Makes a policy.
    ///
    /// - Parameters:
    ///   - delay: The first wait, if the server has named none.
    ///   - maximumDelay: The longest wait, apart from what is added at random.
    ///   - jitter: The greatest part of a wait that is added to it, from 0 to 1.
    ///   - resetAfter: How long a connection that fails has to last, from its first bytes on, for the next wait to be a
    ///     first one.
    ///   - reconnects: Whether another connection follows after an error of a connection; see ``isTransient(_:)``. It
    ///     isn't called for a connection that ends without one, which another one always follows, nor for status 204.
    ///   - onReconnect: Hears of each further connection, before the wait: the place for a line of a log, and a metric.
    ///     Also known as `doBeforeRetry` (Reactor), `onRetry` (Resilience4j, Polly).
    ///   - random: Returns a number from 0 to 1, by which `jitter` is multiplied; for tests.
    public init(
        delay: any RxTimeSpan = .seconds(3),
        maximumDelay: any RxTimeSpan = .seconds(60),
        jitter: Double = 0.5,
        resetAfter: any RxTimeSpan = .seconds(10),
        reconnects: @escaping @Sendable (any Error) -> Bool = ReconnectionPolicy.isTransient,
        onReconnect: @escaping @Sendable (Reconnection) -> Void = { _ in },
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        first = delay.rxTimeInterval
        longest = max(maximumDelay.rxTimeInterval.saturatedNanoseconds, Self.shortest)
        self.jitter = Self.fraction(jitter)
        self.resetAfter = resetAfter.rxTimeInterval
        self.random = random
        self.reconnects = reconnects
        self.onReconnect = onReconnect
    }

    /// Whether another connection may succeed where this error has occurred.
    ///
    /// - Parameter error: The error of a connection.
    /// - Returns: `true`, except for ``ByteStreamError``, `CancellationError`, and a ``ServerSentEvent/Refusal`` other
    ///   than that of status 408, 425, 429 or 500 and above.
    @Sendable
    public static func isTransient(_ error: any Error) -> Bool {
        switch error {
        case ServerSentEvent.Refusal.status(let status): return status >= 500 || [408, 425, 429].contains(status)
        case is ServerSentEvent.Refusal, is ByteStreamError: return false
        default: break
        }
        if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) { return !(error is CancellationError) }
        return true
    }

    /// The wait before a connection.
    ///
    /// - Parameters:
    ///   - retry: The time that the server has named.
    ///   - repetition: How many connections follow the last one that succeeded, or the first, this one included.
    /// - Returns: The wait, with what is added at random.
    func delay(retry: RxTimeInterval?, repetition: UInt) -> RxTimeInterval {
        var time = min(max((retry ?? first).saturatedNanoseconds, Self.shortest), longest)
        var doublings = max(repetition, 1) - 1
        while doublings > 0, time < longest {
            time = time > longest / 2 ? longest : time * 2
            doublings -= 1
        }
        // A whole number of nanoseconds that is this large isn't exact as `Double`, and nobody waits as long.
        let added = Int64(min(Double(time) * jitter * Self.fraction(random()), 4e18))
        let (sum, isTooLong) = time.addingReportingOverflow(added)
        return RxTimeInterval(nanoseconds: isTooLong ? .max : sum)
    }

    /// A number within 0 to 1; 0 for one that isn't a number.
    private static func fraction(_ number: Double) -> Double {
        number > 0 ? min(number, 1) : 0
    }
}
