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
    func merged() throws -> [Timed] {
        var result: [Timed] = []
        var open = chain.sources.count
        var agenda = try agenda()
        while let (_, event) = try agenda.next() {
            if event.signal == .completed {
                open -= 1
                guard open == 0 else { continue }
            }
            result.append(event)
            if event.signal.isEnd { break }
        }
        return result
    }

    /// The first elements of all sources, the second ones, and so on; it ends as soon as there can be no further row.
    func zipped(_ combine: ([Int]) throws -> Int) throws -> [Timed] {
        var result: [Timed] = []
        var rows = Array(repeating: [Int](), count: chain.sources.count)
        var isDone = rows.map { _ in false }
        var agenda = try agenda()
        while let (key, event) = try agenda.next() {
            switch event.signal {
            case .error: return result + [event]
            case .completed: isDone[key] = true
            case .next(let element): rows[key].append(element)
            }
            if rows.allSatisfy({ !$0.isEmpty }) {
                let row = rows.indices.map { rows[$0].removeFirst() }
                do {
                    result.append(Timed(event.moment, .next(try combine(row))))
                } catch let fault as Fault {
                    return result + [Timed(event.moment, .error(fault))]
                }
            }
            if rows.indices.contains(where: { isDone[$0] && rows[$0].isEmpty }) {
                return result + [Timed(event.moment, .completed)]
            }
        }
        return result
    }

    /// The latest elements of all sources, whenever one sends.
    func combined(_ combine: ([Int]) throws -> Int) throws -> [Timed] {
        var result: [Timed] = []
        var latest = [Int?](repeating: nil, count: chain.sources.count)
        var isDone = latest.map { _ in false }
        var agenda = try agenda()
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
                    do {
                        result.append(Timed(event.moment, .next(try combine(row))))
                    } catch let fault as Fault {
                        return result + [Timed(event.moment, .error(fault))]
                    }
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

    /// The source's elements with the latest of the second one.
    func joined(_ combine: (Int, Int) throws -> Int) throws -> [Timed] {
        var result: [Timed] = []
        var latest: Int?
        var agenda = try agenda([1, 0])
        while let (key, event) = try agenda.next() {
            switch event.signal {
            case .error: return result + [event]
            case .completed: if key == 1 { return result + [event] }
            case .next(let element) where key == 0: latest = element
            case .next(let element):
                guard let latest else { continue }
                do {
                    result.append(Timed(event.moment, .next(try combine(element, latest))))
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

    /// The source's events until the second one's first element or, if that opens the way, from there on.
    func gated(opens: Bool) throws -> [Timed] {
        var result: [Timed] = []
        var isOpen = !opens
        let order = opens ? [0, 1] : [1, 0]
        var agenda = try agenda(order)
        while let (key, event) = try agenda.next() {
            switch (order[key], event.signal) {
            case (_, .error): return result + [event]
            case (0, .next): if isOpen { result.append(event) }
            // A source that completes before the way is open leaves the sequence without an end.
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
