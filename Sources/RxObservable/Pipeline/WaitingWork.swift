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

    func append(_ body: @escaping () -> Void) {
        lock.lock()
        if bodies == nil {
            let room = UnsafeMutablePointer<Bodies>.allocate(capacity: 1)
            room.initialize(to: Bodies())
            address.store(UInt(bitPattern: room), ordering: .relaxed)
        }
        bodies?.pointee.append(body)
        lock.unlock()
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
