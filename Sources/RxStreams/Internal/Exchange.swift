internal import Dispatch
internal import Foundation
internal import RxDisposables
internal import RxFoundation
internal import RxObservable

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// An event of a request.
enum ExchangeEvent: Sendable {
    /// A number of bytes of the request's body has been sent; the total may be known.
    case sent(Int64, of: Int64?)
    /// The answer begins, and is as requested.
    case response(HTTPURLResponse)
    /// The next bytes of the answer's body.
    case data(Data)
}

/// A request and its answer, which is delivered as it arrives.
///
/// A subscriber that is slower than the server mustn't let memory grow:
///
/// - On Apple's systems the task is suspended while the subscriber has a piece, so that no more is read from the
///   connection, and the server has to wait.
/// - Elsewhere a suspended task reads on. Blocking the session's thread would stop reading, but for all sessions of the
///   process, which share it. So pieces wait for the subscriber in the queue of the exchange, and when there are more
///   than the limit allows, the connection is closed and the sequence fails after the last of them.
///
final class Exchange: NSObject, URLSessionDataDelegate, Sendable {
    /// Checks the beginning of an answer: `nil` if it is as requested, or else a closure that makes an error of it and
    /// of the beginning of its body.
    typealias Check = @Sendable (HTTPURLResponse) -> ExchangeAnswer.Refusal?

    /// Requires a status of 200..<300.
    static let success: Check = { response in
        guard 200..<300 ~= response.statusCode else {
            return { RxCocoaURLError.httpRequestFailed(response: response, data: $0) }
        }
        return nil
    }

    private let counted = Counted()
    private let observer: AnyObserver<ExchangeEvent>
    private let session: URLSession
    private let unread: UnreadBytes
    private let check: Check
    private let log: RequestLog?
    private let answer = Locked(ExchangeAnswer.wanted)
    #if !canImport(Darwin)
    // The exchange has a queue of its own, so that a slow subscriber doesn't block the thread that all sessions share.
    private let deliveries = DispatchQueue(label: "rx.exchange")
    #endif

    private init(
        _ observer: AnyObserver<ExchangeEvent>,
        _ request: URLRequest,
        _ session: URLSession,
        _ unreadLimit: Int,
        _ check: @escaping Check
    ) {
        self.observer = observer
        self.session = session
        unread = UnreadBytes(limit: unreadLimit)
        self.check = check
        log = RequestLog(request)
    }

    /// Sends a request with each subscription; disposing of it closes the connection.
    static func events(
        of request: URLRequest,
        sending body: RequestBody = .own,
        on session: URLSession,
        unreadLimit: Int,
        check: @escaping Check = success
    ) -> Observable<ExchangeEvent> {
        .create { observer in
            let exchange = Exchange(observer, request, session, unreadLimit, check)
            #if canImport(Darwin)
            // Deliveries must come one at a time, so a session whose queue runs several at once isn't used itself.
            let isSerial = session.delegateQueue.maxConcurrentOperationCount == 1
            if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *), isSerial {
                let task = body.task(request, on: session)
                task.delegate = exchange
                task.resume()
                return Disposables.create { task.cancel() }
            }
            let queue: OperationQueue? = isSerial ? session.delegateQueue : nil
            #else
            let queue: OperationQueue? = nil
            #endif
            // Here, a single task can't have a delegate, or the queue of the session would run several deliveries at
            // once. So the exchange has a session of its own, configured like the given one.
            let own = URLSession(configuration: session.configuration, delegate: exchange, delegateQueue: queue)
            let task = body.task(request, on: own)
            task.resume()
            // The session lives until the task has ended, and then releases its delegate.
            own.finishTasksAndInvalidate()
            return Disposables.create { task.cancel() }
        }
    }

    // Messages of the session, on its delegate queue, which runs one call at a time.
    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        deliver { exchange in exchange.take(response) }
        // The body of a refused answer is read as well: its beginning belongs to the error (N7).
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard !observer.isDisposed, !data.isEmpty else { return }
        // If there is no room, the connection is closed, and `finish` makes the error, which comes after all waiting
        // bytes (N4).
        guard unread.add(data) else { return dataTask.cancel() }
        #if canImport(Darwin)
        // The delivery is synchronous here, so the task is suspended for as long as the subscriber takes.
        dataTask.suspend()
        defer { dataTask.resume() }
        #endif
        deliver { exchange in
            exchange.take(data)
            exchange.unread.remove(data)
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        let total = totalBytesExpectedToSend > 0 ? totalBytesExpectedToSend : nil
        deliver { exchange in exchange.observer.onNext(.sent(totalBytesSent, of: total)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        log?.write(task.response, error)
        deliver { exchange in exchange.finish(error) }
    }

    // On Apple's systems this runs inside the call of the session, so that the session waits; elsewhere it runs on the
    // queue of the exchange.
    private func deliver(_ delivery: @escaping @Sendable (Exchange) -> Void) {
        #if canImport(Darwin)
        if !observer.isDisposed { delivery(self) }
        #else
        deliveries.async { if !self.observer.isDisposed { delivery(self) } }
        #endif
    }

    private func take(_ response: URLResponse) {
        guard let response = response as? HTTPURLResponse else {
            return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        let refusal = check(response)
        carryOut(answer.withLock { $0.begin(response, refusal) })
    }

    private func take(_ data: Data) {
        carryOut(answer.withLock { $0.take(data) })
    }

    private func finish(_ error: (any Error)?) {
        // The task's own error says only that it was cancelled.
        let error = unread.isOverrun ? URLStreamError.overrun(limit: unread.limit) : error
        carryOut(answer.withLock { $0.end(error) })
    }

    private func carryOut(_ action: ExchangeAnswer.Action) {
        switch action {
        case .send(let event): observer.onNext(event)
        case .refuse(let refusal, let beginning): observer.onError(refusal(beginning))
        case .fail(let error): observer.onError(error)
        case .complete: observer.onCompleted()
        case .nothing: break
        }
    }

    // Decisions of the given session's delegate, if it has one.

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
        // Without a credential, the default handling waits for ever; the unchanged answer is more useful.
        let isHelpless = challenge.proposedCredential == nil
        let answer: @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = {
            disposition,
            credential in
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
