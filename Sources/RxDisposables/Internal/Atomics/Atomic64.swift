public import Builtin

/// 64 bits that several threads read and write, each access in one step; see ``AtomicOrdering``.
///
/// `Value` is an integer of 64 bits, or a word. ``Atomic8`` has the same accesses; the compiler's have the width in
/// their names.
@_rawLayout(like: UInt64)
@usableFromInline
// SAFETY: the members below access it atomically; only `init` doesn't.
package struct Atomic64<Value: FixedWidthInteger & BitwiseCopyable & SendableMetatype>: ~Copyable, @unchecked Sendable {
    /// Makes a field, which no other thread sees yet; a static one is a constant, which takes no `swift_once`.
    @_alwaysEmitIntoClient @_transparent
    package init(_ value: Value) {
        UnsafeMutablePointer<UInt64>(address).initialize(to: UInt64(truncatingIfNeeded: value))
    }

    @_alwaysEmitIntoClient @_transparent
    var address: Builtin.RawPointer { Builtin.addressOfRawLayout(self) }

    @_alwaysEmitIntoClient @_transparent
    static func bits(of value: Value) -> UInt64 {
        #if _pointerBitWidth(_64)
        // SAFETY: both types have the same size, and `Value` is trivial.
        unsafeBitCast(value, to: UInt64.self)
        #else
        // A word is extended by its sign, so that a sum has the bits of its value.
        UInt64(truncatingIfNeeded: value)
        #endif
    }

    @_alwaysEmitIntoClient @_transparent
    static func value(_ bits: Builtin.Int64) -> Value {
        #if _pointerBitWidth(_64)
        // SAFETY: both types have the same size, and the bits are always those of a value.
        unsafeBitCast(UInt64(bits), to: Value.self)
        #else
        Value(truncatingIfNeeded: UInt64(bits))
        #endif
    }

    /// Reads the value: `relaxed` or `acquiring`.
    @_alwaysEmitIntoClient @_transparent
    package func load(ordering: AtomicOrdering) -> Value {
        switch ordering {
        case .relaxed: Self.value(Builtin.atomicload_monotonic_Int64(address))
        default: Self.value(Builtin.atomicload_acquire_Int64(address))
        }
    }

    /// Writes a value: `relaxed` or `releasing`.
    @_alwaysEmitIntoClient @_transparent
    package func store(_ value: Value, ordering: AtomicOrdering) {
        switch ordering {
        case .relaxed: Builtin.atomicstore_monotonic_Int64(address, Self.bits(of: value)._value)
        default: Builtin.atomicstore_release_Int64(address, Self.bits(of: value)._value)
        }
    }

    /// Writes a value, and returns the one before it.
    @_alwaysEmitIntoClient @_transparent
    package func exchange(_ value: Value, ordering: AtomicOrdering) -> Value {
        let new = Self.bits(of: value)._value
        return switch ordering {
        case .relaxed: Self.value(Builtin.atomicrmw_xchg_monotonic_Int64(address, new))
        case .acquiring: Self.value(Builtin.atomicrmw_xchg_acquire_Int64(address, new))
        case .releasing: Self.value(Builtin.atomicrmw_xchg_release_Int64(address, new))
        case .acquiringAndReleasing: Self.value(Builtin.atomicrmw_xchg_acqrel_Int64(address, new))
        }
    }

    /// Writes `desired` if `expected` is there; returns whether it was, and what was there.
    @_alwaysEmitIntoClient @_transparent
    package func compareExchange(
        expected: Value,
        desired: Value,
        ordering: AtomicOrdering
    ) -> (exchanged: Bool, original: Value) {
        let (old, new) = (Self.bits(of: expected)._value, Self.bits(of: desired)._value)
        let (original, exchanged) =
            switch ordering {
            case .relaxed: Builtin.cmpxchg_monotonic_monotonic_Int64(address, old, new)
            case .acquiring: Builtin.cmpxchg_acquire_acquire_Int64(address, old, new)
            case .releasing: Builtin.cmpxchg_release_monotonic_Int64(address, old, new)
            case .acquiringAndReleasing: Builtin.cmpxchg_acqrel_acquire_Int64(address, old, new)
            }
        return (Bool(exchanged), Self.value(original))
    }

    /// As ``compareExchange(expected:desired:ordering:)``, but may fail although `expected` is there: for use in loops.
    @_alwaysEmitIntoClient @_transparent
    package func weakCompareExchange(
        expected: Value,
        desired: Value,
        ordering: AtomicOrdering
    ) -> (exchanged: Bool, original: Value) {
        let (old, new) = (Self.bits(of: expected)._value, Self.bits(of: desired)._value)
        let (original, exchanged) =
            switch ordering {
            case .relaxed: Builtin.cmpxchg_monotonic_monotonic_weak_Int64(address, old, new)
            case .acquiring: Builtin.cmpxchg_acquire_acquire_weak_Int64(address, old, new)
            case .releasing: Builtin.cmpxchg_release_monotonic_weak_Int64(address, old, new)
            case .acquiringAndReleasing: Builtin.cmpxchg_acqrel_acquire_weak_Int64(address, old, new)
            }
        return (Bool(exchanged), Self.value(original))
    }
}

extension Atomic64 where Value: FixedWidthInteger & SendableMetatype {
    /// Adds to the value, with wrap-around; returns it before and after.
    @_alwaysEmitIntoClient @_transparent @discardableResult
    package func wrappingAdd(_ operand: Value, ordering: AtomicOrdering) -> (oldValue: Value, newValue: Value) {
        let bits = Self.bits(of: operand)._value
        let old =
            switch ordering {
            case .relaxed: Self.value(Builtin.atomicrmw_add_monotonic_Int64(address, bits))
            case .acquiring: Self.value(Builtin.atomicrmw_add_acquire_Int64(address, bits))
            case .releasing: Self.value(Builtin.atomicrmw_add_release_Int64(address, bits))
            case .acquiringAndReleasing: Self.value(Builtin.atomicrmw_add_acqrel_Int64(address, bits))
            }
        return (old, old &+ operand)
    }

    /// Subtracts from the value, with wrap-around; returns it before and after.
    @_alwaysEmitIntoClient @_transparent @discardableResult
    package func wrappingSubtract(_ operand: Value, ordering: AtomicOrdering) -> (oldValue: Value, newValue: Value) {
        let old = wrappingAdd(0 &- operand, ordering: ordering).oldValue
        return (old, old &- operand)
    }

    /// Sets bits of the value; returns it before and after.
    @_alwaysEmitIntoClient @_transparent @discardableResult
    package func bitwiseOr(_ operand: Value, ordering: AtomicOrdering) -> (oldValue: Value, newValue: Value) {
        let bits = Self.bits(of: operand)._value
        let old =
            switch ordering {
            case .relaxed: Self.value(Builtin.atomicrmw_or_monotonic_Int64(address, bits))
            case .acquiring: Self.value(Builtin.atomicrmw_or_acquire_Int64(address, bits))
            case .releasing: Self.value(Builtin.atomicrmw_or_release_Int64(address, bits))
            case .acquiringAndReleasing: Self.value(Builtin.atomicrmw_or_acqrel_Int64(address, bits))
            }
        return (old, old | operand)
    }
}
