public import RxDisposables

/// A value that is written and read in one step, so that readers need no lock.
///
/// Only for types that ``fits`` is true for: numbers, flags, enumerations without payload, small structs of those.
@usableFromInline
struct AtomicWord<Value>: ~Copyable {
    @usableFromInline let bits: AtomicUInt

    /// Whether a value is nothing but bits, as many as an integer has.
    @inlinable @inline(__always)
    static var fits: Bool {
        guard _isPOD(Value.self) else { return false }
        switch MemoryLayout<Value>.size {
        case 1, 2, 4, MemoryLayout<UInt>.size: return true
        default: return false
        }
    }

    /// Makes a word with a value; with nothing to read if it doesn't fit.
    init(_ value: borrowing Value) {
        bits = AtomicUInt(Self.fits ? Self.bits(of: value) : 0)
    }

    /// The value; it has to fit.
    @inlinable @inline(__always)
    borrowing func load() -> Value {
        let bits = bits.load(ordering: .acquiring)
        return switch MemoryLayout<Value>.size {
        case 1: Self.value(of: UInt8(truncatingIfNeeded: bits))
        case 2: Self.value(of: UInt16(truncatingIfNeeded: bits))
        case 4: Self.value(of: UInt32(truncatingIfNeeded: bits))
        default: Self.value(of: bits)
        }
    }

    /// Replaces the value; it has to fit.
    @inline(__always) borrowing func store(_ value: borrowing Value) {
        bits.store(Self.bits(of: value), ordering: .releasing)
    }

    @inlinable @inline(__always)
    static func value<Bits>(of bits: Bits) -> Value {
        // SAFETY: the bits have the value's size and were made from the bytes of such a value, which are all that it
        // consists of.
        unsafeBitCast(bits, to: Value.self)
    }

    @inline(__always) private static func bits(of value: borrowing Value) -> UInt {
        withUnsafeBytes(of: value) { memory in
            switch memory.count {
            case 1: UInt(memory.loadUnaligned(as: UInt8.self))
            case 2: UInt(memory.loadUnaligned(as: UInt16.self))
            case 4: UInt(memory.loadUnaligned(as: UInt32.self))
            default: memory.loadUnaligned(as: UInt.self)
            }
        }
    }
}
