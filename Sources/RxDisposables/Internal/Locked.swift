/// A value that several threads share, and that each of them accesses only under the value's lock.
///
/// ```swift
/// private let state = Locked(State())
/// …
/// let victim = state.withLock { $0.member.take() }
/// victim?.dispose()  // outside: contract L0
/// ```
///
/// It is stored inline, as a `let` of its owner, and allocates nothing. A class whose other fields are constants is
/// then `Sendable` by its parts, and needs no unsafe keyword; the lock is the proof that accesses don't overlap.
///
/// A value that may hold a user's object is moved out and freed outside: no foreign code runs under the lock.
@usableFromInline
package struct Locked<Value: ~Copyable>: ~Copyable {
    @usableFromInline let lock = Lock()
    @usableFromInline let storage: InlineStorage<Value>

    /// Makes a locked value, which no other thread sees yet.
    ///
    /// - Parameter value: The first value.
    @_alwaysEmitIntoClient @inline(__always)
    package init(_ value: consuming Value) {
        storage = InlineStorage(value)
    }

    /// Reads or changes the value.
    ///
    /// - Parameter body: The work to do under the lock. It calls only the library's own code.
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`; the lock is released then, too.
    @_alwaysEmitIntoClient @inline(__always)
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.lock()
        defer {
            lock.unlock()
        }
        // The address has a statement of its own: in one expression, the thread sanitizer takes it for a write to the
        // whole of `self`, the lock included.
        let address = storage.address
        return try body(&address.pointee)
    }

    /// Waits until the lock is free, and takes it: for code that moves a reference in, which a closure would retain.
    ///
    /// - Returns: The value's address; valid until ``unlock()``, which has to follow.
    @_alwaysEmitIntoClient @inline(__always)
    package borrowing func locked() -> UnsafeMutablePointer<Value> {
        lock.lock()
        return storage.address
    }

    /// Releases the lock that ``locked()`` has taken.
    @_alwaysEmitIntoClient @inline(__always)
    package borrowing func unlock() {
        lock.unlock()
    }
}

// SAFETY: the value is touched only under the lock, or at the end of its owner's life, which has exclusive access.
extension Locked: @unchecked Sendable where Value: ~Copyable & Sendable {}

extension Locked {
    /// Puts another value in place of this one, which is freed outside the lock.
    ///
    /// - Parameter new: The value from now on.
    @_alwaysEmitIntoClient @inline(__always)
    package borrowing func replace(_ new: Value) {
        // The old value is returned from the critical section, and kept alive until after the unlock: freeing it may
        // run foreign code (L0).
        extendLifetime(withLock { exchange(&$0, with: new) })
    }

    /// The value at this moment.
    @_alwaysEmitIntoClient @inline(__always)
    package var current: Value { withLock { $0 } }
}
