/// A model's view of an operator: its numbers, and what its sources send.
struct Reference {
    let world: World
    let chain: Chain
    /// When it is subscribed to.
    let at: Moment
    /// What the nearest selector around was called with.
    let element: Int

    subscript(index: Int) -> Int {
        chain.numbers[index]
    }

    /// What a source sends to whoever subscribes at a moment: by default, when the operator itself is subscribed to.
    func source(_ place: Int = 0, at moment: Moment? = nil, element: Int? = nil) throws -> [Timed] {
        try world.events(of: chain.sources[place], at: moment ?? at, element: element ?? self.element)
    }

    /// Calls a closure that throws at the number at an index.
    func call(_ argument: Int, poison index: Int) throws {
        if argument >= 0, argument == chain.numbers[index] { throw Fault.thrown }
    }

    /// The events of the source, each replaced by others at the same moment; a closure that throws makes an error of it.
    func each(
        _ place: Int = 0,
        next: (Int) throws -> [Signal] = { [.next($0)] },
        error: (Fault) throws -> [Signal] = { [.error($0)] },
        completed: () throws -> [Signal] = { [.completed] }
    ) throws -> [Timed] {
        var result: [Timed] = []
        for event in try source(place) {
            let signals: [Signal]
            do {
                switch event.signal {
                case .next(let element): signals = try next(element)
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
}

/// What the models of a case have in common.
final class World {
    let inputs: [Input]
    let hops: Bool
    private var steps = 0

    init(_ test: Case) {
        inputs = test.inputs
        hops = test.hops
    }

    /// What a chain sends to whoever subscribes at a moment.
    ///
    /// It throws if there is no model of an operator, or if the outcome can't be told.
    func events(of chain: Chain, at moment: Moment, element: Int = 0) throws -> [Timed] {
        steps += 1
        guard steps < 3000, let model = chain.operation.model else { throw Undecided() }
        guard moment.tick <= Case.horizon else { return [] }
        return try model(Reference(world: self, chain: chain, at: moment, element: element))
    }

    /// What the observer of a case gets; `nil` where the models make no statement.
    static func prediction(for test: Case) -> [Input.Event]? {
        guard
            test.feeds.isEmpty,
            let events = try? World(test).events(of: test.chain, at: .start)
        else { return nil }
        // Who disposes while `subscribe` runs does so when it has returned.
        let atOnce = events.prefix { $0.moment.turn == .start }.count
        let seen = events.prefix(max(atOnce, test.limit ?? .max)).prefix { event in
            event.moment.tick < test.disposal || (event.moment.tick == test.disposal && event.moment.turn == .input)
        }
        return seen.map { Input.Event(tick: $0.moment.tick, signal: $0.signal) }
    }
}
