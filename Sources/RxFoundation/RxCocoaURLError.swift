public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// What can go wrong with a request, apart from the errors of `URLSession` itself.
///
/// It has RxSwift's name, under which existing code knows it; new code may call it ``RxURLError``.
public enum RxCocoaURLError: Error {
    /// There was neither a response nor an error.
    case unknown
    /// The response isn't an HTTP response.
    case nonHTTPResponse(response: URLResponse)
    /// The server answered with a status outside 200..<300.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The body can't be decoded as the requested type.
    case deserializationError(error: any Error)
}

/// What can go wrong with a request.
public typealias RxURLError = RxCocoaURLError

extension RxCocoaURLError: CustomDebugStringConvertible {
    /// The error in one sentence; for a status outside 200..<300, with the first 200 characters of the body, in one
    /// line, if it is text.
    public var debugDescription: String {
        switch self {
        case .unknown: "The request ended with neither a response nor an error."
        case .nonHTTPResponse(let response): "The response isn't one of HTTP: \(response)"
        case .httpRequestFailed(let response, let data):
            "The server answered with status \(response.statusCode)\(data.flatMap(Self.beginning) ?? ".")"
        case .deserializationError(let error): "The body of the response can't be read: \(error)"
        }
    }
    private static func beginning(of body: Data) -> String? {
        let bytes = body.prefix(800)
        var text = String(decoding: bytes, as: UTF8.self)
        // A cut in the middle of a character leaves replacement characters.
        if bytes.count < body.count { while text.last == "\u{FFFD}" { text.removeLast() } }
        guard !text.contains("\u{FFFD}") else { return nil }
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !line.isEmpty else { return nil }
        return line.count > 200 || body.count > bytes.count ? ": \(line.prefix(200))…" : ": \(line)"
    }
}
