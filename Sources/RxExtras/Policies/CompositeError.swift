/// Several errors that an operator has delayed, and fails with at the end.
public struct CompositeError: Error {
    /// The errors, in the order in which they arrived; two or more.
    public let errors: [any Error]
}
