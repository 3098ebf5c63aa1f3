/// Several errors: what an operator fails with that has held back more than one.
public struct CompositeError: Error {
    /// The errors, in the order in which they came; two or more.
    public let errors: [any Error]
}
