extension Input {
    /// The events of the input for a subscriber that comes at a moment.
    func model(at moment: Moment) -> [Timed] {
        guard kind != .cold else {
            return timed.map { Timed(moment.timer(after: $0.tick), $0.signal) }
        }
        let past = timed.filter { $0.tick <= moment.tick }
        let isOver = past.last?.signal.isEnd ?? false
        let live = timed.filter { $0.tick > moment.tick }.map {
            Timed(Moment(tick: $0.tick, turn: .input, since: moment.order), $0.signal)
        }
        let elements = past.filter { !$0.signal.isEnd }
        var first: [Signal] = []
        switch kind {
        case .hot:
            return isOver ? [] : live
        case .cold, .publish:
            break
        case .behavior:
            if !isOver { first = [elements.last?.signal ?? .next(seed)] }
        case .replay:
            first = elements.suffix(2).map(\.signal)
        case .async:
            return Self.last(of: timed, live: live, isOver: isOver, at: moment)
        }
        if isOver, let end = past.last { first.append(end.signal) }
        return first.map { Timed(moment, $0) } + live
    }

    /// The last element, with the completion.
    private static func last(of timed: [Event], live: [Timed], isOver: Bool, at moment: Moment) -> [Timed] {
        guard let end = timed.last, end.signal.isEnd else { return [] }
        let when = isOver ? moment : live.last?.moment ?? moment
        guard end.signal == .completed else { return [Timed(when, end.signal)] }
        // All subscribers get the element before any gets the end.
        return timed.dropLast().suffix(1).map { Timed(when, $0.signal) } + [
            Timed(isOver ? when : when.next(), .completed)
        ]
    }
}
