/// The time of an event: its tick, and its turn in that tick.
///
/// Within a tick, events of inputs come first, since they were scheduled before the run; then timers, in the order in
/// which they were armed.
struct Moment: Hashable, Sendable {
    enum Turn: Int {
        case start
        case input
        case timer
    }

    static let start = Moment(tick: 0, turn: .start, since: 0)

    var tick: Int
    var turn: Turn
    /// When the timer was armed, or the input was subscribed to; see `order`.
    var since: Int
    /// The round on the current thread's trampoline.
    var round = 0

    /// A number that is greater for a later moment; moments that differ only in the time of arming may have the same
    /// number.
    var order: Int {
        (tick * 4 + turn.rawValue) * 1024 + (since == .max ? 512 : 0) + min(round, 511)
    }

    /// The moment at which a timer fires that is armed now.
    func timer(after ticks: Int) -> Moment {
        Moment(tick: tick + ticks, turn: .timer, since: order)
    }

    /// The moment of an action that is scheduled for now.
    func hop(_ hops: Bool) -> Moment {
        hops
            ? timer(after: 1)
            : Moment(tick: tick, turn: .timer, since: .max, round: since == .max ? min(round, 500) + 1 : 0)
    }

    /// The moment of an action that is scheduled for now, after everything that happens at this moment.
    ///
    /// With a tick for each hop, the order isn't known in which several actions of a tick schedule the next.
    func hopBehind(_ hops: Bool) -> Moment {
        if hops { return hop(true) }
        var moment = self
        moment.round = .max
        return moment.hop(hops)
    }

    /// The next round on the trampoline.
    func next() -> Moment {
        var moment = self
        moment.round += 1
        return moment
    }

    /// Whether this comes before another moment, or the two are equal and this one's branch was first.
    ///
    /// It throws if the result depends on an order that a model doesn't know.
    func comes(before other: Moment) throws(Undecided) -> Bool {
        if tick != other.tick { return tick < other.tick }
        if turn != other.turn { return turn.rawValue < other.turn.rawValue }
        switch turn {
        case .start:
            return round <= other.round
        case .input, .timer:
            if turn == .input, round != other.round { throw Undecided() }
            // Timers that one action arms in two rounds may also be armed in the other order, if it doesn't wait for
            // its turn.
            if turn == .timer, since != other.since, since / 512 == other.since / 512, since / 1024 % 4 > 0 {
                throw Undecided()
            }
            if since != other.since { return since < other.since }
            guard turn == .input, round == other.round else { throw Undecided() }
            return true
        }
    }
}

/// The models make no prediction: the result depends on the order of two events in one tick.
struct Undecided: Error {}

/// An event of a model.
struct Timed: Hashable, Sendable {
    var moment: Moment
    var signal: Signal

    init(_ moment: Moment, _ signal: Signal) {
        self.moment = moment
        self.signal = signal
    }
}

/// Several streams of events, merged in the order of their moments.
struct Agenda {
    private struct Branch {
        let key: Int
        /// When it was subscribed to.
        let start: Moment
        /// Whether it was subscribed to because of an event of another one.
        let isInner: Bool
        var events: ArraySlice<Timed>

        /// Whether its next event comes inside the call of `subscribe`.
        var isSubscribing: Bool {
            start.turn != .start && events.first?.moment == start
        }
    }

    private var branches: [Branch] = []

    /// Whether the first stream may come from several sources, so that it has no single place on the trampoline.
    var isWoven = false

    /// Whether simultaneous events wait for their turn, so that their places on the trampoline aren't known.
    var isInLine = false

    /// Adds a stream; on the trampoline it is after the present ones.
    mutating func append(_ key: Int, _ events: [Timed], at start: Moment) {
        branches.append(Branch(key: key, start: start, isInner: false, events: events[...]))
    }

    /// Adds a stream; on the trampoline it is directly before another one.
    mutating func insert(_ key: Int, _ events: [Timed], at start: Moment, before other: Int) {
        guard let index = branches.firstIndex(where: { $0.key == other }) else { return }
        branches.insert(Branch(key: key, start: start, isInner: true, events: events[...]), at: index)
    }

    /// Replaces a stream that is over.
    mutating func replace(_ old: Int, by key: Int, _ events: [Timed], at start: Moment) {
        guard let index = branches.firstIndex(where: { $0.key == old }) else { return }
        branches[index] = Branch(key: key, start: start, isInner: true, events: events[...])
    }

    mutating func remove(_ key: Int) {
        branches.removeAll { $0.key == key }
    }

    /// Removes the first event.
    mutating func next() throws(Undecided) -> (key: Int, event: Timed)? {
        var first: Int?
        for index in branches.indices where !branches[index].events.isEmpty {
            guard let best = first else {
                first = index
                continue
            }
            if try comes(branches[index], before: branches[best]) { first = index }
        }
        guard let first, let event = branches[first].events.popFirst() else { return nil }
        return (branches[first].key, event)
    }

    /// Whether the next event of a branch comes before that of an earlier branch.
    private func comes(_ branch: Branch, before other: Branch) throws(Undecided) -> Bool {
        guard let event = branch.events.first, let rival = other.events.first else { return false }
        guard event.moment == rival.moment, event.moment.turn == .input else {
            let isLooping = event.moment != branch.start || rival.moment != other.start
            if isInLine, event.moment == rival.moment, isLooping { throw Undecided() }
            if isWoven, event.moment == rival.moment, branch.isInner != other.isInner { throw Undecided() }
            return try !rival.moment.comes(before: event.moment)
        }
        // One input sends both: first the events sent during the call of `subscribe`, then in the order of
        // subscription.
        if branch.isSubscribing != other.isSubscribing { return branch.isSubscribing }
        // The model doesn't know whether an operator subscribes to its source before or after the inner one, or in
        // which order older branches subscribed to the input.
        let areNew = branch.start.order == event.moment.since && other.start.order == rival.moment.since
        guard branch.isInner == other.isInner, areNew else { throw Undecided() }
        return branch.key < other.key
    }
}
