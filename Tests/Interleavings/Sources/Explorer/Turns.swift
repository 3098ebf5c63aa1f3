internal import Fibers

/// The threads of a run; one of them runs at a time, up to its next operation.
// SAFETY: used on one thread of the system; the threads of a run are fibers on it.
package final class Turns: @unchecked Sendable {
    package static let shared = Turns()

    /// The most threads of a run.
    static let limit = 12

    /// The most steps of a run; a longer one counts as an endless loop.
    static let stepLimit = 5_000

    /// One operation, for the report.
    struct Step {
        let thread: UInt8
        let operation: Operation
        let site: Site
        let made: Site
        /// The name of the place.
        let name: UInt32
    }

    struct Thread {
        var operation = Operation.start
        var place: UnsafeMutablePointer<Place>?
        var condition: (() -> Bool)?
        var isYielding = false
        var isFinished = false
        /// A hash of its operations, and of everything that happened before them.
        var past: UInt64 = 0
        var placesMade: UInt32 = 0
        var locksHeld = 0
        /// The lock that it took last, until it gives that back.
        var lastLock: (place: UnsafeMutablePointer<Place>, site: Site)?
    }

    /// The number of the run.
    package private(set) var number: UInt32 = 0
    var threads: [Thread] = []
    /// The running thread; -1 outside of a run.
    private(set) var current = -1
    private var isAnyYielding = false
    private var bodies: [(() -> Void)?] = []
    /// The library's task that each thread represents; `nil` for the threads of a scenario.
    private var tasks: [TaskState?] = []
    /// Threads that were begun before the run; the run begins with them.
    private var early: [(name: String, task: TaskState?, body: () -> Void)] = []
    /// The names of the threads that the run itself has begun.
    private(set) var begunNames: [String] = []
    private var placesMadeOutside: UInt32 = 0
    private(set) var steps: [Step] = []
    /// The thread that continued at each point: with these, the run can be repeated.
    private(set) var picks: [UInt8] = []
    package private(set) var failure: String?
    private(set) var isStuck = false
    var strategy: any Strategy = Search(bound: 0)
    /// The threads that have read and written each place, in any run of this scenario.
    var contention = Contention()

    private init() {
        steps.reserveCapacity(Self.stepLimit)
        picks.reserveCapacity(Self.stepLimit)
        fibers_prepare { Turns.shared.runThread(Int($0)) }
    }

    // MARK: - A run

    /// Begins a run: objects that are made from now on belong to it.
    func begin() {
        number += 1
        placesMadeOutside = 0
        failure = nil
        isStuck = false
        steps.removeAll(keepingCapacity: true)
        picks.removeAll(keepingCapacity: true)
        begunNames = []
        early = []
        StandInActor.clear()
        StandInQueue.clear()
    }

    /// Runs threads until all have ended, or are stuck.
    func run(_ bodies: [() -> Void]) {
        precondition(bodies.count <= Self.limit, "A run has \(bodies.count) threads, and may have \(Self.limit).")
        self.bodies = bodies
        threads = bodies.map { _ in Thread() }
        tasks = bodies.map { _ in nil }
        let early = early
        self.early = []
        for thread in early { add(thread.name, thread.task, Thread(), thread.body) }
        current = pick(nil)
        fiber_enter(Int32(current))
        current = -1
        if isStuck {
            for thread in threads.indices where !threads[thread].isFinished { fiber_abandon(Int32(thread)) }
        }
        self.bodies = []
        tasks = []
    }

    /// Adds a thread to the current run, or to the next one: a task, a turn of a queue, a timer.
    package func begin(_ name: String, as task: TaskState? = nil, _ body: @escaping () -> Void) {
        guard current >= 0 else { return early.append((name, task, body)) }
        guard threads.count < Self.limit else { return fail("A run has \(threads.count) threads, and begins another.") }
        var thread = Thread()
        thread.past = mix(threads[current].past, 0xBE61)
        threads[current].past = mix(threads[current].past, 0xBE62)
        add(name, task, thread, body)
        if isAnyYielding { wakeOthers() }
    }

    private func add(_ name: String, _ task: TaskState?, _ thread: Thread, _ body: @escaping () -> Void) {
        threads.append(thread)
        bodies.append(body)
        tasks.append(task)
        begunNames.append(name)
    }

    /// The task that the calling thread represents.
    var task: TaskState? { current >= 0 && current < tasks.count ? tasks[current] : nil }

    private func runThread(_ thread: Int) {
        runBody(thread)
        tasks[thread] = nil
        threads[thread].isFinished = true
        threads[thread].past = mix(threads[thread].past, 0x0E4D)
        if threads.allSatisfy(\.isFinished) { return fiber_leave(Int32(thread)) }
        let next = pick(nil)
        if next < 0 { return fiber_leave(Int32(thread)) }
        current = next
        fiber_switch(Int32(thread), Int32(next))
    }

    // A function of its own, so that the body's captures are released by its own thread.
    @inline(never)
    private func runBody(_ thread: Int) {
        let body = bodies[thread].take()
        body?()
    }

    /// Records a broken contract; only the first finding counts.
    package func fail(_ text: @autoclosure () -> String) {
        if failure == nil { failure = text() }
    }

    // MARK: - Points

    /// Whether the caller is a thread of a run.
    package var isRunning: Bool { current >= 0 }

    /// The number of the calling thread; -1 outside of a run.
    package var thread: Int { current }

    /// How many locks the calling thread holds.
    var locksHeld: Int { current >= 0 ? threads[current].locksHeld : 0 }

    /// The lock that the calling thread took last, and where.
    var lastLock: (place: UnsafeMutablePointer<Place>, site: Site)? { current >= 0 ? threads[current].lastLock : nil }

    func took(_ lock: UnsafeMutablePointer<Place>, _ site: Site) {
        guard current >= 0 else { return }
        threads[current].locksHeld += 1
        threads[current].lastLock = (lock, site)
    }

    func gaveBack(_ lock: UnsafeMutablePointer<Place>) {
        guard current >= 0 else { return }
        threads[current].locksHeld -= 1
        if threads[current].lastLock?.place == lock { threads[current].lastLock = nil }
    }

    /// How many steps there have been.
    var moment: Int { picks.count }

    func newName() -> UInt32 {
        guard current >= 0 else {
            placesMadeOutside += 1
            return Contention.name(Self.limit, placesMadeOutside)
        }
        threads[current].placesMade += 1
        return Contention.name(current, threads[current].placesMade)
    }

    /// The calling thread is about to do an operation; returns when it may.
    func point(_ operation: Operation, _ place: UnsafeMutablePointer<Place>, _ site: Site) {
        guard current >= 0, place.pointee.run == number else { return }
        wait(operation, place)
        steps.append(
            Step(
                thread: UInt8(truncatingIfNeeded: current),
                operation: operation,
                site: site,
                made: place.pointee.site,
                name: place.pointee.name
            )
        )
    }

    /// Lets other threads run, if there are any.
    package func yield() {
        guard current >= 0 else { return }
        threads[current].isYielding = true
        isAnyYielding = true
        wait(.yield, nil)
    }

    /// Waits until a condition is true that depends on writes at a place.
    package func wait(
        at place: UnsafeMutablePointer<Place>,
        _ site: Site,
        writes: Bool,
        until condition: @escaping () -> Bool
    ) {
        guard current >= 0 else { return }
        threads[current].condition = condition
        point(.wait, place, site)
        threads[current].condition = nil
        did(place, writes: writes)
    }

    private func wait(_ operation: Operation, _ place: UnsafeMutablePointer<Place>?) {
        let thread = current
        threads[thread].operation = operation
        threads[thread].place = place
        let next = pick(thread)
        guard next != thread else { return }
        if next < 0 { fiber_leave(Int32(thread)) }
        current = next
        fiber_switch(Int32(thread), Int32(next))
    }

    /// The calling thread has done its operation.
    func did(_ place: UnsafeMutablePointer<Place>, writes: Bool) {
        guard current >= 0, place.pointee.run == number else { return }
        contention.note(place.pointee.name, by: current, writes: writes)
        var past = mix(threads[current].past, UInt64(place.pointee.name) << 1 | (writes ? 1 : 0))
        past = mix(past, place.pointee.lastWrite)
        if writes {
            past = mix(past, place.pointee.reads)
            place.pointee.lastWrite = past
            place.pointee.reads = 0
        } else {
            place.pointee.reads &+= past
        }
        threads[current].past = past
        // A thread that has yielded waits for a change.
        if writes, isAnyYielding { wakeOthers() }
    }

    private func wakeOthers() {
        isAnyYielding = false
        for thread in threads.indices where thread != current { threads[thread].isYielding = false }
    }

    // MARK: - The choice of the next thread

    /// The thread that continues, -1 if all are stuck: `thread` is at a point, or `nil` if it has ended.
    private func pick(_ thread: Int?) -> Int {
        var ready = readyThreads
        if ready & ~yieldingThreads != 0 { ready &= ~yieldingThreads }
        guard ready != 0 else { return stick(deadlockText) }
        guard picks.count < Self.stepLimit else {
            return stick("The threads go round in circles, and get nowhere (L0).")
        }
        let next = strategy.pick(thread.flatMap { ready & (1 << $0) != 0 ? $0 : nil }, ready, self)
        picks.append(UInt8(truncatingIfNeeded: next))
        return next
    }

    private func stick(_ text: String) -> Int {
        fail(text)
        isStuck = true
        return -1
    }

    private var readyThreads: UInt32 {
        var ready: UInt32 = 0
        for thread in threads.indices where !threads[thread].isFinished {
            switch threads[thread].operation {
            case .lock: if threads[thread].place?.pointee.bits != 0 { continue }
            case .wait: if threads[thread].condition?() == false { continue }
            default: break
            }
            ready |= 1 << thread
        }
        return ready
    }

    private var yieldingThreads: UInt32 {
        guard isAnyYielding else { return 0 }
        var yielding: UInt32 = 0
        for thread in threads.indices where threads[thread].isYielding { yielding |= 1 << thread }
        return yielding
    }

    private var deadlockText: String {
        let waiting = threads.indices.filter { !threads[$0].isFinished }.map { thread in
            "\(Report.letter(thread)) waits for \(threads[thread].operation.rawValue) of what was made at "
                + (threads[thread].place?.pointee.site.text ?? "no place")
        }
        return "Deadlock: \(waiting.joined(separator: "; "))."
    }

    /// A hash of everything that has happened, regardless of the order of independent operations, and of the threads
    /// that may continue without a preemption.
    func fingerprint(_ thread: Int?) -> UInt64 {
        var sum = mix(UInt64(yieldingThreads), UInt64(bitPattern: Int64(thread ?? -1)))
        for index in threads.indices { sum &+= mix(threads[index].past, UInt64(index)) }
        return sum
    }
}

/// Mixes two numbers into one; different pairs hardly ever give the same.
@inline(__always) func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var bits = first &* 0x9E37_79B9_7F4A_7C15 ^ (second &+ 0x632B_E59B_D9B4_E019)
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
}
