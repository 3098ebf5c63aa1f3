/// The ordering that an atomic access imposes on other memory accesses.
///
/// A thread's writes before a releasing access are visible to a thread whose acquiring access reads the released value.
///
/// ```swift
/// private let disposed = AtomicBool(false)
/// …
/// guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
/// ```
///
/// An exchange that fails only reads: it is acquiring if a successful one is.
///
/// All atomic accesses of this package are the members of ``Atomic64`` and of ``Atomic8``. ``Lock`` is built on them,
/// too. Swift's own `Atomic` needs a library that older systems don't have; a raw layout doesn't. (Where it depends on
/// a parameter, as that of ``InlineStorage`` does, the compiler initialises its metadata with what the targeted system
/// has.) A value with a raw layout keeps its address as long as it lives, and is never copied; so a `let` is enough,
/// and each access is one instruction.
@usableFromInline
package enum AtomicOrdering {
    /// Nothing.
    case relaxed
    /// Later accesses stay after it.
    case acquiring
    /// Earlier accesses stay before it.
    case releasing
    /// Both.
    case acquiringAndReleasing
}

@usableFromInline package typealias AtomicBool = Atomic8<Bool>
@usableFromInline package typealias AtomicUInt8 = Atomic8<UInt8>
@usableFromInline package typealias AtomicUInt64 = Atomic64<UInt64>
// A word, in a field of 64 bits where words are shorter, too.
@usableFromInline package typealias AtomicInt = Atomic64<Int>
@usableFromInline package typealias AtomicUInt = Atomic64<UInt>
