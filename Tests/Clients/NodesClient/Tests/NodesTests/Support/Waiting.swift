import Foundation

/// A value that several threads change.
///
/// Guarded by Foundation's lock, since the thread sanitizer doesn't see a `Mutex` on Linux.
final class Shared<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    // SAFETY: accessed only under the lock.
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value { withLock { $0 } }

    @discardableResult
    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&stored) }
    }
}

/// Lets other tasks run until a condition holds; the test's time limit ends it.
func eventually(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
