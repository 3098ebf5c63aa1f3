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
        var places: VirtualTimePlaces
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
        /// The size of `heap`, for all threads to see.
        var heapCount = 0
        var isRunning = false
        var isStopRequested = false
    }

    private let functions: VirtualTimeFunctions
    private let state: Locked<State>

    /// What waits besides.
    private let heap: VirtualTimeHeap
    /// Those whose places are to be given back, without times.
    // SAFETY: touched by the running call alone, as the class says.
    @exclusivity(unchecked) private var spent: [VirtualTimeWord] = []
    /// The size at which the heap is searched for items that have been disposed of.
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
        heap = VirtualTimeHeap(functions)
        var places = VirtualTimePlaces(functions)
        let clock = places.keep(initializeClock)
        state = Locked(State(places: places, clock: clock))
    }

    deinit {
        let (nodes, times, places) = state.withLock { ($0.inbox, $0.formerClocks + [$0.clock], $0.places) }
        for node in nodes + heap.removeAll() {
            deinitialize(node.time)
            _ = node.takeItem()
        }
        for time in times { deinitialize(time) }
        places.free()
    }

    /// How many items wait, and whether they are being run.
    var status: (waiting: Int, isRunning: Bool) {
        state.withLock { ($0.inbox.count + $0.heapCount, $0.isRunning) }
    }

    /// Copies the present time.
    ///
    /// - Parameter copy: Gets the place of the time, and does nothing but copy it.
    /// - Returns: How often the clock has been set.
    func withClock(_ copy: (Place) -> Void) -> Int {
        state.withLock { state in
            withPlace(of: state.clock, copy)
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
        state.withLock { state in
            state.inbox.append(VirtualTimeNode(time: state.places.keep(initializeTime), item: item))
        }
    }

    /// Sets the clock, unless another thread has set it.
    ///
    /// - Parameters:
    ///   - changes: How often the clock had been set when the caller looked.
    ///   - initializeTime: Initialises a place with the new time, and does nothing else.
    /// - Returns: Whether it is set.
    func setClock(after changes: Int, initializeTime: (Place) -> Void) -> Bool {
        var unused: VirtualTimeWord?
        let isSet = state.withLock { state in
            guard state.clockChanges == changes else { return false }
            state.clockChanges &+= 1
            let old = exchange(&state.clock, with: state.places.keep(initializeTime))
            if state.isRunning, !functions.isDirect { state.formerClocks.append(old) } else { unused = old }
            return true
        }
        if let unused, deinitialize(unused) { state.withLock { $0.places.giveBack([unused]) } }
        return isSet
    }

    /// Asks the running call to return.
    func stop() {
        state.withLock { $0.isStopRequested = $0.isRunning }
    }

    /// Takes hold of the heap.
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

    /// Runs the items that are due, and then gives up the heap that `begin()` has claimed.
    ///
    /// - Parameter limit: Holds the last time that is due; `nil`: everything is due.
    /// - Returns: Whether it ended because of `stop()`.
    func run(until limit: Place?) -> Bool {
        let limit = limit.map(word)
        var isIdle = false
        while true {
            let (arrived, formerClocks, clock, isStopped, isAtTheEnd) = state.withLock { state in
                if !spent.isEmpty {
                    state.places.giveBack(spent)
                    spent.removeAll(keepingCapacity: true)
                }
                state.heapCount = heap.count + state.inbox.count
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
            formerClocks.forEach(end)
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
        guard let first = heap.removeFirst(until: limit) else { return false }
        let isDisposed = first.isDisposed
        let item = first.takeItem()
        if isDisposed || !moveClock(to: first.time, from: clock) { end(first.time) }
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
        if heap.count + nodes.count > sweepSize {
            for node in heap.removeDisposed() {
                end(node.time)
                _ = node.takeItem()
            }
            sweepSize = max(64, 2 * (heap.count + nodes.count))
        }
        heap.insert(nodes)
    }

    private func end(_ time: VirtualTimeWord) {
        if deinitialize(time) { spent.append(time) }
    }

    /// Ends the life of a time.
    ///
    /// - Returns: Whether it had a place, which can be used for another one.
    @discardableResult
    private func deinitialize(_ time: VirtualTimeWord) -> Bool {
        guard !functions.isDirect else { return false }
        functions.deinitialize(time.place)
        return true
    }

    /// The time in a place that another object owns, for as long as that lives.
    private func word(_ place: Place) -> VirtualTimeWord {
        guard functions.isDirect else { return VirtualTimeWord(place) }
        return VirtualTimeWord(direct: { $0.copyMemory(from: place, byteCount: functions.stride) })
    }

    private func withPlace(of time: VirtualTimeWord, _ body: (Place) -> Void) {
        guard functions.isDirect else { return body(time.place) }
        var time = time
        withUnsafeMutablePointer(to: &time) { body(Place($0)) }
    }
}
