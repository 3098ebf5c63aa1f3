public import Foundation
public import RxDisposables
public import RxSchedulers

/// Runs actions by a clock of its own, which jumps from one action's time to the next, so that nothing waits in real
/// time.
///
/// ```swift
/// let scheduler = HistoricalScheduler()
/// _ = scheduler.scheduleRelative("an hour later", dueTime: .seconds(3600)) { text in
///     print(text)
///     return Disposables.create()
/// }
/// scheduler.start()  // prints at once; the clock is at 3600 s
/// ```
///
/// It may be used from any thread, and across `await`: the caller of ``start()`` or ``advanceTo(_:)`` runs the actions,
/// one at a time, in the order of their times, and those of the same time in the order of scheduling. Meanwhile,
/// another call of ``start()`` returns at once, and one of ``advanceTo(_:)`` traps.
///
/// An action that waits is kept, with what it refers to: an action that refers to the scheduler keeps it, too.
///
/// A subclass must protect its own state.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>:
    // SAFETY: the loop guards the state that changes; the converter never changes.
    SchedulerType, CustomDebugStringConvertible, @unchecked Sendable
{
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit

    /// The distance of two points in virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let counted = Counted()
    private let converter: Converter
    private let loop: VirtualTimeLoop

    /// Makes a scheduler whose clock stands still until it is started or advanced.
    ///
    /// - Parameters:
    ///   - initialClock: The time that the clock starts at.
    ///   - converter: Defines the scheduler's times.
    public init(initialClock: VirtualTime, converter: Converter) {
        self.converter = converter
        let functions = VirtualTimeFunctions(converter)
        loop = VirtualTimeLoop(functions) { place in
            place.initializeMemory(as: VirtualTime.self, to: initialClock)
        }
    }

    /// The virtual time.
    public var clock: VirtualTime {
        var changes = 0
        return readClock(&changes)
    }

    /// The virtual time.
    ///
    /// - Parameter changes: Gets how often the clock has been set.
    // This doesn't return a tuple, since each use would make the tuple's metadata.
    private func readClock(_ changes: inout Int) -> VirtualTime {
        withUnsafeTemporaryAllocation(of: VirtualTime.self, capacity: 1) { copy in
            // SAFETY: there is room for one value.
            let copy = copy.baseAddress.unsafelyUnwrapped
            changes = loop.withClock { place in
                // SAFETY: see `init`; the loop holds only times of this type.
                copy.initialize(to: place.assumingMemoryBound(to: VirtualTime.self).pointee)
            }
            return copy.move()
        }
    }

    /// The virtual time as a time of day.
    public var now: RxTime {
        converter.convertFromVirtualTime(clock)
    }

    /// The clock and how much waits.
    public var debugDescription: String {
        let (waiting, isRunning) = loop.status
        return "\(Self.self)(clock: \(clock), \(waiting) waiting, \(isRunning ? "running" : "stopped"))"
    }

    /// Whether actions wait; what has been disposed of counts until it is found.
    package final var hasWaitingActions: Bool { loop.status.waiting > 0 }

    /// Moves the time that an action asks for.
    ///
    /// The result is the time at which the action runs. A subclass may override it, for example to run an action a tick
    /// later than asked for. It applies to `schedule` and `scheduleRelative`, not to the methods that take virtual
    /// time.
    ///
    /// - Parameter time: The clock's time plus the interval that was asked for.
    /// - Returns: `time` itself, unless a subclass overrides this.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
        time
    }
}

// MARK: - Scheduling

extension VirtualTimeScheduler {
    /// Runs an action at the present virtual time, after those that are already due.
    ///
    /// - Complexity: O(1), and O(log *n*) when it runs, where *n* is the number of actions that wait.
    @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    /// Runs an action after a delay in virtual time.
    ///
    /// With zero or less it is due now; with `.never`, the action is freed at once.
    ///
    /// - Complexity: O(1), and O(log *n*) when it runs, where *n* is the number of actions that wait.
    @_disfavoredOverload
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        // The action never comes due. It isn't kept, so it is freed when this returns.
        guard !dueTime.isEndless else { return BooleanDisposable() }
        let seconds = Double(max(0, dueTime.saturatedNanoseconds)) / 1_000_000_000
        let interval = converter.convertToVirtualTimeInterval(seconds)
        let time = adjustScheduledTime(converter.offsetVirtualTime(clock, offset: interval))
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs an action after a delay in virtual time.
    ///
    /// - Parameters:
    ///   - state: Passed to the action.
    ///   - dueTime: How far the clock must go, in its own unit.
    ///   - action: The closure to run. The disposable that it returns ends the work that it has started.
    /// - Returns: A disposable that, as long as the action has not started, keeps it from running and frees it together
    ///   with the state; later, it disposes of what the action returned.
    /// - Complexity: O(1), and O(log *n*) when it runs, where *n* is the number of actions that wait.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func scheduleRelativeVirtual<StateType: Sendable>(
        _ state: StateType,
        dueTime: VirtualTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let item = ScheduledItem.make(state, action)
        enqueue(item, after: dueTime)
        return item
    }

    /// Runs an action at a point in virtual time.
    ///
    /// - Parameters:
    ///   - state: Passed to the action.
    ///   - time: The time to run it at. If that has passed, the action runs before everything that is due later, and
    ///     the clock stays.
    ///   - action: The closure to run. The disposable that it returns ends the work that it has started.
    /// - Returns: A disposable that, as long as the action has not started, keeps it from running and frees it together
    ///   with the state; later, it disposes of what the action returned.
    /// - Complexity: O(1), and O(log *n*) when it runs, where *n* is the number of actions that wait.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func scheduleAbsoluteVirtual<StateType: Sendable>(
        _ state: StateType,
        time: VirtualTime,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let item = ScheduledItem.make(state, action)
        enqueue(item, at: time)
        return item
    }

    @usableFromInline
    package func enqueue(_ item: ScheduledItem, after interval: VirtualTimeInterval) {
        enqueue(item, at: converter.offsetVirtualTime(clock, offset: interval))
    }

    /// Runs an item now if a call runs this scheduler, or none has yet; returns whether the item will run.
    package func enqueueForRun(_ item: ScheduledItem) -> Bool {
        let time = clock
        return loop.insert(item, forRun: true) { place in
            place.initializeMemory(as: VirtualTime.self, to: time)
        }
    }

    @usableFromInline
    package func enqueue(_ item: ScheduledItem, at time: VirtualTime) {
        loop.insert(item) { place in
            place.initializeMemory(as: VirtualTime.self, to: time)
        }
    }
}

// MARK: - Running

extension VirtualTimeScheduler {
    /// Runs all waiting actions, and those that they schedule in turn, until none waits or ``stop()`` is called.
    ///
    /// If a call is already running actions, on this or another thread, that call continues until none waits, and this
    /// one returns at once.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of actions that run.
    public func start() {
        if let queue = loop.begin() {
            _ = run(consume queue, until: nil)
        }
    }

    /// Makes the running ``start()`` or ``advanceTo(_:)`` return after the current action.
    ///
    /// Waiting actions stay; the next call continues with them. If nothing is running, this method does nothing.
    public func stop() {
        loop.stop()
    }

    /// Runs everything that is due up to a point in virtual time, and sets the clock to that point.
    ///
    /// It traps if a call is already running actions. If the point has passed, the clock doesn't move; if ``stop()``
    /// ends the call, the clock stays at the last action.
    ///
    /// - Parameter virtualTime: How far to go; actions that are due at exactly this time run, too.
    /// - Complexity: O(*n* log *n*), where *n* is the number of actions that run.
    public func advanceTo(_ virtualTime: VirtualTime) {
        guard let queue = loop.begin() else {
            fatalError(
                """
                A virtual-time scheduler that is running can't be advanced: it was asked to from inside of one of its \
                actions, or from another thread. Schedule an action for that time, or use sleep(_:) to move the clock.
                """
            )
        }
        // The loop reads the limit by its address while this call runs.
        var limit = virtualTime
        let isStopped = withUnsafeMutablePointer(to: &limit) { limit in
            run(queue, until: UnsafeMutableRawPointer(limit))
        }
        guard !isStopped else { return }
        var changes = 0
        // Another thread may set the clock after this comparison; then the times are compared again, so that the clock
        // never goes back (T3).
        while converter.compareVirtualTime(virtualTime, readClock(&changes)) == .greaterThan,
            !setClock(virtualTime, after: changes)
        {}
    }

    /// Runs the actions that are due, without moving the clock; if a call is already running actions, that call runs
    /// them.
    package func runDue() {
        guard let queue = loop.begin() else { return }
        var limit = clock
        withUnsafeMutablePointer(to: &limit) { limit in
            _ = run(queue, until: UnsafeMutableRawPointer(limit))
        }
    }

    // Without a closure, which each call of `start` would allocate.
    private func run(_ queue: consuming VirtualTimeQueue, until limit: UnsafeMutableRawPointer?) -> Bool {
        let former = Trampoline.current.replaceTaskStarter(self as? any TaskStarter)
        defer { _ = Trampoline.current.replaceTaskStarter(former) }
        return loop.run(queue, until: limit)
    }

    /// Runs `body`, whose tasks of operators a test scheduler starts.
    package func startingTasks<Result>(_ body: () -> Result) -> Result {
        let former = Trampoline.current.replaceTaskStarter(self as? any TaskStarter)
        defer { _ = Trampoline.current.replaceTaskStarter(former) }
        return body()
    }

    /// Moves the clock without running anything, as if the calling action took that long.
    ///
    /// It traps if the interval is negative. Actions that become due in the interval run later, at the new time.
    ///
    /// - Parameter virtualInterval: How far to move.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        // This is repeated if another thread has set the clock meanwhile, so that the clock never goes back.
        while !trySleeping(virtualInterval) {}
    }

    private func trySleeping(_ virtualInterval: VirtualTimeInterval) -> Bool {
        var changes = 0
        let clock = readClock(&changes)
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        guard converter.compareVirtualTime(time, clock) != .lessThan else {
            fatalError(
                """
                A virtual-time scheduler can't sleep for a negative interval: its clock would go from \(clock) back \
                to \(time). Sleep for zero or more.
                """
            )
        }
        return setClock(time, after: changes)
    }

    /// Sets the clock, unless it has been set more often than that.
    private func setClock(_ time: VirtualTime, after changes: Int) -> Bool {
        loop.setClock(after: changes) { place in
            place.initializeMemory(as: VirtualTime.self, to: time)
        }
    }
}

// This conformance makes operators schedule an action for each event.
extension VirtualTimeScheduler: SteppingScheduler {}
