#if canImport(Darwin)
public import Foundation
internal import RxFoundation
public import RxObservable
public import RxTraits

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
extension Reactive where Base: URLSession {
    /// Sends a request and emits the bytes of the answer's body as they come.
    ///
    /// `session.rx.bytes(for: request).lines()` are the lines of a text, for example.
    ///
    /// It is the session's own `bytes(for:)` as a sequence: the server has to wait while a subscriber handles an
    /// element. Each subscription sends the request, and disposing of it cancels the request. Other systems' sessions
    /// read ahead without a limit, so they have no such member: use AsyncHTTPClient there.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - check: Throws an error of an answer that isn't wanted; by default, a status outside 200..<300 isn't.
    /// - Returns: The bytes, and the end with the body. Fails with the session's error, with what `check` throws,
    ///   without it with ``/RxFoundation/RxCocoaURLError/httpRequestFailed(response:data:)``, whose data is the
    ///   beginning of the body, up to 64 KiB, and with ``/RxFoundation/RxCocoaURLError/nonHTTPResponse(response:)``.
    public func bytes(
        for request: URLRequest,
        checking check: (@Sendable (HTTPURLResponse) throws -> Void)? = nil
    ) -> Observable<UInt8> {
        let session: URLSession = base
        return .deferred {
            let (bytes, answer) = try await session.bytes(for: request)
            guard let response = answer as? HTTPURLResponse else {
                throw RxCocoaURLError.nonHTTPResponse(response: answer)
            }
            if let check {
                try check(response)
            } else if !(200..<300 ~= response.statusCode) {
                var beginning = Data()
                for try await byte in bytes.prefix(65_536) { beginning.append(byte) }
                throw RxCocoaURLError.httpRequestFailed(response: response, data: beginning)
            }
            return bytes.asObservable()
        }
    }
}
#elseif canImport(FoundationNetworking)
public import FoundationNetworking
public import RxObservable
public import RxTraits

extension Reactive where Base: URLSession {
    /// Takes the name of API that needs a session which doesn't read ahead.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "URLSession reads ahead without a limit on this system. Use AsyncHTTPClient.")
    public func bytes<Request>(for request: sending Request) -> Observable<UInt8> {
        .never()
    }
}
#endif
