public import RxDisposables

/// A value that several threads share, and that can be reached under its lock alone.
///
/// An object that keeps all that changes in one is `Sendable` by its parts. It costs an object of its own; what is made
/// for each subscription or element has a `Lock` and fields instead. It is in this module, the lowest that has a use
/// for it, since a generic class weighs a few kilobytes in each client of its module.
///
/// A value that may end a user's object is swapped out and freed outside: no foreign code runs under the lock.
@usableFromInline
package final class Guarded<Value: ~Copyable> {
    @usableFromInline let lock = Lock()
    @usableFromInline var value: Value

    /// Makes one.
    ///
    /// - Parameter value: The first value.
    @inlinable
    package init(_ value: consuming Value) {
        self.value = value
    }

    /// Reads or changes the value.
    ///
    /// - Parameter body: What to do; it calls only the library's own code.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    @inlinable
    package func withLock<Result: ~Copyable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}

// SAFETY: `value` is touched under the lock alone.
extension Guarded: @unchecked Sendable where Value: ~Copyable & Sendable {}

extension Guarded {
    /// Puts another value in place of this one, which is freed outside the lock.
    ///
    /// - Parameter new: The value from now on.
    @inlinable
    package func replace(_ new: Value) {
        extendLifetime(withLock { exchange(&$0, with: new) })
    }

    /// The value at this moment.
    @inlinable package var current: Value { withLock { $0 } }
}
