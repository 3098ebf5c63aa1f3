/// The errors that the library's own operators send.
public enum RxError: Error {
    /// An error that no other case names.
    case unknown
    /// `object` was used after it had been disposed of.
    case disposed(object: AnyObject)
    /// A counter overflowed.
    case overflow
    /// An argument was out of its range.
    case argumentOutOfRange
    /// The sequence completed without an element where one was needed.
    case noElements
    /// The sequence had more elements than the one that was asked for.
    case moreThanOneElement
    /// No event came in time.
    case timeout
}

// SAFETY: the one payload that isn't Sendable is there to be compared and to name its type; its state is never read.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
    /// A sentence that says what happened.
    public var debugDescription: String {
        switch self {
        case .unknown: "Something failed that no other error names."
        // Its type alone: a description of its own would read the object's state on whichever thread this is.
        case .disposed(let object): "An object of type \(type(of: object)) was used after it had been disposed of."
        case .overflow: "A counter went over the range of its type."
        case .argumentOutOfRange: "An argument was out of its range."
        case .noElements: "The sequence has no element."
        case .moreThanOneElement: "The sequence has more than one element."
        case .timeout: "Nothing came in time."
        }
    }
}
