public import Foundation
internal import RxDisposables
public import RxObservable
public import RxTraits

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// Each subscription sends a request of its own, and disposing of it cancels the request. Everything is delivered on the
// session's delegate queue.
extension Reactive where Base: URLSession {
    /// Decides which requests are logged to standard error, as a `curl` command and with how they ended.
    ///
    /// None by default. The command has all headers, secrets included: for development.
    ///
    /// It may be set, and is called, on any thread.
    public static var shouldLogRequest: @Sendable (URLRequest) -> Bool {
        get { RequestLog.filter }
        set { RequestLog.filter = newValue }
    }

    /// Sends a request and emits the response, whatever its status.
    ///
    /// On Linux, Foundation's session has faults, and some answers never come: [What works on
    /// Linux](/documentation/rx/whatworksonlinux) has the remedies.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response with its body, and then the end. Fails with the session's error, or with
    ///   ``RxCocoaURLError/nonHTTPResponse(response:)``.
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session: URLSession = base
        return .create { observer in
            let log = RequestLog(request)
            let task = session.dataTask(with: request) { data, response, error in
                log?.write(response, error)
                if let error {
                    observer.onError(error)
                } else if let response = response as? HTTPURLResponse {
                    observer.onNext((response, data ?? Data()))
                    observer.onCompleted()
                } else {
                    observer.onError(response.map(RxCocoaURLError.nonHTTPResponse) ?? RxCocoaURLError.unknown)
                }
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }

    /// Sends a request and emits the body of a response with a status of 200..<300.
    ///
    /// - Parameter request: The request.
    /// - Returns: The body, and then the end. Fails as ``RxTraits/Reactive/response(request:)`` does, and with
    ///   ``RxCocoaURLError/httpRequestFailed(response:data:)`` for another status.
    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map { answer in
            guard 200..<300 ~= answer.response.statusCode else {
                throw RxCocoaURLError.httpRequestFailed(response: answer.response, data: answer.data)
            }
            return answer.data
        }
    }

    /// Sends a request and emits the body of the response, parsed as JSON.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - options: How to read JSON.
    /// - Returns: The object that `JSONSerialization` makes of the body, and then the end. Fails as
    ///   ``RxTraits/Reactive/data(request:)`` does, and with ``RxCocoaURLError/deserializationError(error:)``.
    public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        data(request: request).map { data in
            do {
                return try JSONSerialization.jsonObject(with: data, options: options)
            } catch {
                throw RxCocoaURLError.deserializationError(error: error)
            }
        }
    }

    /// Fetches a URL and emits the response, whatever its status.
    ///
    /// - Parameter url: The URL.
    /// - Returns: See ``RxTraits/Reactive/response(request:)``.
    public func response(url: URL) -> Observable<(response: HTTPURLResponse, data: Data)> {
        response(request: URLRequest(url: url))
    }

    /// Fetches a URL and emits the body of a response with a status of 200..<300.
    ///
    /// - Parameter url: The URL.
    /// - Returns: See ``RxTraits/Reactive/data(request:)``.
    public func data(url: URL) -> Observable<Data> {
        data(request: URLRequest(url: url))
    }

    /// Fetches a URL and emits the body of the response, parsed as JSON.
    ///
    /// - Parameter url: The URL.
    /// - Returns: See ``RxTraits/Reactive/json(request:options:)``.
    public func json(url: URL) -> Observable<Any> {
        json(request: URLRequest(url: url))
    }
}
