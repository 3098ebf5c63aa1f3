internal import Foundation
internal import RxDisposables
internal import RxObservable

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// What happens to a request, as it happens.
enum ExchangeEvent: Sendable {
    /// So many bytes of the request's body have been sent, of a number that may be known.
    case sent(Int64, of: Int64?)
    /// The answer begins, and is one that was asked for.
    case response(HTTPURLResponse)
    /// The next bytes of the answer's body.
    case data(Data)
}

/// The body of a request.
enum RequestBody: Sendable {
    /// What the request itself has.
    case own
    case data(Data)
    case file(URL)
}

/// A request and its answer, which is handed on as it comes.
///
/// What is delivered is delivered inside of the session's call, and that is how a slow subscriber slows down the server:
///
/// - On Apple's systems the task is suspended meanwhile, so nothing is read from the connection.
/// - Elsewhere, suspending doesn't keep a session from reading. So each exchange has a session of its own there, whose
///   ``PacedQueue`` lets it wait.
///
// SAFETY: what changes is used on the delegate queue alone, which is serial.
final class Exchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// Looks at the beginning of an answer: `nil` if it is what was asked for, or else what makes an error of it and of
    /// the beginning of its body.
    typealias Check = @Sendable (HTTPURLResponse) -> (@Sendable (_ beginning: Data) -> any Error)?

    /// Asks for a status of 200..<300.
    static let success: Check = { response in
        guard 200..<300 ~= response.statusCode else {
            return { RxCocoaURLError.httpRequestFailed(response: response, data: $0) }
        }
        return nil
    }

    /// How much of the body of an answer that wasn't asked for is kept, in bytes.
    static var mostOfRefused: Int { 64 * 1024 }

    private let counted = Counted()
    private let observer: AnyObserver<ExchangeEvent>
    private let session: URLSession
    private let check: Check
    private let log: RequestLog?
    private var refusal: (@Sendable (Data) -> any Error)?
    private var beginning = Data()

    private init(
        _ observer: AnyObserver<ExchangeEvent>,
        _ request: URLRequest,
        _ session: URLSession,
        _ check: @escaping Check
    ) {
        self.observer = observer
        self.session = session
        self.check = check
        log = RequestLog(request)
    }

    /// Sends a request with each subscription; disposing of it closes the connection.
    static func events(
        of request: URLRequest,
        sending body: RequestBody = .own,
        on session: URLSession,
        check: @escaping Check = success
    ) -> Observable<ExchangeEvent> {
        .create { observer in
            #if canImport(Darwin)
            if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *) {
                let task = body.task(request, on: session)
                task.delegate = Exchange(observer, request, session, check)
                task.resume()
                return Disposables.create { task.cancel() }
            }
            let queue = session.delegateQueue
            #else
            let queue = PacedQueue()
            #endif
            let own = URLSession(
                configuration: session.configuration,
                delegate: Exchange(observer, request, session, check),
                delegateQueue: queue
            )
            let task = body.task(request, on: own)
            task.resume()
            // It lives until the task is over, and then lets go of its delegate.
            own.finishTasksAndInvalidate()
            return Disposables.create {
                #if !canImport(Darwin)
                // A session that waits wouldn't hear of the cancellation.
                queue.open()
                #endif
                task.cancel()
            }
        }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            // A second answer comes where the first one asked for a password.
            refusal = check(response)
            beginning = Data()
            if refusal == nil { observer.onNext(.response(response)) }
        } else {
            observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        completionHandler(observer.isDisposed ? .cancel : .allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard !observer.isDisposed, !data.isEmpty else { return }
        if let refusal {
            beginning.append(data.prefix(Exchange.mostOfRefused - beginning.count))
            if beginning.count == Exchange.mostOfRefused { observer.onError(refusal(beginning)) }
        } else {
            #if canImport(Darwin)
            dataTask.suspend()
            defer { dataTask.resume() }
            #endif
            observer.onNext(.data(data))
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        guard !observer.isDisposed else { return }
        observer.onNext(.sent(totalBytesSent, of: totalBytesExpectedToSend > 0 ? totalBytesExpectedToSend : nil))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        log?.write(task.response, error)
        guard !observer.isDisposed else { return }
        if let refusal {
            observer.onError(refusal(beginning))
        } else if let error {
            observer.onError(error)
        } else {
            observer.onCompleted()
        }
    }

    // What the delegate of the session that was given decides, if it has one.

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let delegate = self.session.delegate as? any URLSessionTaskDelegate
        #if canImport(Darwin)
        let ask = delegate?.urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)
        #else
        let ask = delegate.map { $0.urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:) }
        #endif
        guard let ask else { return completionHandler(request) }
        ask(self.session, task, response, request, completionHandler)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let delegate = self.session.delegate as? any URLSessionTaskDelegate
        #if canImport(Darwin)
        let ask = delegate?.urlSession(_:task:didReceive:completionHandler:)
        guard let ask else { return completionHandler(.performDefaultHandling, nil) }
        ask(self.session, task, challenge, completionHandler)
        #else
        // Without a credential, the default is to wait for ever; the answer as it is says more.
        let isHelpless = challenge.proposedCredential == nil
        let answer: @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = { disposition, credential in
            let isOver = isHelpless && disposition == .performDefaultHandling
            completionHandler(isOver ? .cancelAuthenticationChallenge : disposition, credential)
        }
        guard let delegate else { return answer(.performDefaultHandling, nil) }
        delegate.urlSession(self.session, task: task, didReceive: challenge, completionHandler: answer)
        #endif
    }

    #if canImport(Darwin)
    func urlSession(
        _ session: URLSession,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let ask = self.session.delegate?.urlSession(_:didReceive:completionHandler:) else {
            return completionHandler(.performDefaultHandling, nil)
        }
        ask(self.session, challenge, completionHandler)
    }
    #endif
}

extension RequestBody {
    fileprivate func task(_ request: URLRequest, on session: URLSession) -> URLSessionDataTask {
        switch self {
        case .own: session.dataTask(with: request)
        case .data(let data): session.uploadTask(with: request, from: data)
        case .file(let url): session.uploadTask(with: request, fromFile: url)
        }
    }
}
