/// Heap storage for zero or one value: an `Optional` that costs no metadata.
///
/// In unspecialised generic code each mention of `Optional<Value>` looks its metadata up at run time, about 20 ns; a
/// pointer to `Value` doesn't. For the same reason everything is inlined: a call would pass the metadata of
/// `Cell<Value>`. The storage is allocated for the first value.
package struct Cell<Value>: ~Copyable {
    private var storage: UnsafeMutablePointer<Value>?

    /// Whether there is no value.
    package private(set) var isEmpty = true

    package init() {}

    deinit {
        guard let storage else { return }
        if !isEmpty { storage.deinitialize(count: 1) }
        storage.deallocate()
    }

    /// Replaces and frees the current value.
    @inline(__always) package mutating func set(_ value: Value) {
        guard isEmpty else {
            // SAFETY: a cell that isn't empty has memory.
            storage.unsafelyUnwrapped.pointee = value
            return
        }
        let room = storage ?? UnsafeMutablePointer<Value>.allocate(capacity: 1)
        storage = room
        room.initialize(to: value)
        isEmpty = false
    }

    /// A copy of the value.
    ///
    /// The cell must not be empty.
    @inline(__always) package var value: Value {
        guard !isEmpty else {
            fatalError("A cell was read while empty: it is filled before it is read. Ask `isEmpty` first.")
        }
        // SAFETY: a cell that isn't empty has memory.
        return storage.unsafelyUnwrapped.pointee
    }

    /// Moves the value out.
    ///
    /// The cell must not be empty.
    @inline(__always) package mutating func take() -> Value {
        guard !isEmpty else {
            fatalError("A cell was emptied while empty: it is filled before it is read. Ask `isEmpty` first.")
        }
        isEmpty = true
        // SAFETY: a cell that wasn't empty has memory.
        return storage.unsafelyUnwrapped.move()
    }

    /// Exchanges the values of two cells.
    @inline(__always) package mutating func swap(with other: inout Cell) {
        (storage, other.storage) = (other.storage, storage)
        (isEmpty, other.isEmpty) = (other.isEmpty, isEmpty)
    }

    /// Frees the value, if there is one.
    @inline(__always) package mutating func clear() {
        guard !isEmpty else { return }
        isEmpty = true
        // SAFETY: a cell that wasn't empty has memory.
        storage.unsafelyUnwrapped.deinitialize(count: 1)
    }
}
