internal import Explorer

/// A pointer that each thread of a run has for itself.
@_spi(Internals) public struct ThreadLocalPointer: ~Copyable, Sendable {
    /// Frees what a pointer points to.
    public typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let key = ThreadLocals.newKey()

    /// Makes one that is `nil` on each thread.
    public init() {}

    /// What the calling thread has stored.
    public borrowing func load() -> UnsafeMutableRawPointer? {
        ThreadLocals.load(key)
    }

    /// Stores a pointer for the calling thread; it is never freed, since the next run has the same threads.
    public borrowing func store(_ pointer: UnsafeMutableRawPointer, freedBy free: Free) {
        ThreadLocals.store(pointer, key)
    }
}
