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
class Exchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
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
    private let check: Check
    private let log: RequestLog?
    private var refusal: (@Sendable (Data) -> any Error)?
    private var beginning = Data()

    init(_ observer: AnyObserver<ExchangeEvent>, _ request: URLRequest, _ check: @escaping Check) {
        self.observer = observer
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
                task.delegate = Exchange(observer, request, check)
                task.resume()
                return Disposables.create { task.cancel() }
            }
            let queue = session.delegateQueue
            #else
            let queue = PacedQueue()
            #endif
            let own = URLSession(
                configuration: session.configuration,
                delegate: ExchangeOfOwnSession(observer, request, check, insteadOf: session),
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
