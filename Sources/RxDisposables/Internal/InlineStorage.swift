internal import Builtin

/// Memory for a value in a constant field: the value changes although nothing is assigned to the field.
///
/// It doesn't define which threads may touch the value; its owner does, which isn't `Sendable` unless it has a proof.
@_rawLayout(like: Value, movesAsLike)
@usableFromInline
package struct InlineStorage<Value: ~Copyable>: ~Copyable {
    @_alwaysEmitIntoClient @inline(__always)
    package init(_ value: consuming Value) {
        address.initialize(to: value)
    }

    @_alwaysEmitIntoClient @inline(__always)
    deinit {
        address.deinitialize(count: 1)
    }

    /// The address of the value, as long as this storage exists.
    @_alwaysEmitIntoClient @inline(__always)
    package var address: UnsafeMutablePointer<Value> { UnsafeMutablePointer(Builtin.addressOfRawLayout(self)) }
}
