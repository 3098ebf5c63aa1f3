/// A field that counts its object among those of ``Resources/total``, for as long as that lives.
///
/// Where nothing is counted, it takes no room and does nothing. No code may access it: the thread sanitizer would take a
/// field without a size for the one that stands beside it.
package struct Counted: ~Copyable, Sendable {
    #if DEBUG || ResourceTracing
    package init() {
        Resources.incrementTotal()
    }

    deinit {
        Resources.decrementTotal()
    }
    #else
    @inlinable
    @inline(__always)
    package init() {}
    #endif
}
