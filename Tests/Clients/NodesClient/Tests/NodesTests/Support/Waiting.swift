import Foundation

/// A value that several threads change.
///
/// Behind a lock of Foundation's, since the thread sanitizer doesn't see a `Mutex` on Linux.
final class Shared<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    // SAFETY: touched under the lock alone.
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

/// Lets other tasks run until something is so; the test's time limit ends it.
func eventually(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
