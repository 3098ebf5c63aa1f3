extension Reference {
    /// The source once more; a shared source may not have noticed yet that it was disposed of.
    func again(at moment: Moment) throws -> [Timed] {
        if chain.sources[0].contains({ $0.operation.traits.contains(.shares) }) { throw Undecided() }
        return try source(at: moment)
    }

    /// The source, and again a number of ticks after each end of a kind; the last round's end is the sequence's.
    func rounds(_ count: Int = .max, pause: Int? = nil, after isRound: (Signal) -> Bool) throws -> [Timed] {
        var result = try source()
        var left = count
        while left > 1, let end = result.last, end.signal.isEnd, isRound(end.signal) {
            left -= 1
            result.removeLast()
            result += try again(at: pause.map { end.moment.timer(after: $0) } ?? end.moment)
        }
        return result
    }

    /// The source, and again with each element of a trigger that comes while an error waits for it.
    ///
    /// The trigger is the second source, which runs from the start on or, with a limit, begins anew with each of
    /// `limit` errors.
    func resumed(triggers limit: Int? = nil) throws -> [Timed] {
        var result: [Timed] = []
        var triggers: Set<Int> = []
        var (count, round, started) = (0, 0, 0)
        var isWaiting = false
        var end: Signal?
        var agenda = Agenda()
        func next() -> Int {
            count += 1
            return count
        }
        if limit == nil {
            triggers = [next()]
            agenda.append(count, try source(1), at: at)
        }
        round = next()
        agenda.append(round, try source(), at: at)
        while let (key, event) = try agenda.next() {
            switch event.signal {
            case .next where key == round:
                result.append(event)
            case .completed where key == round:
                return result + [event]
            case .error where key == round:
                if let end { return result + [Timed(event.moment, end)] }
                isWaiting = true
                guard let limit, started < limit else { break }
                started += 1
                triggers.insert(next())
                agenda.insert(count, try source(1, at: event.moment), at: event.moment, before: round)
            case .next:
                guard isWaiting else { break }
                isWaiting = false
                agenda.remove(round)
                round = next()
                agenda.insert(round, try again(at: event.moment), at: event.moment, before: key)
            case .error, .completed:
                triggers.remove(key)
                guard event.signal.isError || triggers.isEmpty && started == limit ?? 0 else { break }
                if isWaiting { return result + [event] }
                for key in triggers { agenda.remove(key) }
                end = event.signal
            }
        }
        return result
    }
}
