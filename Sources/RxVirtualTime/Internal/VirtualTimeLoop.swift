internal import RxDisposables
internal import RxSchedulers

/// The clock of a virtual-time scheduler and what waits for it, without the type of time.
// SAFETY: what the lock guards is in `state`; the fields below it are touched only by the call that moved `isRunning`
// to `true`, until it moves it back.
final class VirtualTimeLoop: @unchecked Sendable {
    /// A place for a time.
    typealias Place = UnsafeMutableRawPointer

    /// What all threads touch, under the lock; times are compared and end their life outside of it.
    private struct State: ~Copyable {
        /// The present time.
        ///
        /// What its place holds never changes; another one takes its turn.
        var clock: VirtualTimeWord
        /// Former times that a running call may be looking at; it sees to their places.
        var formerClocks: [VirtualTimeWord] = []
        /// What has been scheduled since the running call looked last, in order.
        var inbox: [VirtualTimeNode] = []
        /// How often the clock has been set: so a call that has looked at it sees whether it is the same still.
        var clockChanges = 0
        /// The size of `queue`, for all threads to see.
        var queueCount = 0
        var isRunning = false
        var isStopRequested = false
    }

    private let functions: VirtualTimeFunctions
    private let state: Locked<State>

    /// What waits besides.
    private let queue: VirtualTimeQueue
    /// The size at which the queue is searched for items that have been disposed of.
    ///
    /// It is twice what was left by the last search, so dropping them costs O(1) for each item that is scheduled.
    private var sweepSize = 64

    /// Makes a loop that stands still.
    ///
    /// - Parameters:
    ///   - functions: How to deal with times.
    ///   - initializeClock: Initialises a place with the present time.
    init(_ functions: VirtualTimeFunctions, initializeClock: (Place) -> Void) {
        self.functions = functions
        queue = VirtualTimeQueue(functions)
        state = Locked(State(clock: functions.keep(initializeClock)))
    }

    deinit {
        let (nodes, times) = state.withLock { ($0.inbox, $0.formerClocks + [$0.clock]) }
        for node in nodes + queue.removeAll() { drop(node) }
        for time in times { functions.end(time) }
    }

    /// How many items wait, and whether they are being run.
    var status: (waiting: Int, isRunning: Bool) {
        state.withLock { ($0.inbox.count + $0.queueCount, $0.isRunning) }
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
    ///   - item: What to run.
    ///   - initializeTime: Initialises a place with the item's time, and does nothing else.
    /// - Complexity: O(1), amortised over many calls.
    func insert(_ item: ScheduledItem, initializeTime: (Place) -> Void) {
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
            guard state.clockChanges == changes else { return (false, time) }
            state.clockChanges &+= 1
            let old = exchange(&state.clock, with: time)
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

    /// Takes hold of the queue.
    ///
    /// - Returns: `false` if another call has it; that one is told to go on.
    func begin() -> Bool {
        state.withLock { state in
            let wasRunning = state.isRunning
            state.isRunning = true
            state.isStopRequested = false
            return !wasRunning
        }
    }

    /// Runs the items that are due, and then gives up the queue that `begin()` has claimed.
    ///
    /// - Parameter limit: Holds the last time that is due; `nil`: everything is due.
    /// - Returns: Whether it ended because of `stop()`.
    func run(until limit: Place?) -> Bool {
        let limit = limit.map(functions.word)
        var isIdle = false
        while true {
            let (arrived, formerClocks, clock, isStopped, isAtTheEnd) = state.withLock { state in
                state.queueCount = queue.count + state.inbox.count
                let arrived = state.inbox.isEmpty ? [] : exchange(&state.inbox, with: [])
                let formerClocks = state.formerClocks.isEmpty ? [] : exchange(&state.formerClocks, with: [])
                let clock = (time: state.clock, changes: state.clockChanges)
                let isStopped = state.isStopRequested
                let isAtTheEnd = (isStopped || isIdle) && arrived.isEmpty && formerClocks.isEmpty
                if isAtTheEnd {
                    state.isRunning = false
                    state.isStopRequested = false
                }
                return (arrived, formerClocks, clock, isStopped, isAtTheEnd)
            }
            guard !isAtTheEnd else { return isStopped }
            formerClocks.forEach(functions.end)
            insert(arrived)
            if !isStopped {
                isIdle = !runFirst(until: limit, clock: clock)
            }
        }
    }

    /// Runs the first item, unless it isn't due.
    ///
    /// - Returns: Whether there was one to be run, or to be dropped because it had been disposed of.
    private func runFirst(until limit: VirtualTimeWord?, clock: (time: VirtualTimeWord, changes: Int)) -> Bool {
        guard let first = queue.removeFirst(until: limit) else { return false }
        let isDisposed = first.isDisposed
        let item = first.takeItem()
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

    private func insert(_ nodes: [VirtualTimeNode]) {
        guard !nodes.isEmpty else { return }
        if queue.count + nodes.count > sweepSize {
            for node in queue.removeDisposed() { drop(node) }
            sweepSize = max(64, 2 * (queue.count + nodes.count))
        }
        queue.insert(nodes)
    }

    /// Frees an item that won't run.
    private func drop(_ node: consuming VirtualTimeNode) {
        functions.end(node.time)
        _ = node.takeItem()
    }
}
