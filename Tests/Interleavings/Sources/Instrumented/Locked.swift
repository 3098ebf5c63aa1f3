/// A value and its lock for the explorer, which gets the place of each locking.
@usableFromInline
package struct Locked<Value: ~Copyable>: ~Copyable {
    @usableFromInline let lock: Lock
    @usableFromInline let storage: InlineStorage<Value>

    package init(_ value: consuming Value, _ file: StaticString = #fileID, _ line: UInt = #line) {
        lock = Lock(file, line)
        storage = InlineStorage(value)
    }

    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result,
        _ file: StaticString = #fileID,
        _ line: UInt = #line
    ) throws(Failure) -> Result {
        lock.lock(file, line)
        defer { lock.unlock(file, line) }
        return try body(&storage.address.pointee)
    }

    package borrowing func locked(
        _ file: StaticString = #fileID,
        _ line: UInt = #line
    ) -> UnsafeMutablePointer<Value> {
        lock.lock(file, line)
        return storage.address
    }

    package borrowing func unlock(_ file: StaticString = #fileID, _ line: UInt = #line) {
        lock.unlock(file, line)
    }
}

// SAFETY: the value is accessed only under the lock.
extension Locked: @unchecked Sendable where Value: ~Copyable & Sendable {}
