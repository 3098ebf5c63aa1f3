import RxDisposables

/// A value that several threads share in a test.
///
/// ```swift
/// let winners = LockedValue(0)
/// try runConcurrently(threads: 8) { _ in winners.withLock { $0 += 1 } }
/// #expect(winners.value == 8)
/// ```
///
/// It is built on the library's own lock, since the thread sanitizer doesn't understand `Mutex` on Linux.
///
/// Sendable in spite of its variable: see `stored`.
public final class LockedValue<Value: Sendable>: @unchecked Sendable {
    private let lock = Lock()

    /// Accessed only under the lock, or by `init` and `deinit`.
    private var stored: Value

    /// Makes one.
    ///
    /// - Parameter value: What it holds at first.
    public init(_ value: Value) {
        stored = value
    }

    /// The value at this moment.
    public var value: Value {
        get {
            lock.withLock { stored }
        }
        set {
            // The replaced value is freed when this returns, not under the lock.
            _ = lock.withLock { exchange(&stored, with: newValue) }
        }
    }

    /// Changes the value under the lock.
    ///
    /// - Parameter body: Gets the value; mustn't use this object again.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer {
            lock.unlock()
        }
        return try body(&stored)
    }
}
