internal import Explorer

/// A pointer with a value for each thread of a run.
@_spi(Internals) public struct ThreadLocalPointer: ~Copyable, Sendable {
    /// Frees what a pointer points to.
    public typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let key = ThreadLocals.newKey()

    /// Makes one that is `nil` on each thread.
    public init() {}

    /// The value of the calling thread.
    public borrowing func load() -> UnsafeMutableRawPointer? {
        ThreadLocals.load(key)
    }

    /// Stores a value for the calling thread; it is never freed, since the next run has the same threads.
    public borrowing func store(_ pointer: UnsafeMutableRawPointer, freedBy free: Free) {
        ThreadLocals.store(pointer, key)
    }
}
