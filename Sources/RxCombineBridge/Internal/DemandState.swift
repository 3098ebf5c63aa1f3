internal import RxDisposables

/// The handling of elements without demand.
enum Surplus: Sendable {
    case keepsOldest(Int)
    case keepsNewest(Int)
    case fails(limit: Int)

    /// How many elements may wait beyond the demand.
    var limit: Int {
        switch self {
        case .keepsOldest(let limit), .keepsNewest(let limit), .fails(let limit): max(limit, 0)
        }
    }
}

/// The elements that a Combine subscriber hasn't demanded yet, and whether they may be sent: decides the next step, and
/// performs none.
struct DemandState<Element, Failure: Error>: ~Copyable {
    /// How a sequence ends.
    enum Ending {
        case finished
        case failed(Failure)
    }

    /// The handling of a new element.
    enum Arrival {
        /// It comes after the end.
        case late
        /// It waits, or has been dropped; an element dropped in its favour is freed outside any lock.
        case kept(dropped: Element?)
        /// There is no room, which is an error.
        case full(limit: Int)
    }

    /// The next event to send.
    enum Step {
        case send(Element)
        case end(Ending)
    }

    private enum Phase {
        case live
        /// The end comes after the waiting elements.
        case ending(Ending)
        /// The end has been sent, or the subscription was cancelled.
        case over
    }

    private let surplus: Surplus
    private var phase = Phase.live
    private var waiting = RingBuffer<Element>()
    /// How many elements may be sent; `nil`: all.
    private var demand: Int? = 0
    /// Whether a thread is sending elements; only one thread at a time does.
    private var isDelivering = false

    /// Makes the state of a subscription that has demanded nothing.
    init(_ surplus: Surplus) {
        self.surplus = surplus
    }

    /// Adds to the demand.
    ///
    /// - Parameter more: How many further elements may be sent; `nil`: all.
    mutating func request(_ more: Int?) {
        guard let now = demand, let more else {
            demand = nil
            return
        }
        let (sum, isEndless) = now.addingReportingOverflow(more)
        demand = isEndless ? nil : sum
    }

    /// Lets an element wait, or drops one.
    mutating func receive(_ element: Element) -> Arrival {
        guard case .live = phase else { return .late }
        if hasRoom {
            waiting.append(element)
            return .kept(dropped: nil)
        }
        switch surplus {
        case .keepsNewest(let limit) where limit > 0:
            // The caller gets the element, and frees it outside the lock, since it is the user's.
            let oldest = waiting.popFirst()
            waiting.append(element)
            return .kept(dropped: oldest)
        case .fails:
            return .full(limit: surplus.limit)
        case .keepsOldest, .keepsNewest:
            return .kept(dropped: nil)
        }
    }

    /// Whether an element may wait: for the demand that there is, or within the limit.
    private var hasRoom: Bool {
        guard let demand else { return true }
        let (room, isEndless) = demand.addingReportingOverflow(surplus.limit)
        return isEndless || waiting.count < room
    }

    /// Takes the end, unless it has one.
    mutating func end(_ ending: Ending) {
        if case .live = phase { phase = .ending(ending) }
    }

    /// Whether the caller sends demanded elements from now on: no other thread does, and it isn't over.
    mutating func begin() -> Bool {
        if case .over = phase { return false }
        return !exchange(&isDelivering, with: true)
    }

    /// The sending thread's next step; after `nil`, another thread may begin.
    mutating func next() -> Step? {
        switch phase {
        case .live, .ending:
            // Without demand, nothing is sent; the end needs none, but waits for the elements before it.
            if demand != 0, let element = waiting.popFirst() {
                demand = demand.map { $0 - 1 }
                return .send(element)
            }
            if waiting.isEmpty, case .ending(let ending) = phase {
                phase = .over
                return .end(ending)
            }
        case .over:
            break
        }
        // The flag is cleared in the step that finds nothing to send: later elements and demand find no delivering
        // thread, and begin.
        isDelivering = false
        return nil
    }

    /// Ends it at once; returns the waiting elements, to be freed outside any lock.
    mutating func cancel() -> RingBuffer<Element> {
        phase = .over
        return exchange(&waiting, with: RingBuffer())
    }
}

extension DemandState: Sendable where Element: Sendable {}
