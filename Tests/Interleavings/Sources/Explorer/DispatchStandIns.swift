// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Stand-ins have the names of the originals, which are documented elsewhere.

public import Dispatch

/// Stands for a dispatch queue: a turn of it is a thread of the run, which runs the waiting blocks one after the other.
// SAFETY: used on one thread of the system, like everything in a run.
public final class StandInQueue: @unchecked Sendable {
    private static let mainOfRun = PerRun { StandInQueue(label: "main") }
    private static nonisolated(unsafe) var served: [Int: StandInQueue] = [:]

    private let marker = Marker()
    private let label: String
    private var blocks: [() -> Void] = []
    private var isServed = false

    public struct Attributes: Sendable {
        public static let concurrent = Attributes()
        public static let initiallyInactive = Attributes()
    }

    public init(label: String, qos: DispatchQoS? = nil, attributes: Attributes? = nil, target: StandInQueue? = nil) {
        self.label = label
    }

    public func activate() {}

    /// The main queue of the run.
    public static var main: StandInQueue { mainOfRun.value }

    public static func global(qos: DispatchQoS.QoSClass) -> StandInQueue { StandInQueue(label: "global") }

    public func setSpecific<Value>(key: StandInKey<Value>, value: Value) { key.value = value }

    /// Only the main queue has one.
    public static func getSpecific<Value>(key: StandInKey<Value>) -> Value? {
        served[Turns.shared.thread] === main ? key.value : nil
    }

    public func async(execute block: @escaping () -> Void) {
        marker.event()
        blocks.append(block)
        guard !isServed else { return }
        isServed = true
        Turns.shared.begin("the \(label) queue") { self.serve() }
    }

    /// Runs a closure in the queue, on the calling thread, and then the blocks that were added meanwhile.
    package func serve(_ body: @escaping () -> Void) {
        marker.take { !self.isServed }
        isServed = true
        Self.served[Turns.shared.thread] = self
        body()
        serve()
    }

    /// Runs a closure in the queue before the run, or when it is over.
    package func serveOutside(_ body: () -> Void) {
        Self.served[Turns.shared.thread] = self
        body()
        Self.served[Turns.shared.thread] = nil
    }

    private func serve() {
        Self.served[Turns.shared.thread] = self
        while true {
            marker.event()
            guard !blocks.isEmpty else { break }
            run(blocks.removeFirst())
        }
        isServed = false
        Self.served[Turns.shared.thread] = nil
    }

    // A function of its own, so that the block is freed here.
    @inline(never)
    private func run(_ block: () -> Void) {
        block()
    }

    /// Removes the state of earlier runs.
    static func clear() {
        served = [:]
    }
}

// SAFETY: used on one thread of the system, like everything in a run.
public final class StandInKey<Value>: @unchecked Sendable {
    fileprivate var value: Value?

    public init() {}
}

public protocol StandInTimer: Sendable {
    func setEventHandler(handler: @escaping () -> Void)

    func schedule(deadline: DispatchTime, repeating: DispatchTimeInterval, leeway: DispatchTimeInterval)

    func activate()

    func cancel()
}

extension StandInTimer {
    public func schedule(deadline: DispatchTime) {
        schedule(deadline: deadline, repeating: .never, leeway: .nanoseconds(0))
    }
}

public enum StandInSource {
    public static func makeTimerSource(queue: StandInQueue) -> any StandInTimer { QueueTimer(queue) }
}

/// A timer that fires when the explorer decides, at most twice if it repeats.
// SAFETY: used on one thread of the system, like everything in a run.
private final class QueueTimer: StandInTimer, @unchecked Sendable {
    private let marker = Marker()
    private let queue: StandInQueue
    private var handler: (() -> Void)?
    private var deadline = DispatchTime.distantFuture
    private var period = DispatchTimeInterval.never
    private var isCancelled = false

    init(_ queue: StandInQueue) {
        self.queue = queue
    }

    func setEventHandler(handler: @escaping () -> Void) { self.handler = handler }

    func schedule(deadline: DispatchTime, repeating period: DispatchTimeInterval, leeway: DispatchTimeInterval) {
        self.deadline = deadline
        self.period = period
    }

    func activate() {
        foreign("A timer is activated")
        Turns.shared.begin("a timer") { self.fire() }
    }

    private func fire() {
        for _ in 0..<2 {
            marker.event()
            guard !isCancelled else { return }
            VirtualTime.pass(deadline)
            queue.async { self.call() }
            if period == .never { return }
            deadline = deadline + period
        }
    }

    private func call() {
        marker.event()
        let handler = handler
        handler?()
    }

    func cancel() {
        foreign("A timer is cancelled")
        marker.event()
        isCancelled = true
        let handler = handler.take()
        _ = consume handler
    }
}

/// Stands for a semaphore that a thread sleeps in.
// SAFETY: used on one thread of the system, like everything in a run.
public final class StandInSemaphore: @unchecked Sendable {
    private let marker = Marker()
    private var count: Int

    public init(value: Int) {
        count = value
    }

    public func wake() {
        marker.event()
        count += 1
    }

    /// Sleeps until it is woken, or until a time that the explorer chooses, unless the deadline is never.
    public func sleep(until deadline: DispatchTime) {
        if deadline == .distantFuture {
            marker.take { self.count > 0 }
        } else {
            marker.event()
            if count == 0 { return VirtualTime.pass(deadline) }
        }
        count -= 1
    }
}

/// The time of timers in a run.
enum VirtualTime {
    private static let ofRun = PerRun { Box() }

    // SAFETY: used on one thread of the system, like everything in a run.
    private final class Box: @unchecked Sendable {
        var time = DispatchTime(uptimeNanoseconds: 1_000_000_000)
    }

    static var now: DispatchTime { ofRun.value.time }

    static func pass(_ time: DispatchTime) { ofRun.value.time = max(now, time) }
}

extension DispatchTime {
    /// The time of the run.
    public static func inRun() -> DispatchTime { VirtualTime.now }
}

/// An object that the process makes once, and that is made anew for each run.
// SAFETY: used on one thread of the system, like everything in a run.
public final class PerRun<Value>: @unchecked Sendable {
    private let make: () -> Value
    private var number: UInt32?
    private var made: Value?

    public init(_ make: @escaping () -> Value) {
        self.make = make
    }

    public var value: Value {
        if let made, number == Turns.shared.number { return made }
        number = Turns.shared.number
        let new = make()
        made = new
        return new
    }
}
