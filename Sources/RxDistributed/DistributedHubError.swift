public import RxSchedulers

/// An error of a sequence of another node.
public enum DistributedHubError: Error, Sendable {
    /// The hub's sequence has failed on its node, with an error of this type and with this description.
    ///
    /// The error itself stays there, as it needn't be `Codable`.
    case failed(type: String, description: String)
    /// More elements came than may wait for a subscriber that is slower than the source.
    case overrun(limit: Int)
    /// The hub has as many subscriptions as it may have.
    case full(limit: Int)
    /// The actor system couldn't call the hub, and threw this error: the node or the hub is gone.
    case unreachable(any Error)
    /// The hub hasn't answered for this long.
    case unanswered(for: RxTimeInterval)
    /// The hub doesn't know the subscription: there was no request for the time of a lease.
    case expired
    /// The actor system has lost an answer, or delivered it twice.
    case disordered(expected: UInt64, received: UInt64)
}

extension DistributedHubError: CustomDebugStringConvertible {
    /// What went wrong, in a sentence.
    public var debugDescription: String {
        switch self {
        case .failed(let type, let description):
            "The hub's sequence has failed on its node, \(type): \(description)"
        case .overrun(let limit):
            "The source is faster than the subscriber: more than \(limit) elements wait. Take less time, or allow more."
        case .full(let limit):
            "The hub has \(limit) subscriptions, as many as it may have. Dispose of some, or allow more."
        case .unreachable(let error):
            "The hub can't be reached: \(error)"
        case .unanswered(let time):
            "The hub hasn't answered for \(Double(time.saturatedNanoseconds) / 1e9) seconds."
        case .expired:
            "The hub has disposed of the subscription, as it wasn't asked for elements for the time of a lease. "
                + "Handle fewer at a time, or make the lease longer."
        case .disordered(let expected, let received):
            "The actor system has lost or repeated an answer: element \(expected) is next, \(received) came."
        }
    }
}
