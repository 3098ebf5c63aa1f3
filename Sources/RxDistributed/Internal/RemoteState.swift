/// The progress of a subscription to a hub, on the subscriber's side.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
struct RemoteState<Element: Codable & Sendable>: Sendable {
    /// The next step after an answer of the hub.
    enum Step {
        case elements([Element])
        case end(HubEnd)
    }

    private enum Phase {
        /// The hub hasn't been asked yet.
        case new
        case subscribed(HubTicket)
        /// The end has come with the last elements, and is sent when more are requested.
        case ending(HubTicket, HubEnd)
        /// The end has been sent, or the subscription has been ended.
        case over
    }

    private var phase = Phase.new
    /// How many elements have come.
    private var received: UInt64

    init(received: UInt64 = 0) {
        self.received = received
    }

    /// The hub's ticket for further questions; `nil` before the first answer and after the end.
    var ticket: HubTicket? {
        switch phase {
        case .new, .over: nil
        case .subscribed(let ticket), .ending(let ticket, _): ticket
        }
    }

    /// The hub has answered the first question.
    ///
    /// - Returns: Whether the ticket is kept; `false` if the hub has been left before it came.
    mutating func subscribe(_ ticket: HubTicket) -> Bool {
        guard case .new = phase else { return false }
        phase = .subscribed(ticket)
        return true
    }

    /// The hub has answered a further question.
    ///
    /// - Parameter answer: The hub's answer.
    /// - Returns: The next step.
    /// - Throws: ``DistributedHubError/disordered(expected:received:)`` if elements are missing or come again.
    mutating func receive(_ answer: HubBatch<Element>) throws(DistributedHubError) -> Step {
        // The expiry has no count, as the hub may not know the subscription any more.
        let isExpiry = if case .expired? = answer.end { answer.elements.isEmpty } else { false }
        // An answer without elements is checked as well: the missing elements may be the last ones.
        guard isExpiry || answer.first == received else {
            throw DistributedHubError.disordered(expected: received, received: answer.first)
        }
        if let end = answer.end, answer.elements.isEmpty {
            phase = .over
            return .end(end)
        }
        // The elements are delivered first: the end is sent when more is requested.
        received += UInt64(answer.elements.count)
        if let end = answer.end, let ticket { phase = .ending(ticket, end) }
        return .elements(answer.elements)
    }

    /// The end, if nothing comes before it; after the first time, completion.
    mutating func removeEnd() -> HubEnd? {
        switch phase {
        case .new, .subscribed:
            return nil
        case .ending(_, let end):
            phase = .over
            return end
        case .over:
            return .completed
        }
    }

    /// How long to wait before the next question, in nanoseconds, after an answer that came so soon; none if it has
    /// elements.
    ///
    /// A hub without elements answers after a while. One that answers at once would be asked all the time.
    static func pause(after elements: [Element], within time: Int64, lease: Int64) -> Int64 {
        elements.isEmpty ? max(0, min(shortestRound, lease / 4) - time) : 0
    }

    /// The shortest time between two questions if the first one gets no elements, and the lease is long enough.
    private static var shortestRound: Int64 { 100_000_000 }

    /// Ends it; returns the ticket for informing the hub, if the hub knows of the subscription.
    mutating func leave() -> HubTicket? {
        defer { phase = .over }
        return ticket
    }
}
