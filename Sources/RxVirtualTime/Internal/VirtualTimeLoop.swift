internal import RxDisposables
internal import RxSchedulers

/// The clock of a virtual-time scheduler and what waits for it, without the type of time.
// SAFETY: see the fields.
final class VirtualTimeLoop: @unchecked Sendable {
    /// A place for a time.
    typealias Place = UnsafeMutableRawPointer

    private let functions: VirtualTimeFunctions
    private let lock = Lock()
    // SAFETY: the fields below are touched only under the lock. Times are compared and end their life outside of it.
    @exclusivity(unchecked) private var places: VirtualTimePlaces
    /// The present time.
    ///
    /// What its place holds never changes; another one takes its turn.
    @exclusivity(unchecked) private var clock: VirtualTimeWord
    /// Former times that a running call may be looking at; it sees to their places.
    @exclusivity(unchecked) private var formerClocks: [VirtualTimeWord] = []
    /// What has been scheduled since the running call looked last, in order.
    @exclusivity(unchecked) private var inbox: [VirtualTimeNode] = []
    /// How often the clock has been set: so a call that has looked at it sees whether it is the same still.
    private var clockChanges = 0
    /// The size of `heap`, for all threads to see.
    private var heapCount = 0
    private var isRunning = false
    private var isStopRequested = false

    /// What waits besides; touched as the fields below are.
    private let heap: VirtualTimeHeap
    // SAFETY: the fields below are touched only by the call that moved `isRunning` to `true`, until it moves it back.
    /// Those whose places are to be given back, without times.
    // SAFETY: as above.
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
        places = VirtualTimePlaces(functions)
        clock = places.keep(initializeClock)
    }

    deinit {
        for node in inbox + heap.removeAll() {
            deinitialize(node.time)
            _ = node.takeItem()
        }
        for time in formerClocks + [clock] { deinitialize(time) }
        places.free()
    }

    /// How many items wait, and whether they are being run.
    var status: (waiting: Int, isRunning: Bool) {
        lock.withLock { (inbox.count + heapCount, isRunning) }
    }

    /// Copies the present time.
    ///
    /// - Parameter copy: Gets the place of the time, and does nothing but copy it.
    /// - Returns: How often the clock has been set.
    func withClock(_ copy: (Place) -> Void) -> Int {
        lock.withLock {
            withPlace(of: clock, copy)
            return clockChanges
        }
    }

    /// Lets an item wait.
    ///
    /// - Parameters:
    ///   - item: What to run.
    ///   - initializeTime: Initialises a place with the item's time, and does nothing else.
    /// - Complexity: O(1), amortised over many calls.
    func insert(_ item: ScheduledItem, initializeTime: (Place) -> Void) {
        lock.withLock { inbox.append(VirtualTimeNode(time: places.keep(initializeTime), item: item)) }
    }

    /// Sets the clock, unless another thread has set it.
    ///
    /// - Parameters:
    ///   - changes: How often the clock had been set when the caller looked.
    ///   - initializeTime: Initialises a place with the new time, and does nothing else.
    /// - Returns: Whether it is set.
    func setClock(after changes: Int, initializeTime: (Place) -> Void) -> Bool {
        var unused: VirtualTimeWord?
        let isSet = lock.withLock {
            guard clockChanges == changes else { return false }
            clockChanges &+= 1
            let old = exchange(&clock, with: places.keep(initializeTime))
            if isRunning, !functions.isDirect { formerClocks.append(old) } else { unused = old }
            return true
        }
        if let unused, deinitialize(unused) { lock.withLock { places.giveBack([unused]) } }
        return isSet
    }

    /// Asks the running call to return.
    func stop() {
        lock.withLock { isStopRequested = isRunning }
    }

    /// Takes hold of the heap.
    ///
    /// - Returns: `false` if another call has it; that one is told to go on.
    func begin() -> Bool {
        lock.withLock {
            let wasRunning = isRunning
            isRunning = true
            isStopRequested = false
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
            lock.lock()
            if !spent.isEmpty {
                places.giveBack(spent)
                spent.removeAll(keepingCapacity: true)
            }
            heapCount = heap.count + inbox.count
            let arrived = inbox.isEmpty ? [] : exchange(&inbox, with: [])
            let formerClocks = formerClocks.isEmpty ? [] : exchange(&formerClocks, with: [])
            let clock = (time: clock, changes: clockChanges)
            let isStopped = isStopRequested
            let isAtTheEnd = (isStopped || isIdle) && arrived.isEmpty && formerClocks.isEmpty
            if isAtTheEnd {
                isRunning = false
                isStopRequested = false
            }
            lock.unlock()
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
            lock.lock()
            let isSame = clockChanges == clock.changes
            clock = (self.clock, clockChanges)
            if isSame {
                clockChanges &+= 1
                self.clock = time
                if !functions.isDirect { formerClocks.append(clock.time) }
            }
            lock.unlock()
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
