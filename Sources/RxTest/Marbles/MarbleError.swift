/// The error that a `#` stands for where a test names no other.
public struct MarbleError: Error, Hashable, Sendable {
    /// Makes the error.
    public init() {}
}
