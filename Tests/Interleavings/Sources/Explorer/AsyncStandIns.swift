// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Stand-ins have the names of the originals, which are documented elsewhere.

// Stand-ins for protocols and types of the standard library with asynchronous members: here, the caller of a member
// waits.

public protocol AsyncIteratorProtocol<Element> {
    associatedtype Element
    associatedtype Failure: Error = any Error

    mutating func next() throws -> Element?

    mutating func next(isolation: StandInActor?) throws -> Element?
}

extension AsyncIteratorProtocol {
    public mutating func next(isolation: StandInActor?) throws -> Element? { try next() }
}

public protocol AsyncSequence<Element> {
    associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
    associatedtype Element
    associatedtype Failure: Error = any Error

    func makeAsyncIterator() -> AsyncIterator
}

/// A stream that sends nothing, and ends when the task that iterates over it is cancelled.
public struct AsyncStream<Element>: Sequence, IteratorProtocol {
    public struct Continuation: Sendable {}

    public static func makeStream(of type: Element.Type) -> (Self, Continuation) { (Self(), Continuation()) }

    public mutating func next() -> Element? {
        Turns.shared.task?.waitForCancellation()
        return nil
    }
}

public protocol Clock<Duration>: Sendable {
    associatedtype Duration
    associatedtype Instant: InstantProtocol where Instant.Duration == Duration

    var now: Instant { get }

    func sleep(until deadline: Instant, tolerance: Duration?) throws
}

/// A clock controlled by the explorer: a sleeper may wake at any moment; the clock has reached its deadline then. A
/// sleeper until the end of time is woken only by cancellation.
// SAFETY: used on one thread of the system, like everything in a run.
public final class FreeClock: Clock, @unchecked Sendable {
    public struct Instant: InstantProtocol, Sendable {
        public var time: Duration

        public func advanced(by duration: Duration) -> Self { Self(time: time + duration) }

        public func duration(to other: Self) -> Duration { other.time - time }

        public static func < (left: Self, right: Self) -> Bool { left.time < right.time }
    }

    private let marker = Marker()
    private var time = Duration.zero
    package static let end = Duration.seconds(1_000)

    private var isStopped = false

    public init() {}

    /// From now on, sleepers on it aren't woken.
    package func stop() {
        marker.event()
        isStopped = true
    }

    public var now: Instant {
        foreign("A clock is read")
        marker.look()
        return Instant(time: time)
    }

    public func sleep(until deadline: Instant, tolerance: Duration?) throws {
        foreign("A clock is slept by")
        if deadline.time >= Self.end { Turns.shared.task?.waitForCancellation() }
        try Turns.shared.task?.pause()
        marker.event()
        if isStopped { throw CancellationError() }
        time = max(time, deadline.time)
    }
}

public struct ContinuousClock: Clock {
    public init() {}

    public var now: FreeClock.Instant { FreeClock.Instant(time: .zero) }

    public func sleep(until deadline: FreeClock.Instant, tolerance: Duration?) throws {
        try Turns.shared.task?.pause()
    }
}

public typealias SuspendingClock = ContinuousClock
