internal import RxDisposables
internal import RxSchedulers

/// The clock of a virtual-time scheduler and its waiting items, without the type of time.
///
/// The call that runs items takes the queue out, and puts it back when it ends.
final class VirtualTimeLoop: Sendable {
    /// The address of a time.
    typealias Place = UnsafeMutableRawPointer

    /// The state shared by all threads, guarded by the lock.
    ///
    /// Times are compared and deinitialised outside the lock, since both may run the user's code (L0).
    private struct State: ~Copyable {
        /// The current time.
        ///
        /// The memory of a time never changes; a new time gets memory of its own.
        var clock: VirtualTimeWord
        /// Former times that the running call may be comparing with; that call frees them.
        var formerClocks: [VirtualTimeWord] = []
        /// The items scheduled since the running call last took them, in order.
        var inbox: [VirtualTimeNode] = []
        /// How often the clock has been set: a caller that has read the clock compares this number to see whether the
        /// clock is unchanged.
        var clockChanges = 0
        /// The other waiting items; `nil` while a call runs them.
        var queue: VirtualTimeQueue?
        /// Its size while a call runs it.
        var queueCount = 0
        var isStopRequested = false
        var hasRun = false

        var isRunning: Bool { queue == nil }
    }

    private let functions: VirtualTimeFunctions
    private let state: Locked<State>

    /// Makes a loop that isn't running.
    ///
    /// - Parameters:
    ///   - functions: The functions that compare, copy and free times.
    ///   - initializeClock: Initialises memory with the current time.
    init(_ functions: VirtualTimeFunctions, initializeClock: (Place) -> Void) {
        self.functions = functions
        state = Locked(State(clock: functions.keep(initializeClock), queue: VirtualTimeQueue(functions)))
    }

    deinit {
        let (nodes, times) = state.withLock { state in
            (state.inbox + (state.queue?.removeAll() ?? []), state.formerClocks + [state.clock])
        }
        for node in nodes { drop(node) }
        for time in times { functions.end(time) }
    }

    /// How many items wait, and whether they are being run.
    var status: (waiting: Int, isRunning: Bool) {
        state.withLock { ($0.inbox.count + ($0.queue?.count ?? $0.queueCount), $0.isRunning) }
    }

    /// Copies the current time.
    ///
    /// - Parameter copy: Gets the address of the time, and only copies the time.
    /// - Returns: How often the clock has been set.
    func withClock(_ copy: (Place) -> Void) -> Int {
        state.withLock { state in
            functions.withPlace(of: state.clock, copy)
            return state.clockChanges
        }
    }

    /// Adds an item.
    ///
    /// - Parameters:
    ///   - item: The item to run.
    ///   - isForRun: Whether to add it only if a call runs items, or none has yet.
    ///   - initializeTime: Initialises memory with the item's time, and does nothing else.
    /// - Returns: Whether it has been added.
    /// - Complexity: O(1), amortised over many calls.
    @discardableResult
    func insert(_ item: ScheduledItem, forRun isForRun: Bool = false, initializeTime: (Place) -> Void) -> Bool {
        // The item is only appended here: putting it in order takes comparisons, which the running call makes outside
        // the lock.
        let node = VirtualTimeNode(time: functions.keep(initializeTime), item: item)
        let isAdded = state.withLock { state in
            guard !isForRun || state.isRunning || !state.hasRun else { return false }
            state.inbox.append(node)
            return true
        }
        if !isAdded { drop(node) }
        return isAdded
    }

    /// Sets the clock, unless another thread has set it.
    ///
    /// - Parameters:
    ///   - changes: How often the clock had been set when the caller read it.
    ///   - initializeTime: Initialises memory with the new time, and does nothing else.
    /// - Returns: Whether this call has set it.
    func setClock(after changes: Int, initializeTime: (Place) -> Void) -> Bool {
        let time = functions.keep(initializeTime)
        let (isSet, unused) = state.withLock { state -> (Bool, VirtualTimeWord?) in
            // Another thread has set the clock since the caller read it, maybe to a later time than this one: the
            // caller reads it again.
            guard state.clockChanges == changes else { return (false, time) }
            state.clockChanges &+= 1
            let old = exchange(&state.clock, with: time)
            // The running call may be comparing with the old time at this moment, so the running call frees it.
            guard state.isRunning, !functions.isDirect else { return (true, old) }
            state.formerClocks.append(old)
            return (true, nil)
        }
        if let unused { functions.end(unused) }
        return isSet
    }

    /// Asks the running call to return.
    func stop() {
        state.withLock { $0.isStopRequested = $0.isRunning }
    }

    /// Takes the queue out.
    ///
    /// - Returns: The queue, for `run`; `nil` if another call has it. That call then continues.
    func begin() -> VirtualTimeQueue? {
        state.withLock { state in
            state.isStopRequested = false
            state.hasRun = true
            return state.queue.take()
        }
    }

    /// Runs the items that are due, and then puts the queue back.
    ///
    /// - Parameters:
    ///   - queue: The result of `begin()`.
    ///   - limit: Holds the last time that is due; `nil`: everything is due.
    /// - Returns: Whether it ended because of `stop()`.
    func run(_ queue: consuming VirtualTimeQueue, until limit: Place?) -> Bool {
        let limit = limit.map(functions.word)
        var queue = queue
        var isIdle = false
        while true {
            // Everything that a pass needs is read in one step. If nothing is left to do, the queue is put back in the
            // same step. So an item that another thread schedules is either seen here, or finds no running call.
            let (arrived, formerClocks, clock, isStopped, isAtTheEnd) = state.withLock { state in
                state.queueCount = queue.count + state.inbox.count
                let arrived = state.inbox.isEmpty ? [] : exchange(&state.inbox, with: [])
                let formerClocks = state.formerClocks.isEmpty ? [] : exchange(&state.formerClocks, with: [])
                let clock = (time: state.clock, changes: state.clockChanges)
                let isStopped = state.isStopRequested
                let isAtTheEnd = (isStopped || isIdle) && arrived.isEmpty && formerClocks.isEmpty
                if isAtTheEnd {
                    state.queue = queue
                    state.isStopRequested = false
                }
                return (arrived, formerClocks, clock, isStopped, isAtTheEnd)
            }
            guard !isAtTheEnd else { return isStopped }
            // This call isn't comparing times now, so it can free the former times.
            formerClocks.forEach(functions.end)
            insert(arrived, into: &queue)
            if !isStopped {
                isIdle = !runFirst(of: &queue, until: limit, clock: clock)
            }
        }
    }

    /// Runs the first item, unless it isn't due.
    ///
    /// - Returns: Whether there was one to be run, or to be dropped because it had been disposed of.
    private func runFirst(
        of queue: inout VirtualTimeQueue,
        until limit: VirtualTimeWord?,
        clock: (time: VirtualTimeWord, changes: Int)
    ) -> Bool {
        guard let first = queue.removeFirst(until: limit) else { return false }
        let isDisposed = first.isDisposed
        let item = first.removeItem()
        // A disposed item doesn't move the clock. If the clock is set to the time, it owns the time's memory; otherwise
        // the time is freed here.
        if isDisposed || !moveClock(to: first.time, from: clock) { functions.end(first.time) }
        item.run()
        return true
    }

    /// Sets the clock to a later time.
    ///
    /// Another thread may set it meanwhile; the clock never goes back.
    ///
    /// - Returns: Whether this call has set the clock; not if the time isn't later than the clock's.
    @inline(__always)
    private func moveClock(to time: VirtualTimeWord, from clock: (time: VirtualTimeWord, changes: Int)) -> Bool {
        var clock = clock
        while functions.compare(time, clock.time) == .greaterThan {
            // The times are compared outside the lock, and the clock is set only if it hasn't changed since the
            // comparison; otherwise the times are compared again.
            let isSame = state.withLock { state in
                // Mutant true: "virtual time: it runs once, and its clock is set"
                let isSame = state.clockChanges == clock.changes
                clock = (state.clock, state.clockChanges)
                if isSame {
                    state.clockChanges &+= 1
                    state.clock = time
                    if !functions.isDirect { state.formerClocks.append(clock.time) }
                }
                return isSame
            }
            if isSame { return true }
        }
        return false
    }

    private func insert(_ nodes: [VirtualTimeNode], into queue: inout VirtualTimeQueue) {
        guard !nodes.isEmpty else { return }
        for node in queue.insert(nodes) { drop(node) }
    }

    /// Frees an item that won't run.
    private func drop(_ node: consuming VirtualTimeNode) {
        functions.end(node.time)
        _ = node.removeItem()
    }
}
