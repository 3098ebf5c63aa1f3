internal import RxDisposables
internal import RxSchedulers

/// The turns of an `observe(on:)`, and what each may deliver; guarded by the same lock as the elements.
///
/// A *turn* is an action on the scheduler. Events are counted as they arrive, the end like an element, and a turn may
/// deliver all up to its last one. An event joins the latest turn as long as nothing else has been scheduled behind
/// that turn, as the scheduler's order tells; otherwise it begins a turn of its own (contract T16).
///
/// One turn delivers at a time. A turn that begins meanwhile, as happens on a scheduler that isn't serial, leaves its
/// events to the one that delivers.
struct ObserveOnState {
    /// What a turn does next.
    enum Next {
        /// It delivers this many of the elements that it has taken out.
        case deliver(Int)
        /// It sends the end.
        case end((any Error)?)
        /// It has reached its limit, and schedules a turn for the rest, up to the event `last`. Then other work is
        /// next, unless something else has been scheduled since `ticket`.
        case again(turn: Int, last: Int, ticket: Int)
        /// It is over.
        case rest
    }

    /// No event may join the latest turn.
    static let noTicket = -1

    /// Whether events always join.
    private let isFree: Bool

    /// How many events have arrived.
    private var arrived = 0
    /// How many of them have been taken out or dropped.
    private var taken = 0
    /// How many of them the turns that have begun may deliver.
    private var due = 0
    /// The number of the latest turn, from 1.
    private var latest = 0
    /// The number of the last turn that has begun.
    private var begun = 0
    /// The number of the scheduler's order at which events join the latest turn.
    private var ticket = Self.noTicket
    /// The disposable of the latest turn, until it begins.
    private var disposable: (any Disposable)?
    /// The turns before it that haven't begun: chains that alternate have some.
    private var earlier: EarlierTurns?
    /// The terminal event, after all elements.
    private var end = PendingEnd.none
    /// Whether a turn is delivering, to which the elements that it has taken out belong.
    private(set) var isDelivering = false

    init(isFree: Bool) {
        self.isFree = isFree
    }

    /// An event has arrived.
    ///
    /// - Parameter number: The number of the scheduler's order.
    /// - Returns: The turn that the caller has to schedule; 0 if there is none.
    mutating func arrive(at number: Int) -> Int {
        if ticket == number {
            arrived &+= 1
            if begun == latest { due = arrived }
            return 0
        }
        if begun != latest { delayLatest() }
        arrived &+= 1
        return makeTurn()
    }

    /// The terminal event has arrived.
    mutating func endArrived(_ error: (any Error)?, at number: Int) -> Int {
        end = .arrived(error)
        return arrive(at: number)
    }

    private mutating func makeTurn() -> Int {
        latest &+= 1
        // Its place on the scheduler isn't known yet.
        ticket = isFree ? 0 : Self.noTicket
        return latest
    }

    /// The latest turn gets no further events, and another one becomes the latest.
    private mutating func delayLatest() {
        if earlier == nil { earlier = EarlierTurns() }
        earlier?.turns.append((number: latest, last: arrived, disposable: disposable))
        disposable = nil
    }

    /// A turn has been scheduled.
    ///
    /// - Parameters:
    ///   - disposable: Cancels it.
    ///   - turn: The turn, which may have begun already, or be over.
    ///   - ticket: The number of the scheduler's order at which nothing else has been scheduled after it.
    mutating func keep(_ disposable: any Disposable, of turn: Int, ticket: Int) {
        if turn == latest {
            if begun < turn { self.disposable = disposable }
            // A turn that is over can't be joined.
            if !isFree, begun < turn || isDelivering { self.ticket = ticket }
        } else if begun < turn {
            earlier?.keep(disposable, of: turn)
        }
    }

    /// An action of the scheduler begins.
    ///
    /// - Returns: Whether it delivers, which it doesn't if a scheduler of the user's runs it again; and a disposable to
    ///   be released outside the lock.
    mutating func turnBegins(_ turn: Int) -> (delivers: Bool, released: (any Disposable)?) {
        guard turn > begun else { return (false, earlier?.removeFirst(upTo: begun)) }
        due = max(due, turn == latest ? arrived : earlier?.last(of: turn) ?? 0)
        begun = turn
        let released = turn == latest ? exchange(&disposable, with: nil) : earlier?.removeFirst(upTo: begun)
        guard !isDelivering else { return (false, released) }
        isDelivering = true
        return (true, released)
    }

    /// Decides what the turn does next.
    ///
    /// - Parameters:
    ///   - waiting: How many elements it could take out.
    ///   - room: How many events it may deliver before other work gets its turn.
    /// - Returns: What to do.
    mutating func next(waiting: Int, room: Int) -> Next {
        let open = due &- taken
        guard open > 0 else {
            isDelivering = false
            if begun == latest { ticket = Self.noTicket }
            return .rest
        }
        if room == 0, begun == latest, ticket != Self.noTicket {
            let ticket = ticket
            return .again(turn: makeTurn(), last: arrived, ticket: ticket)
        }
        guard waiting > 0 else {
            taken &+= 1
            guard case .arrived(let error) = exchange(&end, with: .none) else { return .rest }
            return .end(error)
        }
        // Once something else has been scheduled behind its last event, a turn delivers all of them: another turn would
        // come too late.
        let count = min(waiting, room == 0 ? open : min(open, room))
        taken &+= count
        return .deliver(count)
    }

    /// The oldest element that waits has been dropped.
    mutating func dropOldest() {
        taken &+= 1
    }

    /// The turn that delivers ends, and another one has to deliver the rest.
    ///
    /// - Returns: The other turn; `nil` if there is no rest, and the turn goes on.
    mutating func pauses() -> Int? {
        guard due &- taken > 0 else { return nil }
        isDelivering = false
        if begun != latest { delayLatest() }
        return makeTurn()
    }

    /// A turn has scheduled another one for the rest.
    ///
    /// - Parameters:
    ///   - turn: The other turn.
    ///   - last: The last event of the rest.
    ///   - isNext: Whether nothing was scheduled in between.
    /// - Returns: Whether this turn is over. Otherwise it goes on.
    mutating func yields(to turn: Int, last: Int, isNext: Bool) -> Bool {
        // On a scheduler that isn't serial, the other turn may have begun, and have left its events to this one.
        guard begun < turn, isNext else {
            due = max(due, last)
            return false
        }
        isDelivering = false
        return true
    }

    /// Nothing more is delivered.
    mutating func turnEnds() {
        isDelivering = false
    }

    /// Stops the delivery; returns the objects to be disposed of and released outside the lock.
    mutating func clear() -> (turn: (any Disposable)?, earlier: EarlierTurns?, error: (any Error)?) {
        let error: (any Error)? = if case .arrived(let error) = end { error } else { nil }
        end = .none
        return (exchange(&disposable, with: nil), exchange(&earlier, with: nil), error)
    }
}

/// Turns that have been scheduled, but for the latest one, and haven't begun, in their order.
///
/// An object, since most chains never have one.
final class EarlierTurns {
    // SAFETY: guarded by the lock of the state; whoever takes it out of there is its only owner.
    @exclusivity(unchecked) var turns = RingBuffer<(number: Int, last: Int, disposable: (any Disposable)?)>()

    /// The last event of a turn.
    ///
    /// - Complexity: O(log *n*) for *n* turns.
    func last(of turn: Int) -> Int? {
        position(of: turn).map { turns[$0].last }
    }

    func keep(_ disposable: any Disposable, of turn: Int) {
        if let position = position(of: turn) { turns[position].disposable = disposable }
    }

    /// Removes the first turn if it has begun: each that begins removes one.
    func removeFirst(upTo begun: Int) -> (any Disposable)? {
        guard let first = turns.first, first.number <= begun else { return nil }
        return turns.removeFirst().disposable
    }

    func dispose() {
        while let turn = turns.popFirst() { turn.disposable?.dispose() }
    }

    private func position(of turn: Int) -> Int? {
        var (first, end) = (0, turns.count)
        while first < end {
            let middle = (first &+ end) / 2
            if turns[middle].number < turn { first = middle &+ 1 } else { end = middle }
        }
        return first < turns.count && turns[first].number == turn ? first : nil
    }
}
