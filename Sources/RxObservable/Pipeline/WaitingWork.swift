internal import RxDisposables

/// The queue of a ``SerialSection``: waiting elements, in order.
///
/// Elements wait in *runs*: consecutive elements of one receiver share a block of memory, so an element costs neither
/// an object nor a closure. The owner of the section removes all runs at once, and doesn't take the lock again before
/// they are done.
///
/// A separate object, because waiting threads write to it for each element while the thread in the section reads the
/// fields of the section's owner: in one cache line, each element would cost both threads a miss.
final class WaitingWork {
    private let lock = Lock()
    // These fields are guarded by the lock.
    private var first: UnsafeMutablePointer<Run>?
    private var last: UnsafeMutablePointer<Run>?
    private var spare: Run.Memory?
    private var feedback: Feedback?
    // This field is accessed only in the section.
    private var used: Run.Memory?

    /// Queues an element and announces it, as one step for all queueing threads.
    ///
    /// If a thread could be interrupted between the two, its element could be taken with another thread's announcement,
    /// and the thread could later overtake its own element.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - receiver: What gets the element.
    ///   - state: The section's state.
    ///   - makeBody: Makes the closure that receives the elements of a run; it keeps the receiver alive.
    /// - Returns: Whether the section was idle.
    func append<Element>(
        _ element: Element,
        of receiver: ObjectIdentifier,
        announcedBy state: borrowing AtomicUInt8,
        _ makeBody: () -> (Element) -> Void
    ) -> Bool {
        lock.withLock {
            let run: UnsafeMutablePointer<Run>
            if let last, last.pointee.isOpen(to: receiver, Element.self) {
                run = last
            } else {
                run = addRun(of: receiver, makeBody)
            }
            run.pointee.append(element)
            feedback?.note(Element.self)
            return announce(in: state)
        }
    }

    /// Queues an element after the last one and announces it, if the last run accepts it.
    ///
    /// - Returns: Whether the section was idle; `nil` if the element isn't queued.
    func appendToLast<Element>(
        _ element: Element,
        of receiver: ObjectIdentifier,
        announcedBy state: borrowing AtomicUInt8
    ) -> Bool? {
        lock.withLock {
            guard let last, last.pointee.isOpen(to: receiver, Element.self) else { return nil }
            last.pointee.append(element)
            feedback?.note(Element.self)
            return announce(in: state)
        }
    }

    /// Announces waiting work, under the lock; returns whether the section was idle.
    @inline(__always) private func announce(in state: borrowing AtomicUInt8) -> Bool {
        // `awaited` stays until the owner takes everything out, under this lock. So the first waiting thread announces
        // the work, and the others only write to the queue.
        state.load(ordering: .relaxed) != SerialSection.awaited
            && state.exchange(SerialSection.awaited, ordering: .acquiringAndReleasing) == SerialSection.idle
    }

    /// Runs the work that waits at this moment.
    ///
    /// Called in the section.
    ///
    /// - Returns: How many elements were waiting.
    func runWaiting(announcedBy state: borrowing AtomicUInt8) -> Int {
        var count = 0
        var next = lock.withLock {
            // Everything is taken out in the critical section that sets `occupied`, so work that is queued later is
            // announced again.
            last = nil
            // The block emptied by the last round is reused for the next run.
            if spare == nil { swap(&spare, &used) }
            state.store(SerialSection.occupied, ordering: .relaxed)
            return exchange(&first, with: nil)
        }
        while let run = next {
            // The next run is read first, since the head of this run is freed below.
            next = run.pointee.next
            // Foreign code runs in this call, outside the lock (contract L0).
            run.pointee.runElements()
            count &+= run.pointee.count
            recycle(Run.deinitialize(run))
        }
        return count
    }

    /// Finds out whether all that waits from now on is sent from inside the section; the next call reports it.
    ///
    /// Called in the section, again and again as long as it isn't left.
    @inline(never)
    func watchForFeedback() {
        lock.withLock { () -> Feedback.Finding? in
            if let feedback { return feedback.restart() }
            feedback = Feedback()
            return nil
        }?.report()
    }

    /// Notes that what is sent now comes from something that had waited, outside the section.
    func noteOutside() {
        lock.withLock { feedback?.noteOutside() }
    }

    private func addRun<Element>(
        of receiver: ObjectIdentifier,
        _ makeBody: () -> (Element) -> Void
    ) -> UnsafeMutablePointer<Run> {
        var memory: Run.Memory?
        swap(&memory, &spare)
        // The longer the queue, the larger the blocks.
        let run = Run.make(of: receiver, in: memory, atLeast: 2 * (last?.pointee.memory.count ?? 128), makeBody())
        if let last { last.pointee.next = run } else { first = run }
        last = run
        return run
    }

    /// Keeps one block of memory for reuse.
    private func recycle(_ memory: Run.Memory) {
        // The larger block is kept, in `used`, which the section guards: `spare` would need the lock.
        guard let other = used, other.count >= memory.count else {
            used?.deallocate()
            used = memory
            return
        }
        memory.deallocate()
    }

    deinit {
        while let run = first {
            first = run.pointee.next
            run.pointee.dropElements()
            Run.deinitialize(run).deallocate()
        }
        spare?.deallocate()
        used?.deallocate()
    }
}

/// Waiting elements of one type for one receiver: the head of a block of memory, followed by the elements.
private struct Run {
    typealias Memory = UnsafeMutableRawBufferPointer

    private static var largestSize: Int { 4_096 }

    let memory: Memory
    var next: UnsafeMutablePointer<Run>?
    private let receiver: ObjectIdentifier
    private let type: ObjectIdentifier
    private let elements: UnsafeMutableRawPointer
    private let capacity: Int
    private(set) var count = 0
    // Passes this many elements to the receiver, or frees them. The closure has their type, which the run doesn't have.
    private let empty: (_ elements: UnsafeMutableRawPointer, _ count: Int, _ arePassed: Bool) -> Void

    /// Makes a run without elements.
    ///
    /// - Parameters:
    ///   - receiver: What gets the elements.
    ///   - memory: A block to reuse, if it is large enough.
    ///   - size: The size of a new block, within limits.
    ///   - body: Receives an element.
    /// - Returns: The run.
    static func make<Element>(
        of receiver: ObjectIdentifier,
        in memory: Memory?,
        atLeast size: Int,
        _ body: @escaping (Element) -> Void
    ) -> UnsafeMutablePointer<Run> {
        let layout = MemoryLayout<Element>.self
        // There has to be room for the head, for at least four elements, and for the padding that their alignment
        // needs.
        let least = MemoryLayout<Run>.size + layout.alignment + 4 * layout.stride
        var memory = memory
        if let tooSmall = memory, tooSmall.count < least {
            tooSmall.deallocate()
            memory = nil
        }
        let room =
            memory
            ?? Memory.allocate(
                byteCount: max(least, min(size, largestSize)),
                alignment: MemoryLayout<Run>.alignment
            )
        // SAFETY: allocated memory has an address.
        let start = room.baseAddress.unsafelyUnwrapped
        let elements = (start + MemoryLayout<Run>.size).alignedUp(for: Element.self)
        // SAFETY: the memory is raw; the run lies at its start, and the elements behind it, within its size.
        let run = start.bindMemory(to: Run.self, capacity: 1)
        run.initialize(
            to: Run(
                memory: room,
                receiver: receiver,
                type: ObjectIdentifier(Element.self),
                // SAFETY: as above.
                elements: elements.bindMemory(to: Element.self, capacity: 1),
                capacity: (room.count - (elements - start)) / layout.stride
            ) { elements, count, arePassed in
                // SAFETY: `isOpen` has compared the type of each element that is there.
                let elements = elements.assumingMemoryBound(to: Element.self)
                guard arePassed else { return _ = elements.deinitialize(count: count) }
                for position in 0..<count { body((elements + position).move()) }
            }
        )
        return run
    }

    private init(
        memory: Memory,
        receiver: ObjectIdentifier,
        type: ObjectIdentifier,
        elements: UnsafeMutableRawPointer,
        capacity: Int,
        empty: @escaping (UnsafeMutableRawPointer, Int, Bool) -> Void
    ) {
        self.memory = memory
        self.receiver = receiver
        self.type = type
        self.elements = elements
        self.capacity = capacity
        self.empty = empty
    }

    /// Frees the head of a run without elements.
    static func deinitialize(_ run: UnsafeMutablePointer<Run>) -> Memory {
        let memory = run.pointee.memory
        run.deinitialize(count: 1)
        return memory
    }

    /// Whether the run accepts an element of this type for this receiver.
    func isOpen<Element>(to receiver: ObjectIdentifier, _ type: Element.Type) -> Bool {
        receiver == self.receiver && count < capacity && ObjectIdentifier(type) == self.type
    }

    /// Adds an element that the run accepts.
    mutating func append<Element>(_ element: Element) {
        // SAFETY: the index is within the capacity, and the memory there is uninitialised; the type is the run's.
        let places = elements.assumingMemoryBound(to: Element.self)
        (places + count).initialize(to: element)
        count += 1
    }

    func runElements() {
        empty(elements, count, true)
    }

    func dropElements() {
        empty(elements, count, false)
    }
}
