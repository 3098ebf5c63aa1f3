import Foundation

/// A value that several threads share, one at a time.
///
/// Not a `Mutex`: on Linux the thread sanitizer doesn't see its synchronisation, and reports false races.
// SAFETY: `value` is accessed only under the lock.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: sending Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
