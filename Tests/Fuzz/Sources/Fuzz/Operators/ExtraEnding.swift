import Rx
import RxExtras

extension Operator {
    /// Operators of RxExtras for the end of a sequence, and those that send a result at the end.
    static let extraEnding: [Operator] = [
        Operator("count", "%0.count()", [], .plain) {
            $0.source().count()
        } model: { call in
            var count = 0
            return try call.each { _ in
                count += 1
                return []
            } completed: {
                [.next(count), .completed]
            }
        },
        Operator("countWhere", "%0.count { $0 < #0!1 }", [1...9, poison], .plain) {
            $0.source().count($0.isBelow)
        } model: { call in
            var count = 0
            return try call.each(poison: 1) { element in
                if element < call[0] { count += 1 }
                return []
            } completed: {
                [.next(count), .completed]
            }
        },
        Operator("last", "%0.last().map { $0 ?? -1 }", [], .plain) {
            $0.source().last().map { $0 ?? -1 }.asObservable()
        } model: {
            try $0.best { $1 }
        },
        Operator("min", "%0.min().map { $0 ?? -1 }", [], .plain) {
            $0.source().min().map { $0 ?? -1 }.asObservable()
        } model: {
            try $0.best { min($0, $1) }
        },
        Operator("max", "%0.max().map { $0 ?? -1 }", [], .plain) {
            $0.source().max().map { $0 ?? -1 }.asObservable()
        } model: {
            try $0.best { max($0, $1) }
        },
        Operator("minBy", "%0.min(by: { $0 % 3 < $1 % 3 }).map { $0 ?? -1 }", [], .plain) {
            $0.source().min(by: { $0 % 3 < $1 % 3 }).map { $0 ?? -1 }.asObservable()
        } model: {
            try $0.best { $1 % 3 < $0 % 3 ? $1 : $0 }
        },
        Operator("maxBy", "%0.max(by: { $0 % 3 < $1 % 3 }).map { $0 ?? -1 }", [], .plain) {
            $0.source().max(by: { $0 % 3 < $1 % 3 }).map { $0 ?? -1 }.asObservable()
        } model: {
            try $0.best { $0 % 3 <= $1 % 3 ? $1 : $0 }
        },
        Operator("allSatisfy", "%0.allSatisfy { $0 < #0!1 }.map { $0 ? 1 : 0 }", [1...9, poison], .plain) {
            $0.source().allSatisfy($0.isBelow).map { $0 ? 1 : 0 }.asObservable()
        } model: { call in
            try call.each(poison: 1) {
                $0 < call[0] ? [] : [.next(0), .completed]
            } completed: {
                [.next(1), .completed]
            }
        },
        Operator("containsWhere", "%0.contains(where: { $0 < #0!1 }).map { $0 ? 1 : 0 }", [1...9, poison], .plain) {
            $0.source().contains(where: $0.isBelow).map { $0 ? 1 : 0 }.asObservable()
        } model: { call in
            try call.each(poison: 1) {
                $0 < call[0] ? [.next(1), .completed] : []
            } completed: {
                [.next(0), .completed]
            }
        },
        Operator("contains", "%0.contains(#0).map { $0 ? 1 : 0 }", [0...9], .plain) {
            $0.source().contains($0[0]).map { $0 ? 1 : 0 }.asObservable()
        } model: { call in
            try call.each {
                $0 == call[0] ? [.next(1), .completed] : []
            } completed: {
                [.next(0), .completed]
            }
        },
        Operator("and", "%0.map { $0 < #0 }.and().map { $0 ? 1 : 0 }", [1...9], .plain) { call in
            let limit = call[0]
            return call.source().map { $0 < limit }.and().map { $0 ? 1 : 0 }.asObservable()
        } model: { call in
            var isEmpty = true
            return try call.each { element in
                isEmpty = false
                return element < call[0] ? [] : [.next(0), .completed]
            } completed: {
                isEmpty ? [.completed] : [.next(1), .completed]
            }
        },
        Operator("toSortedArray", "%0.toSortedArray().map { $0.code }", [], .plain) {
            $0.source().toSortedArray().map(code).asObservable()
        } model: {
            try $0.sorted(by: <)
        },
        Operator("toSortedArrayDown", "%0.toSortedArray(ascending: false).map { $0.code }", [], .plain) {
            $0.source().toSortedArray(ascending: false).map(code).asObservable()
        } model: {
            try $0.sorted(by: >)
        },
        Operator("toSortedArrayBy", "%0.toSortedArray(by: { $0 % 3 < $1 % 3 }).map { $0.code }", [], .plain) {
            $0.source().toSortedArray(by: { $0 % 3 < $1 % 3 }).map(code).asObservable()
        } model: {
            try $0.sorted { $0 % 3 < $1 % 3 }
        },
        Operator("isEmpty", "%0.isEmpty().map { $0 ? 1 : 0 }", [], .plain) {
            $0.source().isEmpty().map { $0 ? 1 : 0 }.asObservable()
        } model: {
            try $0.each { _ in
                [.next(0), .completed]
            } completed: {
                [.next(1), .completed]
            }
        },
        Operator("catchErrorJustComplete", "%0.catchErrorJustComplete()", catches: [0]) {
            $0.source().catchErrorJustComplete()
        } model: {
            try $0.each(error: { _ in [.completed] })
        },
        Operator("elements", "%0.elements()", catches: [0]) {
            $0.source().elements()
        } model: {
            try $0.each(error: { _ in [.completed] })
        },
        Operator("elementsOfEvents", "%0.materialize().elements()", catches: [0]) {
            $0.source().materialize().elements()
        } model: {
            try $0.each(error: { _ in [.completed] })
        },
        Operator("errors", "%0.errors().map { _ in #0 }", [0...9], catches: [0]) { call in
            let element = call[0]
            return call.source().errors().map { _ in element }
        } model: { call in
            try call.each(next: { _ in [] }, error: { _ in [.next(call[0]), .completed] })
        },
        Operator("errorsOfEvents", "%0.materialize().errors().map { _ in #0 }", [0...9], catches: [0]) { call in
            let element = call[0]
            return call.source().materialize().errors().map { _ in element }
        } model: { call in
            try call.each(next: { _ in [] }, error: { _ in [.next(call[0]), .completed] })
        },
        Operator("endWith", "%0.endWith(#0)", [0...9], catches: [0]) {
            $0.source().endWith($0[0])
        } model: { call in
            try call.each(completed: { [.next(call[0]), .completed] })
        },
        unchanged("mapError", "%0.mapError { $0 }", [], .plain) { call in
            let probe = call.probe()
            return call.source().mapError { error in
                probe.touchAtEnd()
                return error
            }
        },
    ]
}

extension Reference {
    /// One of all elements at the end, or -1.
    fileprivate func best(_ better: (Int, Int) -> Int) throws -> [Timed] {
        var best: Int?
        return try each { element in
            best = best.map { better($0, element) } ?? element
            return []
        } completed: {
            [.next(best ?? -1), .completed]
        }
    }

    /// All elements at the end, in a given order.
    fileprivate func sorted(by isLess: (Int, Int) -> Bool) throws -> [Timed] {
        var elements: [Int] = []
        return try each { element in
            elements.append(element)
            return []
        } completed: {
            [.next(Operator.code(elements.sorted(by: isLess))), .completed]
        }
    }
}
