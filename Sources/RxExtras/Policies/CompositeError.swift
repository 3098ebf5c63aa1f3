/// Several errors, which an operator has held back and fails with at the end.
public struct CompositeError: Error {
    /// The errors, in the order in which they arrived; two or more.
    public let errors: [any Error]
}
