public import Builtin

/// A field of an object that several threads read and write, each access in one step.
///
/// ```swift
/// private let disposed = AtomicBool(false)
/// …
/// guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
/// ```
///
/// All atomic accesses of this package are the members of the extensions below; ``Lock`` stands on them, too. There is
/// a type for each kind of value, and none has a layout that depends on a parameter: that would take a newer runtime than
/// the oldest systems have. An access is the one instruction that it says.
@usableFromInline
package protocol AtomicField: ~Copyable {
    /// What the field holds: nothing but bits, as many as `Bits` has.
    associatedtype Value
    /// What it is in memory.
    associatedtype Bits: AtomicBits
}

/// A flag.
// SAFETY: accessed atomically alone, by the members of `AtomicField`.
@_rawLayout(like: UInt8)
@usableFromInline
package struct AtomicBool: ~Copyable, AtomicField, @unchecked Sendable {
    @usableFromInline package typealias Value = Bool
    @usableFromInline package typealias Bits = UInt8

    /// Makes a flag.
    @inlinable
    package init(_ value: Bool) { initialize(to: value) }
}

/// A state that is one byte.
// SAFETY: accessed atomically alone, by the members of `AtomicField`.
@_rawLayout(like: UInt8)
@usableFromInline
package struct AtomicUInt8: ~Copyable, AtomicField, @unchecked Sendable {
    @usableFromInline package typealias Value = UInt8
    @usableFromInline package typealias Bits = UInt8

    /// Makes a state.
    @inlinable
    package init(_ value: UInt8) { initialize(to: value) }
}

/// A state that is one of the cases of an enumeration without payload.
// SAFETY: accessed atomically alone, by the members of `AtomicField`.
@_rawLayout(like: UInt8)
package struct AtomicState<Value: AtomicStateValue>: ~Copyable, AtomicField, @unchecked Sendable {
    package typealias Bits = UInt8

    /// Makes a state.
    @inline(__always)
    package init(_ value: Value) { initialize(to: value) }
}

/// An enumeration of numbers that are one byte, as it is itself.
package protocol AtomicStateValue: RawRepresentable, Sendable where RawValue == UInt8 {}

/// A count.
// SAFETY: accessed atomically alone, by the members of `AtomicField`.
@_rawLayout(like: UInt)
@usableFromInline
package struct AtomicInt: ~Copyable, AtomicField, @unchecked Sendable {
    @usableFromInline package typealias Value = Int
    @usableFromInline package typealias Bits = WordBits

    /// Makes a count.
    @inlinable
    package init(_ value: Int) { initialize(to: value) }
}

/// A word: an address, or bits.
// SAFETY: accessed atomically alone, by the members of `AtomicField`.
@_rawLayout(like: UInt)
@usableFromInline
package struct AtomicUInt: ~Copyable, AtomicField, @unchecked Sendable {
    @usableFromInline package typealias Value = UInt
    @usableFromInline package typealias Bits = WordBits

    /// Makes a word.
    @inlinable
    package init(_ value: UInt) { initialize(to: value) }
}

/// Nanoseconds, which don't fit in a word everywhere.
// SAFETY: accessed atomically alone, by the members of `AtomicField`.
@_rawLayout(like: UInt64)
@usableFromInline
package struct AtomicUInt64: ~Copyable, AtomicField, @unchecked Sendable {
    @usableFromInline package typealias Value = UInt64
    @usableFromInline package typealias Bits = UInt64

    /// Makes a field.
    @inlinable
    package init(_ value: UInt64) { initialize(to: value) }
}

extension AtomicField where Self: ~Copyable {
    /// Where the field is: a type with a raw layout stays there as long as it lives, and is never passed by value.
    @_alwaysEmitIntoClient
    @inline(__always)
    var address: Builtin.RawPointer {
        Builtin.addressOfRawLayout(self)
    }

    /// Writes the first value, before another thread can see the field.
    @_alwaysEmitIntoClient
    @inline(__always)
    func initialize(to value: Value) {
        UnsafeMutableRawPointer(address).initializeMemory(as: Bits.self, to: Self.bits(of: value))
    }

    /// Reads the value.
    ///
    /// - Parameter ordering: `relaxed` or `acquiring`.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func load(ordering: AtomicOrdering) -> Value {
        Self.value(of: Bits.load(address, ordering))
    }

    /// Writes the value.
    ///
    /// - Parameter ordering: `relaxed` or `releasing`.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func store(_ value: Value, ordering: AtomicOrdering) {
        Bits.store(address, Self.bits(of: value), ordering)
    }

    /// Writes a value.
    ///
    /// - Returns: The value before it.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func exchange(_ value: Value, ordering: AtomicOrdering) -> Value {
        Self.value(of: Bits.exchange(address, Self.bits(of: value), ordering))
    }

    /// Writes a value if another one is there.
    ///
    /// - Returns: Whether it did, and what was there.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func compareExchange(
        expected: Value,
        desired: Value,
        ordering: AtomicOrdering
    ) -> (exchanged: Bool, original: Value) {
        let (exchanged, original) = Bits.compareExchange(
            address, Self.bits(of: expected), Self.bits(of: desired), ordering, ordering.withoutStore
        )
        return (exchanged, Self.value(of: original))
    }

    /// Writes a value if another one is there.
    ///
    /// - Returns: Whether it did, and what was there.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func compareExchange(
        expected: Value,
        desired: Value,
        successOrdering: AtomicOrdering,
        failureOrdering: AtomicOrdering
    ) -> (exchanged: Bool, original: Value) {
        let (exchanged, original) = Bits.compareExchange(
            address, Self.bits(of: expected), Self.bits(of: desired), successOrdering, failureOrdering
        )
        return (exchanged, Self.value(of: original))
    }

    /// Writes a value if another one is there, or not even then: for loops.
    ///
    /// - Returns: Whether it did, and what was there.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func weakCompareExchange(
        expected: Value,
        desired: Value,
        ordering: AtomicOrdering
    ) -> (exchanged: Bool, original: Value) {
        let (exchanged, original) = Bits.weakCompareExchange(
            address, Self.bits(of: expected), Self.bits(of: desired), ordering, ordering.withoutStore
        )
        return (exchanged, Self.value(of: original))
    }

    /// Writes a value if another one is there, or not even then: for loops.
    ///
    /// - Returns: Whether it did, and what was there.
    @_alwaysEmitIntoClient
    @inline(__always)
    package borrowing func weakCompareExchange(
        expected: Value,
        desired: Value,
        successOrdering: AtomicOrdering,
        failureOrdering: AtomicOrdering
    ) -> (exchanged: Bool, original: Value) {
        let (exchanged, original) = Bits.weakCompareExchange(
            address, Self.bits(of: expected), Self.bits(of: desired), successOrdering, failureOrdering
        )
        return (exchanged, Self.value(of: original))
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    static func bits(of value: Value) -> Bits {
        // SAFETY: of one size, and any value is nothing but bits.
        unsafeBitCast(value, to: Bits.self)
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    static func value(of bits: Bits) -> Value {
        // SAFETY: of one size, and these bits are always those of a value.
        unsafeBitCast(bits, to: Value.self)
    }
}

extension AtomicField where Self: ~Copyable, Value: FixedWidthInteger {
    /// Adds to the value; beyond the largest, it goes on at the smallest.
    ///
    /// - Returns: The value before and after.
    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    package borrowing func wrappingAdd(
        _ operand: Value,
        ordering: AtomicOrdering
    ) -> (oldValue: Value, newValue: Value) {
        let old = Self.value(of: Bits.add(address, Self.bits(of: operand), ordering))
        return (old, old &+ operand)
    }

    /// Subtracts from the value; beyond the smallest, it goes on at the largest.
    ///
    /// - Returns: The value before and after.
    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    package borrowing func wrappingSubtract(
        _ operand: Value,
        ordering: AtomicOrdering
    ) -> (oldValue: Value, newValue: Value) {
        let old = Self.value(of: Bits.add(address, Self.bits(of: 0 &- operand), ordering))
        return (old, old &- operand)
    }

    /// Sets bits of the value.
    ///
    /// - Returns: The value before and after.
    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    package borrowing func bitwiseOr(
        _ operand: Value,
        ordering: AtomicOrdering
    ) -> (oldValue: Value, newValue: Value) {
        let old = Self.value(of: Bits.or(address, Self.bits(of: operand), ordering))
        return (old, old | operand)
    }
}
