import AsyncHTTPClient
import NIOCore
import Rx
import RxStreams

/// A feed of server-sent events, over AsyncHTTPClient.
struct Feed: Sendable {
    let url: String
    let attempts: Attempts

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
        let policy = ReconnectionPolicy(
            maximumDelay: .seconds(10),
            onReconnect: { [attempts] next in if let error = next.error { attempts.fail(error) } }
        )
        return ServerSentEvent.feed(reconnecting: policy) { [url, attempts] lastEventID in
            .deferred {
                attempts.begin()
                var request = HTTPClientRequest(url: url)
                request.headers.add(name: "Accept", value: "text/event-stream")
                request.headers.add(name: "Last-Event-ID", value: lastEventID ?? first)
                let response = try await HTTPClient.shared.execute(request, deadline: .distantFuture)
                let type = response.headers.first(name: "Content-Type")
                try ServerSentEvent.checkAnswer(status: Int(response.status.code), contentType: type)
                attempts.succeed()
                return response.body
                    .map { chunk in
                        try await turn()
                        return chunk.readableBytesView
                    }
                    .asObservable()
            }
        }
        .do(onError: attempts.fail, onCompleted: attempts.succeed)
    }
}
