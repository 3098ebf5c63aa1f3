internal import RxSchedulers

/// A hub's answer to a new subscription.
struct HubTicket: Codable, Sendable {
    let key: UInt64
    /// In nanoseconds.
    let lease: Int64
    /// The hub's limit of subscriptions, if it has no place for this one.
    var limit: Int?
}

/// A hub's answer: the next elements, and the end or the error that follows them.
struct HubBatch<Element: Codable & Sendable>: Codable, Sendable {
    /// How many elements of the subscription came before.
    let first: UInt64
    let elements: [Element]
    /// `nil` while the sequence continues.
    let end: HubEnd?
}

/// How a subscription ends.
enum HubEnd: Codable, Sendable {
    case completed
    case failed(type: String, description: String)
    case overrun(limit: Int)
    case expired

    init(_ error: any Error) {
        if let overrun = error as? HubOverrun {
            self = .overrun(limit: overrun.limit)
        } else {
            self = .failed(type: String(reflecting: type(of: error)), description: String(describing: error))
        }
    }

    /// The error that a subscriber gets; `nil` if it is none.
    var error: DistributedHubError? {
        switch self {
        case .completed: nil
        case .failed(let type, let description): .failed(type: type, description: description)
        case .overrun(let limit): .overrun(limit: limit)
        case .expired: .expired
        }
    }
}
