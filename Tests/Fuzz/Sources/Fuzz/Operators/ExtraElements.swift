import Rx
import RxExtras
import RxTracing

extension Operator {
    /// Operators of RxExtras and RxTracing for the elements of one sequence, one by one.
    static let extraElements: [Operator] = [
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
        Operator("nwise", "%0.nwise(#0).map { $0.code }", [1...3], .plain) {
            $0.source().nwise($0[0]).map(code)
        } model: { call in
            var run: [Int] = []
            return try call.each { element in
                run = (run + [element]).suffix(call[0])
                return run.count == call[0] ? [.next(code(run))] : []
            }
        },
        Operator("interspersed", "%0.interspersed(with: #0)", [0...9], .plain) {
            $0.source().interspersed(with: $0[0])
        } model: { call in
            var hasBegun = false
            return try call.each { element in
                defer { hasBegun = true }
                return hasBegun ? [.next(call[0]), .next(element)] : [.next(element)]
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
            return try call.each(poison: 0) { seen.insert($0 / 2).inserted ? [.next($0)] : [] }
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
        Operator("ignoreWhen", "%0.ignoreWhen { $0 < #0!1 }", [1...9, poison], .plain) {
            $0.source().ignoreWhen($0.isBelow)
        } model: { call in
            try call.each(poison: 1) { $0 < call[0] ? [] : [.next($0)] }
        },
        Operator("filterMap", "%0.filterMap { $0 < #0 ? .ignore : .map($0)!1 }", [1...9, poison], .plain) { call in
            let probe = call.probe(1)
            let limit = call[0]
            return call.source().filterMap { try probe($0) < limit ? .ignore : .map($0) }
        } model: { call in
            try call.each(poison: 1) { $0 < call[0] ? [] : [.next($0)] }
        },
        unchanged("trackActivity", "%0.trackActivity(indicator)", [], [.plain, .lossless]) {
            $0.source().trackActivity(ActivityIndicator())
        },
        Operator("distinctUpTo", "%0.distinct({ $0 == #0!1 })", [0...9, poison], .plain) { call in
            let probe = call.probe(1)
            let last = call[0]
            return call.source().distinct { try probe($0) == last }
        } model: { call in
            var isOpen = true
            return try call.each { element in
                guard isOpen else { return [] }
                try call.call(element, poison: 1)
                isOpen = element != call[0]
                return [.next(element)]
            }
        },
        Operator("ignore", "%0.ignore(#0, #1)", [0...9, 0...9], .plain) {
            $0.source().ignore($0[0], $0[1])
        } model: { call in
            try call.each { call[0] == $0 || call[1] == $0 ? [] : [.next($0)] }
        },
        Operator("ignoreAll", "%0.ignore(Set([#0, #1]))", [0...9, 0...9], .plain) {
            $0.source().ignore(Set([$0[0], $0[1]]))
        } model: { call in
            try call.each { call[0] == $0 || call[1] == $0 ? [] : [.next($0)] }
        },
        Operator("mapTo", "%0.mapTo(#0)", [0...9], [.plain, .lossless]) {
            $0.source().mapTo($0[0])
        } model: { call in
            try call.each { _ in [.next(call[0])] }
        },
        Operator("mapAt", "%0.mapAt(\\.nonzeroBitCount)", [], [.plain, .lossless]) {
            $0.source().mapAt(\.nonzeroBitCount)
        } model: {
            try $0.each { [.next($0.nonzeroBitCount)] }
        },
        Operator("mapMany", "%0.map { [$0, $0 + 1] }.mapMany { $0 * 2!0 }.map { $0.code }", [poison], .plain) { call in
            let probe = call.probe(0)
            return call.source().map { [$0, $0 + 1] }.mapMany { try probe($0) * 2 }.map(code)
        } model: { call in
            try call.each(poison: 0) { element in
                try call.call(element + 1, poison: 0)
                return [.next(code([element * 2, element * 2 + 2]))]
            }
        },
        Operator("not", "%0.map { $0 < #0 }.not().map { $0 ? 1 : 0 }", [1...9], [.plain, .lossless]) { call in
            let limit = call[0]
            return call.source().map { $0 < limit }.not().map { $0 ? 1 : 0 }
        } model: { call in
            try call.each { [.next($0 < call[0] ? 0 : 1)] }
        },
        Operator("unwrap", "%0.map { $0 < #0 ? $0 : nil }.unwrap()", [1...9], .plain) { call in
            let limit = call[0]
            return call.source().map { $0 < limit ? $0 : nil }.unwrap()
        } model: { call in
            try call.each { $0 < call[0] ? [.next($0)] : [] }
        },
        Operator("ofType", "%0.map { $0 < #0 ? $0 : \"\\($0)\" as Any }.ofType(Int.self)", [1...9], .plain) { call in
            let limit = call[0]
            return call.source().map { $0 < limit ? $0 : "\($0)" as any Sendable }.ofType(Int.self)
        } model: { call in
            try call.each { $0 < call[0] ? [.next($0)] : [] }
        },
        Operator("apply", "%0.apply { $0.map { $0 + #0!1 } }", [0...9, poison], .plain) { call in
            let probe = call.probe(1)
            let shift = call[0]
            return call.source().apply { $0.map { (try probe($0) + shift) % 10 } }
        } model: { call in
            try call.each(poison: 1) { [.next(($0 + call[0]) % 10)] }
        },
        unchanged("finally", "%0.finally { resource.dispose() }", [], [.plain, .lossless]) { call in
            .deferred {
                let resource = call.bench.resource(call.node)
                return call.source().finally { resource.dispose() }
            }
        },
        unchanged("trackError", "%0.trackError(tracker)", [], [.plain, .lossless]) {
            $0.source().trackError(ErrorTracker())
        },
    ]
}
