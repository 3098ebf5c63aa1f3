import Rx

extension Operator {
    /// Operators that send a result at the end, and the conversions to traits.
    static let ending: [Operator] = [
        Operator("reduce", "%0.reduce(#0) { $0 + $1!1 }", [0...9, poison], .plain) {
            $0.source().reduce($0[0], accumulator: $0.total)
        } model: {
            try $0.reduced { $0 }
        },
        Operator("reduceMap", "%0.reduce(#0, accumulator: +!1) { 9 - $0 }", [0...9, poison], .plain) { call in
            let probe = call.probe(1)
            return call.source().reduce(call[0]) {
                ($0 + (try probe($1))) % 10
            } mapResult: { sum in
                probe.touchAtEnd()
                return 9 - sum
            }
        } model: {
            try $0.reduced { 9 - $0 }
        },
        Operator("toArray", "%0.toArray().map(\\.count)", [], .plain) {
            $0.source().toArray().map(\.count).asObservable()
        } model: { call in
            var count = 0
            return try call.each { _ in
                count += 1
                return []
            } completed: {
                [.next(count), .completed]
            }
        },
        Operator("first", "%0.first().map { $0 ?? -1 }", [], .plain) {
            $0.source().first().map { $0 ?? -1 }.asObservable()
        } model: {
            try $0.each {
                [.next($0), .completed]
            } completed: {
                [.next(-1), .completed]
            }
        },
        Operator("asSingle", "%0.asSingle()", [], .plain) {
            $0.source().asSingle().asObservable()
        } model: {
            try $0.atMostOne(none: .error(.noElements))
        },
        Operator("asMaybe", "%0.asMaybe()", [], .plain) {
            $0.source().asMaybe().asObservable()
        } model: {
            try $0.atMostOne(none: .completed)
        },
        Operator("andThen", "%0.ignoreElements().asCompletable().andThen(%1)", catches: [0]) { call in
            call.source().ignoreElements().asCompletable().andThen(call.source(1))
        } model: { call in
            let first = try call.each { _ in [] }
            guard let end = first.last, end.signal == .completed else { return first }
            return try call.source(1, at: end.moment)
        },
        Operator("ifEmpty", "%0.ifEmpty(default: #0)", [0...9], .plain) {
            $0.source().ifEmpty(default: $0[0])
        } model: { call in
            var isEmpty = true
            return try call.each { element in
                isEmpty = false
                return [.next(element)]
            } completed: {
                isEmpty ? [.next(call[0]), .completed] : [.completed]
            }
        },
        Operator("ifEmptySwitch", "%0.ifEmpty(switchTo: %1)", catches: [0]) {
            $0.source().ifEmpty(switchTo: $0.source(1))
        } model: { call in
            let events = try call.source()
            guard events.count == 1, events[0].signal == .completed else { return events }
            return try call.source(1, at: events[0].moment)
        },
    ]
}

extension Reference {
    fileprivate func reduced(_ result: (Int) -> Int) throws -> [Timed] {
        var sum = self[0]
        return try each(poison: 1) { element in
            sum = (sum + element) % 10
            return []
        } completed: {
            [.next(result(sum)), .completed]
        }
    }

    fileprivate func atMostOne(none: Signal) throws -> [Timed] {
        var one: Int?
        return try each { element in
            guard one == nil else { return [.error(.moreThanOneElement)] }
            one = element
            return []
        } completed: {
            one.map { [.next($0), .completed] } ?? [none]
        }
    }
}
