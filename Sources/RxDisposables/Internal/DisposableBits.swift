/// A field for one strong reference to a disposable, which can be written through a `let`.
///
/// It has two words: the reference and the table of its conformance. The words are atomics only to make them mutable in
/// a `let`; all accesses are relaxed, so each costs as much as a plain access. The owner orders them by a state of its
/// own or by a lock: no thread may copy, take or put during another thread's access.
package struct DisposableBits: ~Copyable, Sendable {
    private let object: AtomicUInt
    private let conformance: AtomicUInt

    /// Makes a field without a reference.
    package init() {
        object = AtomicUInt(0)
        conformance = AtomicUInt(0)
    }

    /// Makes a field that holds a reference.
    ///
    /// - Parameter disposable: The disposable to keep.
    package init(_ disposable: consuming any Disposable) {
        let words = DisposableBits.words(of: disposable)
        object = AtomicUInt(words.0)
        conformance = AtomicUInt(words.1)
    }

    /// Moves a reference into the field, which must be empty.
    ///
    /// - Parameter disposable: The disposable to keep.
    package borrowing func put(_ disposable: consuming any Disposable) {
        let words = DisposableBits.words(of: disposable)
        object.store(words.0, ordering: .relaxed)
        conformance.store(words.1, ordering: .relaxed)
    }

    @inline(__always)
    private static func words(of disposable: consuming any Disposable) -> (UInt, UInt) {
        var disposable: (any Disposable)? = disposable
        var words: (UInt, UInt) = (0, 0)
        withUnsafeMutablePointer(to: &words) { words in
            // SAFETY: an optional class-bound existential is two words, a reference and a table: `DisposableBitsTests`
            // checks that. The words are trivial, so there is nothing to deinitialise below the new value.
            words.withMemoryRebound(to: (any Disposable)?.self, capacity: 1) { $0.initialize(to: disposable.take()) }
        }
        return words
    }

    /// Reads the reference, which stays in the field.
    ///
    /// - Returns: The stored reference; `nil` if the field is empty.
    package borrowing func copy() -> (any Disposable)? {
        // Only `take()` turns the words into a reference again. So the reference is taken, retained for the caller, and
        // put back.
        guard let held = take() else { return nil }
        put(held)
        return held
    }

    /// Moves the reference out of the field.
    ///
    /// - Returns: The stored reference; `nil` if the field is empty.
    package borrowing func take() -> (any Disposable)? {
        var words = (object.load(ordering: .relaxed), conformance.load(ordering: .relaxed))
        // Clearing this word is enough: a pair whose reference is 0 is `nil`, whatever the table is.
        object.store(0, ordering: .relaxed)
        return withUnsafeMutablePointer(to: &words) { words in
            // SAFETY: these words were written by `put` as one value, and no other call moves them out again, since
            // moving them out leaves 0 for the reference, which is `nil`.
            words.withMemoryRebound(to: (any Disposable)?.self, capacity: 1) { $0.move() }
        }
    }
}
