public import Builtin

// A word where words are long, and nanoseconds; as `AtomicBits+UInt8.swift`.
extension UInt64: AtomicBits {
    @inlinable
    @inline(__always)
    package static func load(_ field: Builtin.RawPointer, _ ordering: AtomicOrdering) -> UInt64 {
        switch ordering {
        case .relaxed: UInt64(Builtin.atomicload_monotonic_Int64(field))
        default: UInt64(Builtin.atomicload_acquire_Int64(field))
        }
    }

    @inlinable
    @inline(__always)
    package static func store(_ field: Builtin.RawPointer, _ value: UInt64, _ ordering: AtomicOrdering) {
        switch ordering {
        case .relaxed: Builtin.atomicstore_monotonic_Int64(field, value._value)
        default: Builtin.atomicstore_release_Int64(field, value._value)
        }
    }

    @inlinable
    @inline(__always)
    package static func exchange(_ field: Builtin.RawPointer, _ value: UInt64, _ ordering: AtomicOrdering) -> UInt64 {
        switch ordering {
        case .relaxed: UInt64(Builtin.atomicrmw_xchg_monotonic_Int64(field, value._value))
        case .acquiring: UInt64(Builtin.atomicrmw_xchg_acquire_Int64(field, value._value))
        case .releasing: UInt64(Builtin.atomicrmw_xchg_release_Int64(field, value._value))
        case .acquiringAndReleasing: UInt64(Builtin.atomicrmw_xchg_acqrel_Int64(field, value._value))
        }
    }

    @inlinable
    @inline(__always)
    package static func add(_ field: Builtin.RawPointer, _ value: UInt64, _ ordering: AtomicOrdering) -> UInt64 {
        switch ordering {
        case .relaxed: UInt64(Builtin.atomicrmw_add_monotonic_Int64(field, value._value))
        case .acquiring: UInt64(Builtin.atomicrmw_add_acquire_Int64(field, value._value))
        case .releasing: UInt64(Builtin.atomicrmw_add_release_Int64(field, value._value))
        case .acquiringAndReleasing: UInt64(Builtin.atomicrmw_add_acqrel_Int64(field, value._value))
        }
    }

    @inlinable
    @inline(__always)
    package static func or(_ field: Builtin.RawPointer, _ value: UInt64, _ ordering: AtomicOrdering) -> UInt64 {
        switch ordering {
        case .relaxed: UInt64(Builtin.atomicrmw_or_monotonic_Int64(field, value._value))
        case .acquiring: UInt64(Builtin.atomicrmw_or_acquire_Int64(field, value._value))
        case .releasing: UInt64(Builtin.atomicrmw_or_release_Int64(field, value._value))
        case .acquiringAndReleasing: UInt64(Builtin.atomicrmw_or_acqrel_Int64(field, value._value))
        }
    }

    @inlinable
    @inline(__always)
    package static func compareExchange(
        _ field: Builtin.RawPointer,
        _ old: UInt64,
        _ new: UInt64,
        _ success: AtomicOrdering,
        _ failure: AtomicOrdering
    ) -> (Bool, UInt64) {
        let (original, exchanged) =
            switch (success, failure) {
            case (.relaxed, .relaxed): Builtin.cmpxchg_monotonic_monotonic_Int64(field, old._value, new._value)
            case (.acquiring, .relaxed): Builtin.cmpxchg_acquire_monotonic_Int64(field, old._value, new._value)
            case (.acquiring, .acquiring): Builtin.cmpxchg_acquire_acquire_Int64(field, old._value, new._value)
            case (.releasing, .relaxed): Builtin.cmpxchg_release_monotonic_Int64(field, old._value, new._value)
            case (.acquiringAndReleasing, .relaxed): Builtin.cmpxchg_acqrel_monotonic_Int64(field, old._value, new._value)
            default: Builtin.cmpxchg_acqrel_acquire_Int64(field, old._value, new._value)
            }
        return (Bool(exchanged), UInt64(original))
    }

    @inlinable
    @inline(__always)
    package static func weakCompareExchange(
        _ field: Builtin.RawPointer,
        _ old: UInt64,
        _ new: UInt64,
        _ success: AtomicOrdering,
        _ failure: AtomicOrdering
    ) -> (Bool, UInt64) {
        let (original, exchanged) =
            switch (success, failure) {
            case (.relaxed, .relaxed): Builtin.cmpxchg_monotonic_monotonic_weak_Int64(field, old._value, new._value)
            case (.acquiring, .relaxed): Builtin.cmpxchg_acquire_monotonic_weak_Int64(field, old._value, new._value)
            case (.acquiring, .acquiring): Builtin.cmpxchg_acquire_acquire_weak_Int64(field, old._value, new._value)
            case (.releasing, .relaxed): Builtin.cmpxchg_release_monotonic_weak_Int64(field, old._value, new._value)
            case (.acquiringAndReleasing, .relaxed): Builtin.cmpxchg_acqrel_monotonic_weak_Int64(field, old._value, new._value)
            default: Builtin.cmpxchg_acqrel_acquire_weak_Int64(field, old._value, new._value)
            }
        return (Bool(exchanged), UInt64(original))
    }
}
