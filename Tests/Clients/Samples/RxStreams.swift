// Declarations for the samples of RxStreams, in addition to the common prelude.

import Foundation
import Rx
import RxStreams

/// The `self` of a sample of RxStreams.
@MainActor
final class RxStreamsOwner {}

nonisolated let transport = Transport()

/// A server's feed of three events, each connection of which has two.
nonisolated struct Transport: Sendable {
    func chunks(from lastEventID: String?) -> Observable<Data> {
        let last = lastEventID.flatMap { Int($0) } ?? 0
        guard last < 3 else { return .error(ServerSentEvent.Refusal.noContent) }
        let numbers = last + 1...min(last + 2, 3)
        return .from(numbers.map { number in Data("id: \(number)\ndata: \(number)\n\n".utf8) })
    }
}
