internal import Synchronization

/// A value that closures of one subscription share, whichever thread calls them.
///
/// Values that may end a user's object are swapped out and freed outside: no foreign code runs under the lock.
final class Guarded<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    init(_ value: Value) {
        self.value = Mutex(value)
    }

    /// Reads or changes the value; `body` calls nothing but what is the library's own.
    func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try value.withLock { try body(&$0) }
    }

    /// Puts another value in place of this one, which is freed outside the lock.
    func replace(_ new: Value) {
        let old = value.withLock { value in
            let old = value
            value = new
            return old
        }
        withExtendedLifetime(old) {}
    }

    var current: Value { value.withLock { $0 } }
}
