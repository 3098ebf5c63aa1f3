internal import RxDisposables

/// A value that closures of one subscription share, whichever thread calls them.
///
/// Values that may end a user's object are swapped out and freed outside: no foreign code runs under the lock.
// SAFETY: `value` is touched under the lock alone.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Reads or changes the value; `body` calls nothing but what is the library's own.
    func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }

    /// Puts another value in place of this one, which is freed outside the lock.
    func replace(_ new: Value) {
        let old = withLock { value in
            let old = value
            value = new
            return old
        }
        extendLifetime(old)
    }

    var current: Value { withLock { $0 } }
}
