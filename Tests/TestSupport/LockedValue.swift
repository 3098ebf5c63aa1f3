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
public final class LockedValue<Value: Sendable>: Sendable {
    private let stored: Locked<Value>

    /// Makes one.
    ///
    /// - Parameter value: What it holds at first.
    public init(_ value: Value) {
        stored = Locked(value)
    }

    /// The value at this moment.
    public var value: Value {
        get {
            stored.withLock { $0 }
        }
        set {
            // The replaced value is freed when this returns, not under the lock.
            _ = stored.withLock { exchange(&$0, with: newValue) }
        }
    }

    /// Changes the value under the lock.
    ///
    /// - Parameter body: Gets the value; mustn't use this object again.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try stored.withLock { try body(&$0) }
    }
}

extension LockedValue where Value == Int {
    /// Adds one.
    ///
    /// - Returns: The new value.
    @discardableResult
    public func increment() -> Int {
        withLock { value in
            value += 1
            return value
        }
    }
}
