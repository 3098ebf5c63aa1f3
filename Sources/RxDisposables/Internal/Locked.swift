/// A value that several threads share, and that each of them reaches under its lock alone.
///
/// ```swift
/// private let state = Locked(State())
/// …
/// let victim = state.withLock { $0.member.take() }
/// victim?.dispose()  // outside: contract L0
/// ```
///
/// It stands in the object that it is a `let` of, and allocates nothing. A class whose other fields are constants is
/// `Sendable` by its parts then, and needs no word that switches a check off; the lock is the proof that accesses don't
/// overlap.
///
/// A value that may end a user's object is moved out and freed outside: no foreign code runs under the lock.
@usableFromInline
package struct Locked<Value: ~Copyable>: ~Copyable {
    @usableFromInline let lock = Lock()
    @usableFromInline let room: Room<Value>

    /// Makes one, which no other thread sees yet.
    ///
    /// - Parameter value: The first value.
    @_alwaysEmitIntoClient
    @inline(__always)
    package init(_ value: consuming Value) {
        room = Room(value)
    }

    /// Reads or changes the value.
    ///
    /// - Parameter body: What to do while no other thread does anything with the value. It calls only the library's
    ///   own code.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws; the lock is given back then, too.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.lock()
        defer {
            lock.unlock()
        }
        // In a statement of its own: in one expression, the thread sanitizer takes it for a write to the whole of
        // `self`, the lock included.
        let address = room.address
        return try body(&address.pointee)
    }

    /// Waits until the lock is free, and takes it: for what moves a reference in, which a closure would retain.
    ///
    /// - Returns: Where the value is; for use up to ``unlock()``, which has to follow.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func locked() -> UnsafeMutablePointer<Value> {
        lock.lock()
        return room.address
    }

    /// Gives the lock back that ``locked()`` has taken.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func unlock() {
        lock.unlock()
    }
}

// SAFETY: the value is touched under the lock alone, or by the end of this one's life, which has it for itself.
extension Locked: @unchecked Sendable where Value: ~Copyable & Sendable {}

extension Locked {
    /// Puts another value in place of this one, which is freed outside the lock.
    ///
    /// - Parameter new: The value from now on.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func replace(_ new: Value) {
        // The old value comes out as the result, and is kept alive past the unlock: its end may run foreign code (L0).
        extendLifetime(withLock { exchange(&$0, with: new) })
    }

    /// The value at this moment.
    @_alwaysEmitIntoClient
    @inline(__always)
    package var current: Value { withLock { $0 } }
}
