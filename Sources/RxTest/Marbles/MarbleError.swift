/// The error of a `#`, unless a test names another one.
public struct MarbleError: Error, Hashable, Sendable {
    /// Makes the error.
    public init() {}
}
