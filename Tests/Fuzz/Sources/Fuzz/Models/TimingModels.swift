import RxExtras

extension Reference {
    /// The source's elements between quiet times, as one element each; by default, the last of them.
    ///
    /// Each element determines the length of the quiet time after it, or throws.
    func debounced(
        _ ticks: (Int) throws -> Int,
        _ combine: ([Int]) -> Int = { $0[$0.count - 1] }
    ) throws -> [Timed] {
        var result: [Timed] = []
        var pending: (due: Moment, elements: [Int])?
        for event in try source() {
            if let (due, elements) = pending, try due.comes(before: event.moment) {
                result.append(Timed(due, .next(combine(elements))))
                pending = nil
            }
            switch event.signal {
            case .next(let element):
                do {
                    let due = event.moment.timer(after: try ticks(element))
                    pending = (due, (pending?.elements ?? []) + [element])
                } catch let fault as Fault {
                    return result + [Timed(event.moment, .error(fault))]
                }
            case .error: return result + [event]
            case .completed:
                return result + (pending.map { [Timed(event.moment, .next(combine($0.elements)))] } ?? []) + [event]
            }
        }
        return result + (pending.map { [Timed($0.due, .next(combine($0.elements)))] } ?? [])
    }

    /// The first element of each period, the latest at its end, or both; completion waits for a running period.
    ///
    /// An element begins a period, unless one runs, and determines its length, or throws.
    func periods(_ ticks: (Int) throws -> Int, leading: Bool, trailing: Bool) throws -> [Timed] {
        var result: [Timed] = []
        var period: (end: Moment, latest: Signal)?
        func turn() {
            if let (end, latest) = period, trailing { result.append(Timed(end, latest)) }
            period = nil
        }
        for event in try source() {
            if let period, try period.end.comes(before: event.moment) { turn() }
            switch event.signal {
            case .error: return result + [event]
            case .completed:
                let end = period?.end ?? event.moment
                turn()
                return result + [Timed(end, .completed)]
            case .next where period != nil: period?.latest = event.signal
            case .next(let element):
                do {
                    period = (event.moment.timer(after: try ticks(element)), event.signal)
                    if leading { result.append(event) }
                } catch let fault as Fault {
                    return result + [Timed(event.moment, .error(fault))]
                }
            }
        }
        turn()
        return result
    }

    /// Elements of the source that are at least a number of ticks apart.
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
                    // It is sent, at once or when the timer fires; for `latest`, the order isn't known.
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
            // Elements that are due at the same time are separate actions.
            let isOverdue = result.last.map { $0.moment.tick >= due.tick } ?? false
            let moment = isOverdue ? result.last?.moment.hop(world.hops) : due
            result.append(Timed(moment ?? due, event.signal))
        }
        return result
    }

    /// The elements of the source that are old enough, at the latest when it completes.
    func skippingYoung(_ ticks: Int) throws -> [Timed] {
        let (events, late) = (try source(), try delayed(ticks))
        guard let end = events.last, end.signal == .completed else { return late }
        return try zip(events, late).dropLast().compactMap { event, late in
            if try late.moment.comes(before: end.moment) { return late }
            return event.moment.tick + ticks <= end.moment.tick ? Timed(end.moment, event.signal) : nil
        } + [end]
    }

    /// The elements of the source that are still young when it completes.
    func takingYoung(_ ticks: Int) throws -> [Timed] {
        let events = try source()
        guard let end = events.last, end.signal.isEnd else { return [] }
        let young = events.dropLast().filter { end.signal == .completed && $0.moment.tick + ticks > end.moment.tick }
        return young.map { Timed(end.moment, $0.signal) } + [end]
    }

    /// The source up to a time, and completion then.
    func passed(for ticks: Int) throws -> [Timed] {
        let due = at.timer(after: ticks)
        let events = try source().filter { try $0.moment.comes(before: due) }
        return events.last?.signal.isEnd == true ? events : events + [Timed(due, .completed)]
    }

    /// The source as long as nothing takes longer than a number of ticks, and then a substitute.
    func watched(_ ticks: Int, for scope: TimeoutScope, instead: (Moment) throws -> [Timed]) throws -> [Timed] {
        var result: [Timed] = []
        var due: Moment? = at.timer(after: ticks)
        for event in try source() {
            if let due, try due.comes(before: event.moment) { return result + (try instead(due)) }
            result.append(event)
            if event.signal.isEnd { return result }
            switch scope {
            case .firstElement: due = nil
            case .eachElement: due = event.moment.timer(after: ticks)
            case .wholeSequence: break
            }
        }
        return result + (try due.map(instead) ?? [])
    }

    /// The source's elements in each window of time or of a number of elements.
    ///
    /// - Returns: The windows: when each ends and how, and its elements.
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

    /// Each event as a separate action.
    func hopping() throws -> [Timed] {
        var last: Moment?
        return try source().map { event in
            if let previous = last, previous.tick >= event.moment.tick {
                last = previous.hopBehind(world.hops)
            } else {
                last = event.moment.hop(world.hops)
            }
            return Timed(last ?? event.moment, event.signal)
        }
    }

    /// The same, with a limit for waiting elements.
    func hopping(_ policy: PressurePolicy, room: Int) throws -> [Timed] {
        var result: [Timed] = []
        var waiting: [Signal] = []
        var turn: Moment?
        func deliver(before limit: Moment? = nil) throws {
            while let due = turn, try limit.map({ try due.comes(before: $0) }) ?? true {
                result.append(Timed(due, waiting.removeFirst()))
                turn = waiting.isEmpty ? nil : due.hopBehind(world.hops)
            }
        }
        for event in try source() {
            try deliver(before: event.moment)
            if !event.signal.isEnd, waiting.count == room {
                switch policy {
                case .newest: waiting.removeFirst()
                case .oldest: continue
                case .fail, .wait:
                    waiting.append(.error(.pressure))
                    try deliver()
                    return result
                }
            }
            waiting.append(event.signal)
            turn = turn ?? event.moment.hop(world.hops)
        }
        try deliver()
        return result
    }
}
