// Declarations for the samples of RxStreams, in addition to the common prelude.

import Foundation
import Rx
import RxStreams

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The `self` of a sample of RxStreams.
@MainActor
final class RxStreamsOwner {
    let session = URLSession.shared
    let data = Data()
    let file = URL(fileURLWithPath: "/")
    let request = RxStreamsOwner.request("events?count=3&size=1")
    let feed = RxStreamsOwner.request("feed?total=5&per=2&key=samples")
    let refused = RxStreamsOwner.request("refuse?status=503&size=3")

    /// An address on the server that the script starts for samples that are run.
    private static func request(_ path: String) -> URLRequest {
        let port = ProcessInfo.processInfo.environment["RX_STREAM_SERVER"] ?? "80"
        return URLRequest(url: URL(string: "http://127.0.0.1:\(port)/\(path)") ?? URL(fileURLWithPath: "/"))
    }
}
