public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Errors of a body that is delivered as it arrives, apart from the errors of `URLSession` and
/// ``/RxFoundation/RxURLError``.
public enum URLStreamError: Error {
    /// The server sends another type than requested; the data is the body's beginning, up to 64 KiB.
    case unexpectedContentType(response: HTTPURLResponse, data: Data)
    /// A line can't be decoded; the first one has the number 1.
    case undecodableLine(number: Int, text: String, error: any Error)
    /// More bytes came than may wait for a subscriber that is slower than the server.
    case overrun(limit: Int)
}

extension URLStreamError: CustomDebugStringConvertible {
    /// A description of the error, in a sentence.
    public var debugDescription: String {
        switch self {
        case .unexpectedContentType(let response, _):
            "The server sends another type of content: \(response.mimeType ?? "none is named")."
        case .undecodableLine(let number, let text, let error):
            "Line \(number) can't be decoded, \(error): \(text.prefix(200))"
        case .overrun(let limit):
            "The server is faster than the subscriber: more than \(limit) bytes wait. Take less time, or allow more."
        }
    }
}
