internal import Foundation
internal import RxObservable

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// An exchange that has a session of its own, and asks the delegate of the session that was given what only that knows.
// SAFETY: as for its superclass; the field is constant.
final class ExchangeOfOwnSession: Exchange, @unchecked Sendable {
    private let given: URLSession

    init(
        _ observer: AnyObserver<ExchangeEvent>,
        _ request: URLRequest,
        _ check: @escaping Check,
        insteadOf given: URLSession
    ) {
        self.given = given
        super.init(observer, request, check)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let delegate = given.delegate as? any URLSessionTaskDelegate
        #if canImport(Darwin)
        let ask = delegate?.urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)
        #else
        let ask = delegate.map { $0.urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:) }
        #endif
        guard let ask else { return completionHandler(request) }
        ask(given, task, response, request, completionHandler)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let delegate = given.delegate as? any URLSessionTaskDelegate
        #if canImport(Darwin)
        let ask = delegate?.urlSession(_:task:didReceive:completionHandler:)
        guard let ask else { return completionHandler(.performDefaultHandling, nil) }
        ask(given, task, challenge, completionHandler)
        #else
        // Without a credential, the default is to wait for ever; the answer as it is says more.
        let isHelpless = challenge.proposedCredential == nil
        let answer: @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = { disposition, credential in
            let isOver = isHelpless && disposition == .performDefaultHandling
            completionHandler(isOver ? .cancelAuthenticationChallenge : disposition, credential)
        }
        guard let delegate else { return answer(.performDefaultHandling, nil) }
        delegate.urlSession(given, task: task, didReceive: challenge, completionHandler: answer)
        #endif
    }

    #if canImport(Darwin)
    func urlSession(
        _ session: URLSession,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let ask = given.delegate?.urlSession(_:didReceive:completionHandler:) else {
            return completionHandler(.performDefaultHandling, nil)
        }
        ask(given, challenge, completionHandler)
    }
    #endif
}
