/// The treatment of the inner sequence of a further element.
enum Flattening {
    /// It runs, unless the limit is reached; then it waits.
    case merge(Int)
    /// The same, but its elements wait until the sequences before it are over, and until then it counts as running.
    case inOrder(Int)
    /// As `merge`, and elements of inner sequences are expanded, too.
    case expand(Int)
    /// It runs, and the previous one is disposed of.
    case latest
    /// It runs if no other does.
    case first

    fileprivate var limit: Int {
        switch self {
        case .merge(let limit), .inOrder(let limit), .expand(let limit): limit
        case .latest, .first: .max
        }
    }
}

/// Further behaviour of a flattening operator.
struct FlatteningOptions {
    /// The outer source; by default, the first one.
    var outer: [Timed]?
    /// Whether errors are delayed until all is over.
    var delaysErrors = false
    /// Called with each element of the source.
    var came: (Int) -> Void = { _ in }
    /// The inner sequence that begins at a moment; by default, the second source.
    var inner: ((_ element: Int, _ moment: Moment) throws -> [Timed])?
    /// The element that is sent for an element of an inner sequence.
    var sent: (Int) -> Int = { $0 }
}

extension Reference {
    /// The elements of the inner sequences that a selector makes of the source's elements.
    ///
    /// The selector throws at the number at an index.
    func flattened(
        _ flattening: Flattening,
        poison: Int?,
        _ options: FlatteningOptions = FlatteningOptions()
    ) throws -> [Timed] {
        var result: [Timed] = []
        var held: [Fault] = []
        var waiting: [Int] = []
        var running: [Int] = []
        var kept: [Int: [Int]] = [:]
        var completed: Set<Int> = []
        var isOuterDone = false
        var count = 0
        var agenda = Agenda()
        agenda.isWoven = chain.sources.dropLast().contains { $0.contains { $0.sources.count > 1 } }
        if case .expand = flattening { agenda.isInLine = true }
        agenda.append(0, try options.outer ?? source(), at: at)
        func run(_ element: Int, _ moment: Moment, after old: Int? = nil) throws {
            count += 1
            running.append(count)
            let events = try options.inner?(element, moment) ?? source(1, at: moment, element: element)
            if let old, !agenda.isInLine {
                agenda.replace(old, by: count, events, at: moment)
            } else {
                agenda.insert(count, events, at: moment, before: 0)
            }
        }
        func send(_ element: Int, _ moment: Moment) {
            result.append(Timed(moment, .next(options.sent(element))))
        }
        /// An element for which there is an inner sequence; returns whether the selector throws.
        func take(_ element: Int, _ moment: Moment) throws -> Bool {
            options.came(element)
            if case .first = flattening, !running.isEmpty { return false }
            if let poison, element >= 0, element == self[poison] { return true }
            if case .latest = flattening {
                for old in running { agenda.remove(old) }
                running = []
            }
            if running.count < flattening.limit { try run(element, moment) } else { waiting.append(element) }
            return false
        }
        /// An inner sequence is over and, in ordered mode, also the completed ones after it.
        func finish(_ key: Int, _ moment: Moment) -> [Int] {
            guard case .inOrder = flattening else {
                running.removeAll { $0 == key }
                return [key]
            }
            completed.insert(key)
            var finished: [Int] = []
            while let first = running.first {
                for element in kept.removeValue(forKey: first) ?? [] { send(element, moment) }
                guard completed.contains(first) else { break }
                finished.append(running.removeFirst())
            }
            return finished
        }
        while let (key, next) = try agenda.next() {
            var event = next
            if options.delaysErrors, case .error(let fault) = event.signal {
                held.append(fault)
                event.signal = .completed
            }
            switch event.signal {
            case .error:
                return result + [event]
            case .next(let element):
                var isFurther = key == 0
                switch flattening {
                case .inOrder where key != 0 && key != running.first:
                    kept[key, default: []].append(element)
                case .expand:
                    send(element, event.moment)
                    isFurther = true
                default:
                    if key != 0 { send(element, event.moment) }
                }
                if isFurther, try take(element, event.moment) {
                    return result + [Timed(event.moment, .end(with: held + [.thrown]))]
                }
            case .completed where key == 0:
                isOuterDone = true
            case .completed:
                for old in finish(key, event.moment) where !waiting.isEmpty {
                    try run(waiting.removeFirst(), event.moment, after: old)
                }
            }
            if event.signal.isEnd, isOuterDone, running.isEmpty {
                return result + [Timed(event.moment, .end(with: held))]
            }
        }
        return result
    }

    /// An element, sent at the first of some events, if it may be.
    func first(of events: [Timed], sends element: Int) -> [Timed] {
        guard let first = events.first else { return [] }
        if case .error = first.signal { return [first] }
        return [Timed(first.moment, .next(element)), Timed(first.moment, .completed)]
    }

    /// The first element of the source, then that of the source made anew, and so on, each with its number.
    ///
    /// The closure that makes it throws at the number at an index.
    func unfolded(_ states: ClosedRange<Int>, poison: Int) throws -> [Timed] {
        var result: [Timed] = []
        var moment = at
        for state in states {
            if state == self[poison] { return result + [Timed(moment, .error(.thrown))] }
            guard let first = try source(at: moment, element: state).first else { return result }
            guard case .next(let element) = first.signal else { return result + [first] }
            moment = first.moment
            result.append(Timed(moment, .next((element + state) % 10)))
        }
        return result + [Timed(moment, .completed)]
    }
}
