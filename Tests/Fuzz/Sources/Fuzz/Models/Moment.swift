/// When something happens: at which tick, and in which turn of that tick.
///
/// Within a tick, what inputs send comes first, since it was scheduled before the run; then timers, in the order in
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

    /// A number that is greater for a later moment, as far as that can be told without asking when timers were armed.
    var order: Int {
        (tick * 4 + turn.rawValue) * 1024 + (since == .max ? 512 : 0) + min(round, 511)
    }

    /// When a timer fires that is armed now.
    func timer(after ticks: Int) -> Moment {
        Moment(tick: tick + ticks, turn: .timer, since: order)
    }

    /// When that runs which is scheduled for now.
    func hop(_ hops: Bool) -> Moment {
        hops
            ? timer(after: 1)
            : Moment(tick: tick, turn: .timer, since: .max, round: since == .max ? min(round, 500) + 1 : 0)
    }

    /// When that runs which is scheduled for now, behind everything that happens at this moment.
    ///
    /// With a tick for each hop, nothing is known of the order in which several of a tick schedule the next.
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

    /// Whether this comes before another moment, or nothing does between them and this one's branch was first.
    ///
    /// It throws where that depends on what a model doesn't know.
    func comes(before other: Moment) throws(Undecided) -> Bool {
        if tick != other.tick { return tick < other.tick }
        if turn != other.turn { return turn.rawValue < other.turn.rawValue }
        switch turn {
        case .start:
            return round <= other.round
        case .input, .timer:
            if turn == .input, round != other.round { throw Undecided() }
            // What one action arms in two rounds it may also arm the other way round, where nobody takes turns with it.
            if turn == .timer, since != other.since, since / 512 == other.since / 512, since / 1024 % 4 > 0 {
                throw Undecided()
            }
            if since != other.since { return since < other.since }
            guard turn == .input, round == other.round else { throw Undecided() }
            return true
        }
    }
}

/// The models make no statement: what happens depends on the order of two things in one tick.
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

/// Several streams of events, taken out in the order of their moments.
struct Agenda {
    private struct Branch {
        let key: Int
        /// When it was subscribed to.
        let start: Moment
        /// Whether it was subscribed to because of an event of another one.
        let isInner: Bool
        var events: ArraySlice<Timed>

        /// Whether its next event comes in the very call of `subscribe`.
        var isSubscribing: Bool {
            start.turn != .start && events.first?.moment == start
        }
    }

    private var branches: [Branch] = []

    /// Whether the first stream may come of several sources, so that it has no one place on the trampoline.
    var isWoven = false

    /// Whether what comes at the same moment waits in line, so that nothing is known of its places on the trampoline.
    var isInLine = false

    /// Adds a stream; on the trampoline it is behind those that are there already.
    mutating func append(_ key: Int, _ events: [Timed], at start: Moment) {
        branches.append(Branch(key: key, start: start, isInner: false, events: events[...]))
    }

    /// Adds a stream; on the trampoline it is just before another one.
    mutating func insert(_ key: Int, _ events: [Timed], at start: Moment, before other: Int) {
        guard let index = branches.firstIndex(where: { $0.key == other }) else { return }
        branches.insert(Branch(key: key, start: start, isInner: true, events: events[...]), at: index)
    }

    /// Puts a stream into the place of one that is over.
    mutating func replace(_ old: Int, by key: Int, _ events: [Timed], at start: Moment) {
        guard let index = branches.firstIndex(where: { $0.key == old }) else { return }
        branches[index] = Branch(key: key, start: start, isInner: true, events: events[...])
    }

    mutating func remove(_ key: Int) {
        branches.removeAll { $0.key == key }
    }

    /// Takes out what comes first.
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

    /// Whether the next event of a branch comes before that of one which stands before it.
    private func comes(_ branch: Branch, before other: Branch) throws(Undecided) -> Bool {
        guard let event = branch.events.first, let rival = other.events.first else { return false }
        guard event.moment == rival.moment, event.moment.turn == .input else {
            let isLooping = event.moment != branch.start || rival.moment != other.start
            if isInLine, event.moment == rival.moment, isLooping { throw Undecided() }
            if isWoven, event.moment == rival.moment, branch.isInner != other.isInner { throw Undecided() }
            return try !rival.moment.comes(before: event.moment)
        }
        // One input sends both: first what it sends while it is being subscribed to, then in the order of subscribing.
        if branch.isSubscribing != other.isSubscribing { return branch.isSubscribing }
        // Whether an operator subscribes to its source before that has made it subscribe to an inner one, who knows; or
        // in which order branches came to the input that have been there for longer.
        let areNew = branch.start.order == event.moment.since && other.start.order == rival.moment.since
        guard branch.isInner == other.isInner, areNew else { throw Undecided() }
        return branch.key < other.key
    }
}
