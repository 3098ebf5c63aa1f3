internal import Builtin
public import Explorer

/// An atomic for the explorer, of up to eight bytes: each operation is a point at which it decides which thread
/// continues.
// SAFETY: all threads of a run are on one thread of the system.
@_rawLayout(like: Place)
@usableFromInline
package struct Atomic64<Value: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
    @_alwaysEmitIntoClient
    @inline(__always)
    package init(_ value: Value, _ file: StaticString = #fileID, _ line: UInt = #line) {
        place.make(Self.bits(of: value), Site(file, line))
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    var place: UnsafeMutablePointer<Place> { .init(Builtin.addressOfRawLayout(self)) }

    // A value of fewer bytes is in the lowest of the word.
    @_alwaysEmitIntoClient
    @inline(__always)
    static func bits(of value: Value) -> UInt64 {
        var bits: UInt64 = 0
        // SAFETY: a value consists of bits only, of eight bytes at most.
        withUnsafeMutableBytes(of: &bits) { $0.storeBytes(of: value, as: Value.self) }
        return bits
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    static func value(_ bits: UInt64) -> Value {
        // SAFETY: the bits are always those of a value.
        withUnsafeBytes(of: bits) { $0.load(as: Value.self) }
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    package func load(ordering: AtomicOrdering, _ file: StaticString = #fileID, _ line: UInt = #line) -> Value {
        Self.value(place.load(Site(file, line)))
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    package func store(
        _ value: Value,
        ordering: AtomicOrdering,
        _ file: StaticString = #fileID,
        _ line: UInt = #line
    ) {
        place.store(Self.bits(of: value), Site(file, line))
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    package func exchange(
        _ value: Value,
        ordering: AtomicOrdering,
        _ file: StaticString = #fileID,
        _ line: UInt = #line
    ) -> Value {
        Self.value(place.swap(Self.bits(of: value), Site(file, line)))
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    package func compareExchange(
        expected: Value,
        desired: Value,
        ordering: AtomicOrdering,
        _ file: StaticString = #fileID,
        _ line: UInt = #line
    ) -> (exchanged: Bool, original: Value) {
        let old = Self.bits(of: expected)
        let original = place.compareAndSwap(old, Self.bits(of: desired), Site(file, line))
        return (original == old, Self.value(original))
    }

    // It never fails spuriously here, since its callers try again at once.
    @_alwaysEmitIntoClient
    @inline(__always)
    package func weakCompareExchange(
        expected: Value,
        desired: Value,
        ordering: AtomicOrdering,
        _ file: StaticString = #fileID,
        _ line: UInt = #line
    ) -> (exchanged: Bool, original: Value) {
        compareExchange(expected: expected, desired: desired, ordering: ordering, file, line)
    }
}

extension Atomic64 where Value: FixedWidthInteger & SendableMetatype {
    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    package func wrappingAdd(
        _ operand: Value,
        ordering: AtomicOrdering,
        _ file: StaticString = #fileID,
        _ line: UInt = #line
    ) -> (oldValue: Value, newValue: Value) {
        let old = Self.value(place.add(Self.bits(of: operand), Self.bits(of: ~0), Site(file, line)))
        return (old, old &+ operand)
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    package func wrappingSubtract(
        _ operand: Value,
        ordering: AtomicOrdering,
        _ file: StaticString = #fileID,
        _ line: UInt = #line
    ) -> (oldValue: Value, newValue: Value) {
        let old = wrappingAdd(0 &- operand, ordering: ordering, file, line).oldValue
        return (old, old &- operand)
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    package func bitwiseOr(
        _ operand: Value,
        ordering: AtomicOrdering,
        _ file: StaticString = #fileID,
        _ line: UInt = #line
    ) -> (oldValue: Value, newValue: Value) {
        let old = Self.value(place.or(Self.bits(of: operand), Site(file, line)))
        return (old, old | operand)
    }
}

/// An atomic of a byte.
@usableFromInline
package typealias Atomic8 = Atomic64
