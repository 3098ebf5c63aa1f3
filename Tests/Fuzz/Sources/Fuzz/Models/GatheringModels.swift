extension Reference {
    /// The source's elements while the latest of the second one satisfies a condition; some wait for that, or for the
    /// end.
    func paused(_ passes: (Int) -> Bool, room: Int, flushes: (Signal) -> Bool) throws -> [Timed] {
        var result: [Timed] = []
        var waiting: [Int] = []
        var isOpen = false
        var agenda = try agenda([1, 0])
        func flush(_ moment: Moment) {
            result += waiting.map { Timed(moment, .next($0)) }
            waiting = []
        }
        while let (key, event) = try agenda.next() {
            switch (key, event.signal) {
            case (0, .next(let element)):
                isOpen = passes(element)
                if isOpen { flush(event.moment) }
            case (0, .completed): break
            case (1, .next(let element)):
                waiting = (waiting + [element]).suffix(isOpen ? .max : room)
                if isOpen { flush(event.moment) }
            default:
                if key == 1, flushes(event.signal) { flush(event.moment) }
                return result + [event]
            }
        }
        return result
    }

    /// The source's elements between the elements of the second one.
    func bounded(_ combine: ([Int]) -> Int) throws -> [Timed] {
        var result: [Timed] = []
        var elements: [Int] = []
        var agenda = try agenda([1, 0])
        while let (key, event) = try agenda.next() {
            switch (key, event.signal) {
            case (_, .error): return result + [event]
            case (1, .next(let element)): elements.append(element)
            case (0, .completed): break
            default:
                result.append(Timed(event.moment, .next(combine(elements))))
                elements = []
                if key == 1 { return result + [event] }
            }
        }
        return result
    }

    /// The source's elements between an element of the second one and the first event of the third, which is made from
    /// it.
    func opened(_ combine: ([Int]) -> Int) throws -> [Timed] {
        var groups = 0
        let marks = try flattened(
            .merge(.max),
            poison: 0,
            FlatteningOptions(
                outer: source(1),
                inner: { element, moment in
                    defer { groups += 1 }
                    let events = try source(2, at: moment, element: element)
                    return [Timed(moment, .next(groups))] + first(of: events, sends: ~groups)
                }
            )
        )
        var result: [Timed] = []
        var open: [(group: Int, elements: [Int])] = []
        var agenda = Agenda()
        agenda.append(0, marks, at: at)
        agenda.append(1, try source(), at: at)
        func close(_ moment: Moment, _ isOver: (Int) -> Bool) {
            result += open.filter { isOver($0.group) }.map { Timed(moment, .next(combine($0.elements))) }
            open.removeAll { isOver($0.group) }
        }
        while let (key, event) = try agenda.next() {
            switch (key, event.signal) {
            case (_, .error): return result + [event]
            case (0, .completed): break
            case (0, .next(let mark)):
                if mark >= 0 { open.append((mark, [])) } else { close(event.moment) { $0 == ~mark } }
            case (_, .next(let element)):
                for index in open.indices { open[index].elements.append(element) }
            default:
                close(event.moment) { _ in true }
                return result + [event]
            }
        }
        return result
    }
}
