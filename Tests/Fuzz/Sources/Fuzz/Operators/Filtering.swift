import Rx

extension Operator {
    /// Operators that drop some elements.
    static let filtering: [Operator] = [
        Operator("filter", "%0.filter { $0 < #0!1 }", [1...9, poison], .plain) {
            $0.source().filter($0.isBelow)
        } model: { call in
            try call.each(poison: 1) { $0 < call[0] ? [.next($0)] : [] }
        },
        Operator("take", "%0.take(#0)", [0...4], .plain) {
            $0.source().take($0[0])
        } model: { call in
            guard call[0] > 0 else { return [Timed(call.at, .completed)] }
            var left = call[0]
            return try call.each { element in
                left -= 1
                return left == 0 ? [.next(element), .completed] : [.next(element)]
            }
        },
        Operator("takeLast", "%0.takeLast(#0)", [0...3], .plain) {
            $0.source().takeLast($0[0])
        } model: { call in
            var last: [Int] = []
            return try call.each { element in
                last.append(element)
                return []
            } completed: {
                last.suffix(call[0]).map { .next($0) } + [.completed]
            }
        },
        Operator("skip", "%0.skip(#0)", [0...4], .plain) {
            $0.source().skip($0[0])
        } model: { call in
            var left = call[0]
            return try call.each { element in
                left -= 1
                return left >= 0 ? [] : [.next(element)]
            }
        },
        Operator("takeWhile", "%0.take(while: { $0 < #0!1 })", [1...9, poison], .plain) {
            $0.source().take(while: $0.isBelow)
        } model: {
            try $0.taken { $0 < $1 ? [.next($0)] : [.completed] }
        },
        Operator("takeWhileInclusive", "%0.take(while: { $0 < #0!1 }, behavior: .inclusive)", [1...9, poison], .plain) {
            $0.source().take(while: $0.isBelow, behavior: .inclusive)
        } model: {
            try $0.taken { $0 < $1 ? [.next($0)] : [.next($0), .completed] }
        },
        Operator("takeUntilWhere", "%0.take(until: { $0 >= #0!1 })", [1...9, poison], .plain) { call in
            let probe = call.probe(1)
            let limit = call[0]
            return call.source().take(until: { try probe($0) >= limit })
        } model: {
            try $0.taken { $0 < $1 ? [.next($0)] : [.completed] }
        },
        Operator("skipWhile", "%0.skip(while: { $0 < #0!1 })", [1...9, poison], .plain) {
            $0.source().skip(while: $0.isBelow)
        } model: { call in
            var isOpen = false
            return try call.each { element in
                if !isOpen { try call.call(element, poison: 1) }
                isOpen = isOpen || element >= call[0]
                return isOpen ? [.next(element)] : []
            }
        },
        Operator("distinct", "%0.distinctUntilChanged()", [], .plain) {
            $0.source().distinctUntilChanged()
        } model: {
            try $0.distinct { $0 }
        },
        Operator("distinctKey", "%0.distinctUntilChanged { $0 / 2!0 }", [poison], .plain) { call in
            let probe = call.probe(0)
            return call.source().distinctUntilChanged { try probe($0) / 2 }
        } model: { call in
            try call.distinct { element in
                try call.call(element, poison: 0)
                return element / 2
            }
        },
        Operator("distinctComparer", "%0.distinctUntilChanged { $0 / 3 == $1 / 3!0 }", [poison], .plain) { call in
            let probe = call.probe(0)
            return call.source().distinctUntilChanged { $0 / 3 == (try probe($1)) / 3 }
        } model: { call in
            var isFirst = true
            return try call.distinct { element in
                if !isFirst { try call.call(element, poison: 0) }
                isFirst = false
                return element / 3
            }
        },
        Operator("elementAt", "%0.element(at: #0)", [0...3], .plain) {
            $0.source().element(at: $0[0])
        } model: { call in
            var index = -1
            return try call.each { element in
                index += 1
                return index == call[0] ? [.next(element), .completed] : []
            } completed: {
                [.error(.argumentOutOfRange)]
            }
        },
        Operator("single", "%0.single()", [], .plain) {
            $0.source().single()
        } model: {
            try $0.onlyOne { _ in true }
        },
        Operator("singleWhere", "%0.single { $0 < #0!1 }", [1...9, poison], .plain) {
            $0.source().single($0.isBelow)
        } model: { call in
            try call.onlyOne { element in
                try call.call(element, poison: 1)
                return element < call[0]
            }
        },
        Operator("ignoreElements", "%0.ignoreElements()", [], .plain) {
            $0.source().ignoreElements().map { never -> Int in never }
        } model: {
            try $0.each { _ in [] }
        },
    ]
}

extension Reference {
    fileprivate func taken(_ next: (Int, Int) -> [Signal]) throws -> [Timed] {
        try each(poison: 1) { next($0, self[0]) }
    }

    fileprivate func distinct(_ key: (Int) throws -> Int) throws -> [Timed] {
        var last: Int?
        return try each { element in
            let key = try key(element)
            guard key != last else { return [] }
            last = key
            return [.next(element)]
        }
    }

    fileprivate func onlyOne(_ counts: (Int) throws -> Bool) throws -> [Timed] {
        var count = 0
        return try each { element in
            guard try counts(element) else { return [] }
            count += 1
            return count == 1 ? [.next(element)] : [.error(.moreThanOneElement)]
        } completed: {
            count == 0 ? [.error(.noElements)] : [.completed]
        }
    }
}
