import AsyncHTTPClient
import NIOCore
import Rx
import RxStreams

/// A feed of server-sent events, over AsyncHTTPClient.
struct Feed: Sendable {
    let url: String

    /// The events after one, over as many connections as it takes; completes when the server says that there is no more.
    ///
    /// - Parameters:
    ///   - first: The event after which the first connection begins.
    ///   - turn: Returns when more may come. Until then nothing is read, so the server has to wait.
    /// - Returns: The events.
    func events(
        after first: String,
        turn: @escaping @Sendable () async throws -> Void
    ) -> Observable<ServerSentEvent> {
        ServerSentEvent.feed(reconnecting: ReconnectionPolicy(maximumDelay: .seconds(10))) { [url] lastEventID in
            .deferred {
                var request = HTTPClientRequest(url: url)
                request.headers.add(name: "Accept", value: "text/event-stream")
                request.headers.add(name: "Last-Event-ID", value: lastEventID ?? first)
                let response = try await HTTPClient.shared.execute(request, deadline: .distantFuture)
                let type = response.headers.first(name: "Content-Type")
                try ServerSentEvent.checkAnswer(status: Int(response.status.code), contentType: type)
                return response.body
                    .map { chunk in
                        try await turn()
                        return chunk.readableBytesView
                    }
                    .asObservable()
            }
        }
    }
}
