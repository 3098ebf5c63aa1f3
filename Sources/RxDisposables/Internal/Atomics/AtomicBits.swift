public import Builtin

/// What an atomic access orders beside itself.
///
/// What a thread does before a releasing access is seen by who reads, with an acquiring one, what that wrote.
@usableFromInline
package enum AtomicOrdering: Sendable {
    /// Nothing.
    case relaxed
    /// What follows comes after it.
    case acquiring
    /// What precedes comes before it.
    case releasing
    /// Both.
    case acquiringAndReleasing

    /// The order of an exchange that only reads, since something else was there.
    @inlinable
    var withoutStore: AtomicOrdering {
        @inline(__always) get {
            switch self {
            case .acquiring, .acquiringAndReleasing: .acquiring
            case .relaxed, .releasing: .relaxed
            }
        }
    }
}

/// An integer of a size that processors access atomically: each function is one builtin of the compiler.
///
/// Of the words before a value, the first is always the address of the field.
@usableFromInline
package protocol AtomicBits: FixedWidthInteger, Sendable {
    static func load(_ field: Builtin.RawPointer, _ ordering: AtomicOrdering) -> Self
    static func store(_ field: Builtin.RawPointer, _ value: Self, _ ordering: AtomicOrdering)
    static func exchange(_ field: Builtin.RawPointer, _ value: Self, _ ordering: AtomicOrdering) -> Self
    static func add(_ field: Builtin.RawPointer, _ value: Self, _ ordering: AtomicOrdering) -> Self
    static func or(_ field: Builtin.RawPointer, _ value: Self, _ ordering: AtomicOrdering) -> Self
    static func compareExchange(
        _ field: Builtin.RawPointer, _ old: Self, _ new: Self, _ success: AtomicOrdering, _ failure: AtomicOrdering
    ) -> (Bool, Self)
    static func weakCompareExchange(
        _ field: Builtin.RawPointer, _ old: Self, _ new: Self, _ success: AtomicOrdering, _ failure: AtomicOrdering
    ) -> (Bool, Self)
}

#if _pointerBitWidth(_64)
@usableFromInline package typealias WordBits = UInt64
#else
@usableFromInline package typealias WordBits = UInt32
#endif
