internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// The body of a request.
enum RequestBody: Sendable {
    /// The request's own body.
    case own
    case data(Data)
    case file(URL)

    /// Makes the task that sends a request with it.
    func task(_ request: URLRequest, on session: URLSession) -> URLSessionDataTask {
        switch self {
        case .own: session.dataTask(with: request)
        case .data(let data): session.uploadTask(with: request, from: data)
        case .file(let url): session.uploadTask(with: request, fromFile: url)
        }
    }
}
