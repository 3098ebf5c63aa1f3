#if !canImport(Darwin)
internal import Foundation

/// The delegate queue of a session that has one task: lets the session wait as long as too much is to be delivered.
///
/// A session hands in what it has read before it reads on, on the queue where it reads. So a session that waits here
/// reads nothing: the system's buffers fill up, and then the server has to wait.
// SAFETY: what changes is guarded by the condition.
final class PacedQueue: OperationQueue, @unchecked Sendable {
    /// How many calls may wait to be made; one has 16 KiB of a body at most.
    private static var capacity: Int { 64 }

    private let condition = NSCondition()
    private var waiting = 0
    private var isOpen = false

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        condition.lock()
        while waiting >= PacedQueue.capacity, !isOpen { condition.wait() }
        waiting += 1
        condition.unlock()
        super.addOperation {
            block()
            self.finishOne()
        }
    }

    /// Lets everything in from now on.
    func open() {
        condition.lock()
        isOpen = true
        condition.broadcast()
        condition.unlock()
    }

    private func finishOne() {
        condition.lock()
        waiting -= 1
        condition.signal()
        condition.unlock()
    }
}
#endif
