@_spi(Internals) public import RxDisposables

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// Work that can wait on the trampoline of a thread.
@usableFromInline
package protocol TrampolineItem: AnyObject {
    /// Does the work. Called once for each time the item was enqueued, on the thread that enqueued it.
    ///
    /// - Parameter trampoline: The trampoline that the item runs on.
    /// - Returns: Whether the item waits for one more turn, behind all waiting items: as if it enqueued itself, but the
    ///   reference to it goes back to the queue.
    func runTurn(on trampoline: Trampoline) -> Bool
}

/// How a source waits while a queue downstream has no room, if the policy of that queue is to wait.
package enum SourceWait: Sendable {
    /// It can't, as a subject or a timer.
    case never
    /// This queue takes the element at hand, and the source waits before it sends the next one.
    case beforeNext(for: ObjectIdentifier)
    /// Its thread, which is its own, may be blocked.
    case blocked
}

/// The queue of one thread, which turns recursion into a loop.
///
/// The first caller of ``begin()`` on a thread is the outermost. Work that it enqueues, directly or not, waits until it
/// calls ``end()``, which runs all waiting items, first in, first out, on a flat stack.
///
/// This is a handle, as cheap to pass as a pointer and never retained. It is valid on the thread that asked for it and
/// until that thread ends: ask for ``current`` where you need it, don't store it.
@usableFromInline
package struct Trampoline {
    @usableFromInline
    struct Storage: ~Copyable {
        // Only its own thread uses the trampoline, so there is neither a lock nor an atomic.
        @usableFromInline var isRunning = false
        let isOnMainThread = Trampoline.callingThreadIsMain()
        var sourceWait = SourceWait.never
        var taskStarter: (any TaskStarter)?
        #if !canImport(Darwin)
        lazy var stack = stackOfCallingThread()
        #endif
        @usableFromInline var queue = RingBuffer<any TrampolineItem>()
        /// What requests the items of `queue`, step by step; `nil` where all of them run.
        var consumer: ObjectIdentifier?
        /// Where the thread's own queue is, while `queue` is a consumer's.
        // SAFETY: set and read by this thread alone, and only while `exchange` lends the memory.
        var ownQueue: UnsafeMutablePointer<RingBuffer<any TrampolineItem>>?
    }

    /// An idle queue with a larger capacity than this frees its memory.
    private static let largestIdleCapacity = 1024

    @usableFromInline let storage: UnsafeMutablePointer<Storage>

    /// The trampoline of the calling thread, made at first use and freed when the thread ends.
    // The getter releases nothing, so the optimiser may leave out a client's retains of objects that only the client
    // uses.
    @usableFromInline
    package static var current: Trampoline {
        @_effects(releasenone)
        get {
            guard let storage = storedPointer.load() else { return makeForThisThread() }
            // SAFETY: only `makeForThisThread` stores there.
            return Trampoline(storage: storage.assumingMemoryBound(to: Storage.self))
        }
    }

    /// Whether a caller further down the stack has begun and not yet ended, so that enqueued items are sure to run.
    package var isRunning: Bool {
        storage.pointee.isRunning
    }

    /// Whether enqueued items wait for their turn.
    @inlinable
    package var hasWaitingItems: Bool {
        !storage.pointee.queue.isEmpty
    }

    /// Whether this is the main thread of the process; determined once for each thread.
    package var isOnMainThread: Bool {
        storage.pointee.isOnMainThread
    }

    /// How the source that is sending on this thread waits.
    package var sourceWait: SourceWait {
        storage.pointee.sourceWait
    }

    /// Runs `body`, which sends elements of a source that can wait.
    package func sending(_ wait: SourceWait, _ body: () -> Void) {
        let former = Swift.exchange(&storage.pointee.sourceWait, with: wait)
        body()
        storage.pointee.sourceWait = former
    }

    /// Starts the tasks of operators on this thread now; `nil`: the system does.
    package var taskStarter: (any TaskStarter)? {
        storage.pointee.taskStarter
    }

    /// Lets another object start the tasks of operators on this thread, until the caller brings the former one back.
    package func replaceTaskStarter(_ starter: (any TaskStarter)?) -> (any TaskStarter)? {
        Swift.exchange(&storage.pointee.taskStarter, with: starter)
    }

    /// Identifies this thread, as long as it lives.
    package var threadIdentity: UnsafeRawPointer {
        UnsafeRawPointer(storage)
    }

    #if !canImport(Darwin)
    /// The addresses of this thread's stack; empty if they can't be determined.
    package var stack: Range<UInt> {
        storage.pointee.stack
    }
    #endif

    /// Enqueues an item.
    ///
    /// It runs when the outermost caller on this thread, or the next one, drains the queue.
    ///
    /// - Parameter item: The item to run after all waiting items; retained until it has run.
    /// - Complexity: O(1), amortised over many calls; it allocates only to let more items wait than before.
    @usableFromInline
    package func enqueue(_ item: any TrampolineItem) {
        storage.pointee.queue.append(item)
    }

    /// Enqueues a loop on the thread's own queue, while a consumer requests what waits; unless it requests this loop.
    ///
    /// A loop that sends to another consumer, or to nobody who requests, runs by itself: it may be needed as a whole.
    ///
    /// - Parameters:
    ///   - loop: The loop.
    ///   - consumer: What requests its elements.
    /// - Returns: Whether it has done so.
    package func enqueueApart(_ loop: any TrampolineItem, unlessFor consumer: @autoclosure () -> AnyObject?) -> Bool {
        guard let requesting = storage.pointee.consumer, let ownQueue = storage.pointee.ownQueue else { return false }
        if let consumer = consumer(), ObjectIdentifier(consumer) == requesting { return false }
        ownQueue.pointee.append(loop)
        return true
    }

    /// Starts work as the outermost caller on this thread, if there is none yet.
    ///
    /// ```swift
    /// let trampoline = Trampoline.current
    /// let isOutermost = trampoline.begin()
    /// work()
    /// if isOutermost { trampoline.end() }
    /// ```
    ///
    /// - Returns: `true`: the caller is outermost, does its work and then owes a call of ``end()``. `false`: another
    ///   caller is outermost; this one may work inline or enqueue.
    @inlinable
    package func begin() -> Bool {
        guard !storage.pointee.isRunning else { return false }
        storage.pointee.isRunning = true
        return true
    }

    /// Runs all waiting items, and those that they enqueue, and then lets the next ``begin()`` be outermost.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items that run; the stack stays flat.
    @inlinable
    package func end() {
        // The trampoline becomes idle only after the last item: a source that an item subscribes to has to wait behind
        // the other items, and must not run inside that item.
        if hasWaitingItems {
            drain()
        }
        storage.pointee.isRunning = false
    }

    /// Runs `body` as the outermost work of this thread and then all waiting items; only `body`, inline, if there is an
    /// outermost caller already.
    ///
    /// - Parameter body: The work to run, in either case before this method returns.
    /// - Complexity: The complexity of `body`, plus O(*n*) for *n* items that it made wait.
    package func run(_ body: () -> Void) {
        let isOutermost = begin()
        body()
        if isOutermost {
            end()
        }
    }

    /// Runs `body`, which blocks this thread, as if nothing else ran or waited on it.
    ///
    /// Work that waits, and work that `body` enqueues behind it, would wait until `body` has returned, although `body`
    /// may be waiting for it.
    package func runApart(_ body: () -> Void) {
        let wasRunning = storage.pointee.isRunning
        let queue = Swift.exchange(&storage.pointee.queue, with: RingBuffer())
        let consumer = Swift.exchange(&storage.pointee.consumer, with: nil)
        let ownQueue = Swift.exchange(&storage.pointee.ownQueue, with: nil)
        storage.pointee.isRunning = false
        // A test scheduler that is blocked runs no task.
        let taskStarter = replaceTaskStarter(nil)
        body()
        _ = replaceTaskStarter(taskStarter)
        let left = Swift.exchange(&storage.pointee.queue, with: queue)
        storage.pointee.consumer = consumer
        storage.pointee.ownQueue = ownQueue
        storage.pointee.isRunning = wasRunning
        // The freed items may enqueue something, which belongs to the caller's queue.
        _ = consume left
    }

    /// Runs `body` with `queue` in place of this thread's own: items that `body` enqueues wait there, and aren't
    /// drained.
    ///
    /// Loops of other subscriptions wait in the thread's own queue. If nothing runs on this thread, they run before
    /// this method returns.
    func exchange(
        _ queue: inout RingBuffer<any TrampolineItem>,
        for consumer: ObjectIdentifier,
        during body: () -> Void
    ) {
        let wasRunning = storage.pointee.isRunning
        let former = (storage.pointee.consumer, storage.pointee.ownQueue)
        storage.pointee.consumer = consumer
        swap(&storage.pointee.queue, &queue)
        // The trampoline counts as running: otherwise the first `begin()` in `body` would drain the queue, which the
        // caller wants to step through.
        storage.pointee.isRunning = true
        // SAFETY: the pointer isn't used after `body`, and nothing else uses `queue` until then.
        withUnsafeMutablePointer(to: &queue) { ownQueue in
            if former.1 == nil { storage.pointee.ownQueue = ownQueue }
            body()
        }
        (storage.pointee.consumer, storage.pointee.ownQueue) = former
        swap(&storage.pointee.queue, &queue)
        storage.pointee.isRunning = wasRunning
        if !wasRunning { run {} }
    }

    /// How many items wait in the thread's own queue, while the queue is a consumer's.
    var ownCount: Int { storage.pointee.ownQueue?.pointee.count ?? 0 }

    /// Removes the item whose turn it is.
    func popFirst() -> (any TrampolineItem)? {
        hasWaitingItems ? storage.pointee.queue.removeFirst() : nil
    }

    @usableFromInline
    func drain() {
        while hasWaitingItems {
            // The item is moved out first: while it runs, the queue may grow, which moves its memory.
            let item = storage.pointee.queue.removeFirst()
            if item.runTurn(on: self) {
                storage.pointee.queue.append(item)
            }
        }
        // The memory of one large burst would otherwise stay with the thread for good.
        if storage.pointee.queue.roomCount > Self.largestIdleCapacity { storage.pointee.queue.removeAll() }
    }
}

// MARK: - Thread-local storage

private let storedPointer = ThreadLocalPointer()

/// Frees a thread's `Storage`; the system calls it when the thread ends.
private let freeStorage: ThreadLocalPointer.Free = { storage in
    let storage: UnsafeMutableRawPointer? = storage
    // SAFETY: `makeForThisThread` made it, and the system passes it to this function once.
    if let storage = storage?.assumingMemoryBound(to: Trampoline.Storage.self) {
        storage.deinitialize(count: 1)
        storage.deallocate()
    }
}

extension Trampoline {
    @inline(never)
    private static func makeForThisThread() -> Trampoline {
        let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
        storage.initialize(to: Storage())
        storedPointer.store(storage, freedBy: freeStorage)
        return Trampoline(storage: storage)
    }

    private static func callingThreadIsMain() -> Bool {
        #if canImport(Darwin)
        return pthread_main_np() != 0
        #else
        // On Linux the main thread has the number of the process. Swift doesn't import gettid; but a thread's number is
        // also the upper part of the identifier of its processor-time clock, inverted (ABI of the kernel, of all its
        // libcs).
        var clock = clockid_t()
        return pthread_getcpuclockid(pthread_self(), &clock) == 0 && ~(clock >> 3) == getpid()
        #endif
    }
}

#if !canImport(Darwin)
private func stackOfCallingThread() -> Range<UInt> {
    // Swift doesn't import this function, since its name is the system's own and not POSIX's.
    typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
    guard let program = dlopen(nil, RTLD_NOW), let address = dlsym(program, "pthread_getattr_np") else { return 0..<0 }
    // SAFETY: this is the C function's type.
    let getAttributes = unsafeBitCast(address, to: GetAttributes.self)
    return withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
        guard let attributes = attributes.baseAddress, getAttributes(pthread_self(), attributes) == 0 else {
            return 0..<0
        }
        defer { pthread_attr_destroy(attributes) }
        var start: UnsafeMutableRawPointer?
        var size = 0
        guard pthread_attr_getstack(attributes, &start, &size) == 0 else { return 0..<0 }
        let base = UInt(bitPattern: start)
        return base..<base + UInt(size)
    }
}
#endif
