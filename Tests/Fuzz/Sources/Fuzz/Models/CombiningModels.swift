extension Reference {
    /// All events of the sources, as they come; the first source is subscribed to first.
    func agenda(_ order: [Int]? = nil) throws -> Agenda {
        var agenda = Agenda()
        for (key, place) in (order ?? Array(chain.sources.indices)).enumerated() {
            agenda.append(key, try source(place), at: at)
        }
        return agenda
    }

    /// The elements of all sources, as they come.
    ///
    /// Errors may be delayed until all have ended, and a source that sends an element may end the sources before it.
    func merged(delaysErrors: Bool = false, leavesFormer: Bool = false) throws -> [Timed] {
        var result: [Timed] = []
        var held: [Fault] = []
        var open = Set(chain.sources.indices)
        var agenda = try agenda()
        while let (key, next) = try agenda.next() {
            var event = next
            if delaysErrors, case .error(let fault) = event.signal {
                held.append(fault)
                event.signal = .completed
            }
            if leavesFormer, !event.signal.isEnd {
                for former in open where former < key { agenda.remove(former) }
                open = open.filter { $0 >= key }
            }
            if event.signal == .completed {
                open.remove(key)
                guard open.isEmpty else { continue }
                event.signal = .end(with: held)
            }
            result.append(event)
            if event.signal.isEnd { break }
        }
        return result
    }

    /// The first source, and the second one after its end, even after an error, which is delayed.
    func chainedWithoutErrors() throws -> [Timed] {
        var result = try source()
        guard let end = result.popLast() else { return [] }
        guard end.signal.isEnd else { return result + [end] }
        result += try source(1, at: end.moment)
        guard case .error(let fault) = end.signal, let last = result.last, last.signal.isEnd else { return result }
        let later: [Fault] = if case .error(let fault) = last.signal { [fault] } else { [] }
        return result.dropLast() + [Timed(last.moment, .end(with: [fault] + later))]
    }

    /// The first elements of all sources, the second ones, and so on; it ends as soon as no further row is possible.
    ///
    /// An element may stand for the completion of a source.
    func zipped(end: Int? = nil, _ combine: ([Int]) throws -> Int) throws -> [Timed] {
        var result: [Timed] = []
        var rows = Array(repeating: [Int](), count: chain.sources.count)
        var isDone = rows.map { _ in false }
        var agenda = try agenda()
        while let (key, event) = try agenda.next() {
            switch event.signal {
            case .error: return result + [event]
            case .completed:
                isDone[key] = true
                if let end { rows[key].append(end) }
            case .next(let element): rows[key].append(element)
            }
            if rows.allSatisfy({ !$0.isEmpty }) {
                let row = rows.indices.map { rows[$0].removeFirst() }
                let signal = try signal { try combine(row) }
                result.append(Timed(event.moment, signal))
                if signal.isError { return result }
            }
            if rows.indices.contains(where: { isDone[$0] && rows[$0].isEmpty }) {
                return result + [Timed(event.moment, .completed)]
            }
        }
        return result
    }

    /// The latest elements of all sources, whenever one sends.
    func combined(of places: [Int]? = nil, _ combine: ([Int]) throws -> Int) throws -> [Timed] {
        var result: [Timed] = []
        var latest = [Int?](repeating: nil, count: places?.count ?? chain.sources.count)
        var isDone = latest.map { _ in false }
        var agenda = try agenda(places)
        while let (key, event) = try agenda.next() {
            switch event.signal {
            case .error: return result + [event]
            case .completed:
                isDone[key] = true
                if isDone.allSatisfy(\.self) { return result + [event] }
            case .next(let element):
                latest[key] = element
                let row = latest.compactMap(\.self)
                if row.count == latest.count {
                    let signal = try signal { try combine(row) }
                    result.append(Timed(event.moment, signal))
                    if signal.isError { return result }
                } else if isDone.indices.allSatisfy({ $0 == key || isDone[$0] }) {
                    return result + [Timed(event.moment, .completed)]
                }
            }
        }
        return result
    }

    /// The events of the source that sends first.
    func raced() throws -> [Timed] {
        var best: [Timed] = []
        for place in chain.sources.indices {
            let events = try source(place)
            guard let first = events.first else { continue }
            if let leader = best.first, try leader.moment.comes(before: first.moment) { continue }
            best = events
        }
        return best
    }

    /// The source's elements with the latest of the second one, or of another source that is subscribed to before.
    func joined(
        with other: [Timed]? = nil,
        first: Int? = nil,
        _ combine: (Int, Int) throws -> Int
    ) throws -> [Timed] {
        var result: [Timed] = []
        var latest = first
        var agenda = Agenda()
        agenda.append(0, try other ?? source(1), at: at)
        agenda.append(1, try source(), at: at)
        while let (key, event) = try agenda.next() {
            switch event.signal {
            case .error: return result + [event]
            case .completed: if key == 1 { return result + [event] }
            case .next(let element) where key == 0: latest = element
            case .next(let element):
                guard let latest else { continue }
                let signal = try signal { try combine(element, latest) }
                result.append(Timed(event.moment, signal))
                if signal.isError { return result }
            }
        }
        return result
    }

    /// Elements of two sources that have the same key, each with the first one still without a partner.
    func partnered(_ key: (Int) throws -> Int, _ combine: (Int, Int) -> Int) throws -> [Timed] {
        var result: [Timed] = []
        var waiting: [[Int]] = [[], []]
        var open = 2
        var agenda = try agenda()
        while let (place, event) = try agenda.next() {
            switch event.signal {
            case .error: return result + [event]
            case .completed:
                open -= 1
                if open == 0 { return result + [event] }
            case .next(let element):
                do {
                    let own = try key(element)
                    if let index = try waiting[1 - place].firstIndex(where: { try key($0) == own }) {
                        let pair = [element, waiting[1 - place].remove(at: index)]
                        result.append(Timed(event.moment, .next(combine(pair[place], pair[1 - place]))))
                    } else {
                        waiting[place].append(element)
                    }
                } catch let fault as Fault {
                    return result + [Timed(event.moment, .error(fault))]
                }
            }
        }
        return result
    }

    /// The source's latest element, whenever the second one sends.
    func sampled(default: Int?) throws -> [Timed] {
        var result: [Timed] = []
        var latest: Int?
        var isSourceDone = false
        var isSamplerDone = false
        var agenda = try agenda()
        while let (key, event) = try agenda.next() {
            switch event.signal {
            case .error: return result + [event]
            case .next(let element) where key == 0: if !isSamplerDone { latest = element }
            case .completed where key == 0:
                isSourceDone = true
                if isSamplerDone { return result + [event] }
            default:
                if let element = latest ?? `default` { result.append(Timed(event.moment, .next(element))) }
                latest = nil
                isSamplerDone = event.signal == .completed
                if isSourceDone { return result + [Timed(event.moment, .completed)] }
            }
        }
        return result
    }

    /// The source's events until the second one's first element or, with `opens`, from there on.
    func gated(opens: Bool) throws -> [Timed] {
        var result: [Timed] = []
        var isOpen = !opens
        let order = opens ? [0, 1] : [1, 0]
        var agenda = try agenda(order)
        while let (key, event) = try agenda.next() {
            switch (order[key], event.signal) {
            case (_, .error): return result + [event]
            case (0, .next): if isOpen { result.append(event) }
            // A source that completes before the second one's element leaves the sequence without an end.
            case (0, _): return isOpen ? result + [event] : []
            case (_, .next):
                guard opens else { return result + [Timed(event.moment, .completed)] }
                isOpen = true
                agenda.remove(key)
            default: break
            }
        }
        return result
    }
}
