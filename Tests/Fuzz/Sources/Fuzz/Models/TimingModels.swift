extension Reference {
    /// The elements of the source that were followed by a quiet time.
    func debounced(_ ticks: Int) throws -> [Timed] {
        var result: [Timed] = []
        var pending: (due: Moment, signal: Signal)?
        for event in try source() {
            if let (due, signal) = pending, try due.comes(before: event.moment) {
                result.append(Timed(due, signal))
                pending = nil
            }
            switch event.signal {
            case .next: pending = (event.moment.timer(after: ticks), event.signal)
            case .error: return result + [event]
            case .completed: return result + (pending.map { [Timed(event.moment, $0.signal)] } ?? []) + [event]
            }
        }
        return result + (pending.map { [Timed($0.due, $0.signal)] } ?? [])
    }

    /// Elements of the source at least so many ticks apart.
    func throttled(_ ticks: Int, latest: Bool) throws -> [Timed] {
        var result: [Timed] = []
        var periodEnd: Moment?
        var pending: Signal?
        func turn() {
            guard let end = periodEnd else { return }
            periodEnd = nil
            guard let signal = pending else { return }
            result.append(Timed(end, signal))
            pending = nil
            periodEnd = end.timer(after: ticks)
        }
        for event in try source() {
            while let end = periodEnd {
                if end.tick == event.moment.tick {
                    // It passes, at once or when the timer fires; for `latest`, who says which.
                    if latest { throw Undecided() }
                    periodEnd = nil
                } else if try end.comes(before: event.moment) {
                    turn()
                } else {
                    break
                }
            }
            switch event.signal {
            case .error: return result + [event]
            case .completed:
                guard let end = periodEnd, let signal = pending else { return result + [event] }
                return result + [Timed(end, signal), Timed(end, .completed)]
            case .next where periodEnd == nil:
                result.append(event)
                periodEnd = event.moment.timer(after: ticks)
            case .next:
                if latest { pending = event.signal }
            }
        }
        turn()
        return result
    }

    /// The source's elements and completion, later; an error at once.
    func delayed(_ ticks: Int) throws -> [Timed] {
        var result: [Timed] = []
        for event in try source() {
            if case .error = event.signal {
                return try result.filter { try $0.moment.comes(before: event.moment) } + [event]
            }
            let due = event.moment.timer(after: ticks)
            // Those that are due at the same time are actions of their own.
            let isOverdue = result.last.map { $0.moment.tick >= due.tick } ?? false
            let moment = isOverdue ? result.last?.moment.hop(world.hops) : due
            result.append(Timed(moment ?? due, event.signal))
        }
        return result
    }

    /// The source as long as it is never silent for so many ticks, and then what comes instead.
    func watched(_ ticks: Int, instead: (Moment) throws -> [Timed]) throws -> [Timed] {
        var result: [Timed] = []
        var due = at.timer(after: ticks)
        for event in try source() {
            if try due.comes(before: event.moment) { return result + (try instead(due)) }
            result.append(event)
            if event.signal.isEnd { return result }
            due = event.moment.timer(after: ticks)
        }
        return result + (try instead(due))
    }

    /// What the source sends in each window of time or of a number of elements.
    ///
    /// - Returns: The windows: when each ends and how, and what came in it.
    func windows(_ ticks: Int, _ count: Int) throws -> [(elements: [Int], end: Timed)] {
        var result: [(elements: [Int], end: Timed)] = []
        var elements: [Int] = []
        var due = at.timer(after: ticks)
        func turn(_ moment: Moment) {
            result.append((elements, Timed(moment, .completed)))
            elements = []
            due = moment.timer(after: ticks)
        }
        func pass(until limit: Moment) throws {
            while due.tick <= Case.horizon, try due.comes(before: limit) { turn(due) }
        }
        for event in try source() {
            try pass(until: event.moment)
            guard case .next(let element) = event.signal else {
                result.append((elements, event))
                return result
            }
            elements.append(element)
            if elements.count == count { turn(event.moment) }
        }
        try pass(until: Moment(tick: .max, turn: .timer, since: .max))
        return result
    }

    /// Each event as an action of its own.
    func hopping() throws -> [Timed] {
        var last: Moment?
        return try source().map { event in
            if let previous = last, previous.tick >= event.moment.tick {
                last = previous.hop(world.hops)
            } else {
                last = event.moment.hop(world.hops)
            }
            return Timed(last ?? event.moment, event.signal)
        }
    }
}
