/// An error between a sequence and a control.
public enum BindingError: Error, Equatable, CustomStringConvertible {
    /// An object has a delegate or data source already, so that another one can't be bound to it.
    case delegateAlreadySet(object: String, delegate: String)
    /// There is no model at the place that a view was asked for.
    case noModel(object: String, place: String)
    /// A value isn't of the type that was asked for.
    case unexpectedType(value: String, expected: String)

    /// What happened and what to do, in words.
    public var description: String {
        switch self {
        case .delegateAlreadySet(let object, let delegate):
            """
            \(object) has \(delegate) as its delegate or data source already, which would be lost. Dispose of the \
            binding that set it, or set the property to nil, before another one is bound.
            """
        case .noModel(let object, let place):
            "\(object) has no model at \(place): its items have changed since the place was taken."
        case .unexpectedType(let value, let expected):
            "\(value) isn't of the type \(expected). Ask for the type that was bound."
        }
    }
}
