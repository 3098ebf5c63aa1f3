/// A model's view of an operator: its numbers, and the events of its sources.
struct Reference {
    let world: World
    let chain: Chain
    /// The moment of the subscription.
    let at: Moment
    /// The argument of the innermost selector around it.
    let element: Int

    subscript(index: Int) -> Int {
        chain.numbers[index]
    }

    /// The events of a source for a subscriber that comes at a moment: by default, when the operator itself is
    /// subscribed to.
    func source(_ place: Int = 0, at moment: Moment? = nil, element: Int? = nil) throws -> [Timed] {
        try world.events(of: chain.sources[place], at: moment ?? at, element: element ?? self.element)
    }

    /// Calls a closure that throws at the number at an index.
    func call(_ argument: Int, poison index: Int) throws {
        if argument >= 0, argument == chain.numbers[index] { throw Fault.thrown }
    }

    /// The sum of some elements, of which the first one may be that at which a closure throws.
    func sum(_ row: [Int]) throws -> Int {
        try call(row[0], poison: 0)
        return row.reduce(0, +) % 10
    }

    /// The sum of an element, which may be that at which a closure throws, and another one.
    func pairSum(_ element: Int, _ other: Int) throws -> Int {
        try sum([element, other])
    }

    /// The next element, which a closure makes, or its error.
    func signal(_ make: () throws -> Int) throws -> Signal {
        do { return .next(try make()) } catch let fault as Fault { return .error(fault) }
    }

    /// The events of the source, each replaced by others at the same moment; a closure that throws, or that gets the
    /// number at the index `poison`, becomes an error.
    func each(
        _ place: Int = 0,
        poison: Int? = nil,
        next: (Int) throws -> [Signal] = { [.next($0)] },
        error: (Fault) throws -> [Signal] = { [.error($0)] },
        completed: () throws -> [Signal] = { [.completed] }
    ) throws -> [Timed] {
        var result: [Timed] = []
        for event in try source(place) {
            let signals: [Signal]
            do {
                switch event.signal {
                case .next(let element):
                    if let poison { try call(element, poison: poison) }
                    signals = try next(element)
                case .error(let fault): signals = try error(fault)
                case .completed: signals = try completed()
                }
            } catch let fault as Fault {
                signals = [.error(fault)]
            }
            for signal in signals {
                result.append(Timed(event.moment, signal))
                if signal.isEnd { return result }
            }
        }
        return result
    }

    /// The events of the first source, and of another one after an end of a kind.
    func followed(by place: Int, after isEnd: (Signal) -> Bool) throws -> [Timed] {
        let events = try source()
        guard let end = events.last, isEnd(end.signal) else { return events }
        return events.dropLast() + (try source(place, at: end.moment))
    }
}

/// The shared context of a case's models.
final class World {
    let inputs: [Input]
    let hops: Bool
    private var steps = 0

    init(_ test: Case) {
        inputs = test.inputs
        hops = test.hops
    }

    /// The events of a chain for a subscriber that comes at a moment.
    ///
    /// It throws if an operator has no model, or if the events can't be predicted.
    func events(of chain: Chain, at moment: Moment, element: Int = 0) throws -> [Timed] {
        steps += 1
        guard steps < 3000, let model = chain.operation.model else { throw Undecided() }
        guard moment.tick <= Case.horizon else { return [] }
        return try model(Reference(world: self, chain: chain, at: moment, element: element))
    }

    /// The events of a case's observer; `nil` if the models make no prediction.
    static func prediction(for test: Case) -> [Input.Event]? {
        guard
            test.feeds.isEmpty, test.hasTicksOfItsOwn,
            let events = try? World(test).events(of: test.chain, at: .start)
        else { return nil }
        // A disposal while `subscribe` runs takes effect when it has returned.
        let atOnce = events.prefix { $0.moment.turn == .start }.count
        let seen = events.prefix(max(atOnce, test.limit ?? .max)).prefix { event in
            event.moment.tick < test.disposal || (event.moment.tick == test.disposal && event.moment.turn == .input)
        }
        return seen.map { Input.Event(tick: $0.moment.tick, signal: $0.signal) }
    }
}

extension Case {
    /// Whether no two inputs send at the same tick, except cold ones.
    fileprivate var hasTicksOfItsOwn: Bool {
        let ticks = inputs.filter { $0.kind != .cold }.flatMap { $0.timed.map(\.tick) }
        return Set(ticks).count == ticks.count
    }
}
