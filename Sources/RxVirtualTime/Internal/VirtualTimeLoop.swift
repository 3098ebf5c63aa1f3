internal import RxDisposables
internal import RxSchedulers

/// The clock of a virtual-time scheduler and its waiting items, without the type of time.
///
/// The call that runs items takes the queue out, and puts it back when it ends.
final class VirtualTimeLoop: Sendable {
    /// A place for a time.
    typealias Place = UnsafeMutableRawPointer

    /// The state shared by all threads, guarded by the lock.
    ///
    /// Times are compared and deinitialised outside the lock, since both may run the user's code (L0).
    private struct State: ~Copyable {
        /// The present time.
        ///
        /// The contents of its place never change; a new time gets a new place.
        var clock: VirtualTimeWord
        /// Former times that a running call may be looking at; it sees to their places.
        var formerClocks: [VirtualTimeWord] = []
        /// The items scheduled since the running call looked last, in order.
        var inbox: [VirtualTimeNode] = []
        /// How often the clock has been set: so a call that has looked at it sees whether it is the same still.
        var clockChanges = 0
        /// The other waiting items; `nil` while a call runs them.
        var queue: VirtualTimeQueue?
        /// Its size while a call runs it.
        var queueCount = 0
        var isStopRequested = false

        var isRunning: Bool { queue == nil }
    }

    private let functions: VirtualTimeFunctions
    private let state: Locked<State>

    /// Makes a loop that stands still.
    ///
    /// - Parameters:
    ///   - functions: How to deal with times.
    ///   - initializeClock: Initialises a place with the present time.
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

    /// Copies the present time.
    ///
    /// - Parameter copy: Gets the place of the time, and does nothing but copy it.
    /// - Returns: How often the clock has been set.
    func withClock(_ copy: (Place) -> Void) -> Int {
        state.withLock { state in
            functions.withPlace(of: state.clock, copy)
            return state.clockChanges
        }
    }

    /// Lets an item wait.
    ///
    /// - Parameters:
    ///   - item: The item to run.
    ///   - initializeTime: Initialises a place with the item's time, and does nothing else.
    /// - Complexity: O(1), amortised over many calls.
    func insert(_ item: ScheduledItem, initializeTime: (Place) -> Void) {
        // Only appended here: to put it in order takes comparisons, which the running call makes, outside the lock.
        let node = VirtualTimeNode(time: functions.keep(initializeTime), item: item)
        state.withLock { $0.inbox.append(node) }
    }

    /// Sets the clock, unless another thread has set it.
    ///
    /// - Parameters:
    ///   - changes: How often the clock had been set when the caller looked.
    ///   - initializeTime: Initialises a place with the new time, and does nothing else.
    /// - Returns: Whether it is set.
    func setClock(after changes: Int, initializeTime: (Place) -> Void) -> Bool {
        let time = functions.keep(initializeTime)
        let (isSet, unused) = state.withLock { state -> (Bool, VirtualTimeWord?) in
            // Another thread has set the clock since the caller looked, maybe beyond this time: the caller looks again.
            guard state.clockChanges == changes else { return (false, time) }
            state.clockChanges &+= 1
            let old = exchange(&state.clock, with: time)
            // The running call may be comparing with the old time at this moment, so its place is left to that call.
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
            // All that a pass needs is read in one step. If there is nothing left to do, the queue goes back in the
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
            // No comparison of this call is under way here, so former times may end.
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
        let item = first.takeItem()
        // A disposed item doesn't move the clock. If the clock takes the time over, its place is the clock's; else it
        // ends here.
        if isDisposed || !moveClock(to: first.time, from: clock) { functions.end(first.time) }
        item.run()
        return true
    }

    /// Sets the clock to a later time.
    ///
    /// Another thread may set it meanwhile, and it never goes back.
    ///
    /// - Returns: Whether that is the time now; not if it isn't later.
    @inline(__always)
    private func moveClock(to time: VirtualTimeWord, from clock: (time: VirtualTimeWord, changes: Int)) -> Bool {
        var clock = clock
        while functions.compare(time, clock.time) == .greaterThan {
            // Compared outside the lock, and set only if the clock hasn't changed since the comparison; else compared
            // again.
            let isSame = state.withLock { state in
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
        _ = node.takeItem()
    }
}
