@_spi(Internals) internal import RxDisposables
internal import Synchronization

/// The queue of a ``SerialSection``.
///
/// It allocates nothing until somebody has to wait.
struct WaitingWork: ~Copyable, Sendable {
    private typealias Bodies = RingBuffer<() -> Void>

    private let lock = Lock()
    // The address of the `Bodies`, or zero; written under the lock.
    private let address = Atomic<UInt>(0)

    /// Queues work and counts it, in one step for everybody who queues.
    ///
    /// If a thread could be interrupted between the two, another one would find more work than the counter says, do the
    /// former's in place of its own, and later overtake what it left itself.
    ///
    /// - Parameters:
    ///   - body: The work.
    ///   - work: Counts the pieces of work, those that are running too.
    /// - Returns: The count with this piece.
    func append(_ body: @escaping () -> Void, countedBy work: borrowing Atomic<Int>) -> Int {
        lock.lock()
        if bodies == nil {
            let room = UnsafeMutablePointer<Bodies>.allocate(capacity: 1)
            room.initialize(to: Bodies())
            address.store(UInt(bitPattern: room), ordering: .relaxed)
        }
        bodies?.pointee.append(body)
        let count = work.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        lock.unlock()
        return count
    }

    func popFirst() -> (() -> Void)? {
        lock.lock()
        let body = bodies?.pointee.popFirst()
        lock.unlock()
        return body
    }

    private var bodies: UnsafeMutablePointer<Bodies>? {
        UnsafeMutablePointer(bitPattern: address.load(ordering: .relaxed))
    }

    deinit {
        guard let bodies else { return }
        bodies.deinitialize(count: 1)
        bodies.deallocate()
    }
}
