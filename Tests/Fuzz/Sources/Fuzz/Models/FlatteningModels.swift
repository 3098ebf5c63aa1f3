/// What an operator does with the inner sequence of a further element.
enum Flattening {
    /// It runs, unless so many do; then it waits.
    case merge(Int)
    /// It runs, and the one before it is over.
    case latest
    /// It runs if no other does.
    case first
}

extension Reference {
    /// The elements of the inner sequences that a selector makes of the source's elements.
    ///
    /// The selector throws at the number at an index.
    func flattened(_ flattening: Flattening, poison: Int) throws -> [Timed] {
        var result: [Timed] = []
        var waiting: [Int] = []
        var running: [Int] = []
        var isOuterDone = false
        var count = 0
        var agenda = Agenda()
        agenda.append(0, try source(), at: at)
        func run(_ element: Int, _ moment: Moment) throws {
            count += 1
            running.append(count)
            agenda.insert(count, try source(1, at: moment, element: element), at: moment)
        }
        while let (key, event) = try agenda.next() {
            switch event.signal {
            case .error:
                return result + [event]
            case .next(let element) where key == 0:
                if case .first = flattening, !running.isEmpty { break }
                if element >= 0, element == self[poison] { return result + [Timed(event.moment, .error(.thrown))] }
                switch flattening {
                case .merge(let limit) where running.count >= limit:
                    waiting.append(element)
                case .latest:
                    for old in running { agenda.remove(old) }
                    running = []
                    try run(element, event.moment)
                default:
                    try run(element, event.moment)
                }
            case .next:
                result.append(event)
            case .completed where key == 0:
                isOuterDone = true
            case .completed:
                running.removeAll { $0 == key }
                guard let element = waiting.first else { break }
                waiting.removeFirst()
                try run(element, event.moment)
            }
            if event.signal.isEnd, isOuterDone, running.isEmpty {
                return result + [Timed(event.moment, .completed)]
            }
        }
        return result
    }
}
