import Rx
import RxExtras
import RxTracing

extension Operator {
    /// What RxExtras has for the elements of one sequence, and for its end.
    static let extras: [Operator] = [
        Operator("checkpoint", "%0.checkpoint(\"here\")", [], .plain) {
            $0.source().checkpoint("here")
        } model: { call in
            try call.each { [.next($0)] }
        },
        Operator("pairwise", "%0.pairwise().map { $0 + $1 }", [], .plain) {
            $0.source().pairwise().map { ($0 + $1) % 10 }
        } model: { call in
            var former: Int?
            return try call.each { element in
                defer { former = element }
                return former.map { [.next(($0 + element) % 10)] } ?? []
            }
        },
        Operator("nwise", "%0.nwise(#0).map { $0.sum }", [1...3], .plain) {
            $0.source().nwise($0[0]).map(sum)
        } model: { call in
            var run: [Int] = []
            return try call.each { element in
                run = (run + [element]).suffix(call[0])
                return run.count == call[0] ? [.next(sum(run))] : []
            }
        },
        Operator("distinctAll", "%0.distinct()", [], .plain) {
            $0.source().distinct()
        } model: { call in
            var seen: Set<Int> = []
            return try call.each { seen.insert($0).inserted ? [.next($0)] : [] }
        },
        Operator("distinctBy", "%0.distinct(by: { $0 / 2!0 })", [poison], .plain) { call in
            let probe = call.probe(0)
            return call.source().distinct(by: { try probe($0) / 2 })
        } model: { call in
            var seen: Set<Int> = []
            return try call.each { element in
                try call.call(element, poison: 0)
                return seen.insert(element / 2).inserted ? [.next(element)] : []
            }
        },
        Operator("chunked", "%0.chunked(by: { $0 / 3 == $1 / 3!0 }).map { $0.sum }", [poison], .plain) { call in
            let probe = call.probe(0)
            return call.source().chunked(by: { $0 / 3 == (try probe($1)) / 3 }).map(sum)
        } model: { call in
            var chunk: [Int] = []
            return try call.each { element in
                guard let last = chunk.last else {
                    chunk = [element]
                    return []
                }
                try call.call(element, poison: 0)
                guard last / 3 != element / 3 else {
                    chunk.append(element)
                    return []
                }
                defer { chunk = [element] }
                return [.next(sum(chunk))]
            } completed: {
                chunk.isEmpty ? [.completed] : [.next(sum(chunk)), .completed]
            }
        },
        Operator("skipLast", "%0.skipLast(#0)", [0...3], .plain) {
            $0.source().skipLast($0[0])
        } model: { call in
            var waiting: [Int] = []
            return try call.each { element in
                waiting.append(element)
                return waiting.count > call[0] ? [.next(waiting.removeFirst())] : []
            }
        },
        Operator("ignoreWhen", "%0.ignoreWhen { $0 < #0!1 }", [1...9, poison], .plain) { call in
            let probe = call.probe(1)
            let limit = call[0]
            return call.source().ignoreWhen { try probe($0) < limit }
        } model: { call in
            try call.each { element in
                try call.call(element, poison: 1)
                return element < call[0] ? [] : [.next(element)]
            }
        },
        Operator("filterMap", "%0.filterMap { $0 < #0 ? .ignore : .map($0)!1 }", [1...9, poison], .plain) { call in
            let probe = call.probe(1)
            let limit = call[0]
            return call.source().filterMap { try probe($0) < limit ? .ignore : .map($0) }
        } model: { call in
            try call.each { element in
                try call.call(element, poison: 1)
                return element < call[0] ? [] : [.next(element)]
            }
        },
        Operator("bufferCount", "%0.buffer(count: #0, skip: #1).map { $0.sum }", [1...3, 1...3], .plain) {
            $0.source().buffer(count: $0[0], skip: $0[1]).map(sum)
        } model: { call in
            var index = 0
            var open: [[Int]] = []
            return try call.each { element in
                if index.isMultiple(of: call[1]) { open.append([]) }
                index += 1
                open = open.map { $0 + [element] }
                guard let first = open.first, first.count == call[0] else { return [] }
                return [.next(sum(open.removeFirst()))]
            } completed: {
                open.map { .next(sum($0)) } + [.completed]
            }
        },
        Operator("bufferWhile", "%0.buffer(while: { $0 < #0!1 }).map { $0.sum }", [1...9, poison], .plain) { call in
            let probe = call.probe(1)
            let limit = call[0]
            return call.source().buffer(while: { try probe($0) < limit }).map(sum)
        } model: { call in
            var buffer: [Int] = []
            return try call.each { element in
                try call.call(element, poison: 1)
                guard element >= call[0], !buffer.isEmpty else {
                    buffer.append(element)
                    return []
                }
                defer { buffer = [element] }
                return [.next(sum(buffer))]
            } completed: {
                buffer.isEmpty ? [.completed] : [.next(sum(buffer)), .completed]
            }
        },
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
        Operator("allSatisfy", "%0.allSatisfy { $0 < #0!1 }.map { $0 ? 1 : 0 }", [1...9, poison], .plain) { call in
            let probe = call.probe(1)
            let limit = call[0]
            return call.source().allSatisfy { try probe($0) < limit }.map { $0 ? 1 : 0 }.asObservable()
        } model: { call in
            try call.each { element in
                try call.call(element, poison: 1)
                return element < call[0] ? [] : [.next(0), .completed]
            } completed: {
                [.next(1), .completed]
            }
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
        Operator("endWith", "%0.endWith(#0)", [0...9], catches: [0]) {
            $0.source().endWith($0[0])
        } model: { call in
            try call.each(completed: { [.next(call[0]), .completed] })
        },
        Operator("trackActivity", "%0.trackActivity(indicator)", [], [.plain, .lossless]) {
            $0.source().trackActivity(ActivityIndicator())
        } model: {
            try $0.source()
        },
        Operator("mapError", "%0.mapError { $0 }", [], .plain) { call in
            let probe = call.probe()
            return call.source().mapError { error in
                probe.touchAtEnd()
                return error
            }
        } model: {
            try $0.source()
        },
    ]

    @Sendable private static func sum(_ elements: [Int]) -> Int {
        elements.reduce(0) { ($0 * 3 + $1 + 1) % 10 }
    }
}

extension Reference {
    /// One element of all at the end, or -1.
    fileprivate func best(_ better: (Int, Int) -> Int) throws -> [Timed] {
        var best: Int?
        return try each { element in
            best = best.map { better($0, element) } ?? element
            return []
        } completed: {
            [.next(best ?? -1), .completed]
        }
    }
}
