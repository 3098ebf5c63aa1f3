/// Errors of a text or a feed that arrives in bytes.
public enum ByteStreamError: Error {
    /// A line is longer than it may be, in bytes.
    case lineTooLong(maximumLength: Int)
    /// A server-sent event has a line, or data, longer than it may be, in bytes.
    case eventTooLong(maximumLength: Int)
    /// A line can't be decoded; the first one has the number 1.
    case undecodableLine(number: Int, text: String, error: any Error)
}

extension ByteStreamError: CustomDebugStringConvertible {
    /// A description of the error, in a sentence.
    public var debugDescription: String {
        switch self {
        case .lineTooLong(let length): "A line is longer than \(length) bytes, its maximum length."
        case .eventTooLong(let length): "A server-sent event is longer than \(length) bytes, its maximum length."
        case .undecodableLine(let number, let text, let error):
            "Line \(number) can't be decoded, \(error): \(text.prefix(200))"
        }
    }
}
