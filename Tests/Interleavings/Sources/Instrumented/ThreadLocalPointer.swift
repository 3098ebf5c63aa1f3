internal import Explorer

/// A pointer that each thread of a run has for itself.
@_spi(Internals) public struct ThreadLocalPointer: ~Copyable, Sendable {
    public typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let key = ThreadLocals.newKey()

    public init() {}

    public borrowing func load() -> UnsafeMutableRawPointer? {
        ThreadLocals.load(key)
    }

    // What is stored is never freed: the next run has the same threads.
    public borrowing func store(_ pointer: UnsafeMutableRawPointer, freedBy free: Free) {
        ThreadLocals.store(pointer, key)
    }
}
