import Rx
import RxExtras

extension Operator {
    /// Operators of RxExtras for several concurrent sequences.
    static let extraCombining: [Operator] = [
        Operator("pausable", "%0.pausable(%1.map { $0 < #0 })", [1...9], .section) { call in
            let limit = call[0]
            return call.source().pausable(call.source(1).map { $0 < limit })
        } model: { call in
            try call.joined { element, latest in latest < call[0] ? element : .min }.filter { $0.signal != .next(.min) }
        },
        Operator(
            "pausableAfter",
            "%0.pausable(afterCount: #0, withPauser: %1.map { $0 < #1 })",
            [0...2, 1...9],
            .section
        ) { call in
            let limit = call[1]
            return call.source().pausable(afterCount: call[0], withPauser: call.source(1).map { $0 < limit })
        } model: { call in
            var count = 0
            return try call.joined(first: .max) { element, latest in
                count += 1
                return count <= call[0] || latest < call[1] ? element : .min
            }.filter { $0.signal != .next(.min) }
        },
        Operator(
            "pausableBuffered",
            "%0.pausableBuffered(%1.map { $0 < #0 }, limit: #1, flushOnCompleted: #2 > 1, flushOnError: #2 % 2 > 0)",
            [1...9, 0...3, 0...3],
            .section,
            catches: [0]
        ) { call in
            let limit = call[0]
            return call.source().pausableBuffered(
                call.source(1).map { $0 < limit },
                limit: call[1],
                flushOnCompleted: call[2] > 1,
                flushOnError: call[2] % 2 > 0
            )
        } model: { call in
            try call.paused({ $0 < call[0] }, room: call[1], flushes: { $0.isError ? call[2] % 2 > 0 : call[2] > 1 })
        },
        Operator("sequenceEqual", "%0.sequenceEqual(%1).map { $0 ? 1 : 0 }", [], .section, catches: [0, 1]) {
            $0.source().sequenceEqual($0.source(1)).map { $0 ? 1 : 0 }.asObservable()
        } model: { call in
            let pairs = try call.zipped(end: .min) { $0[0] == $0[1] ? 1 : 0 }
            guard let end = pairs.first(where: { $0.signal != .next(1) }) else { return [] }
            if end.signal.isError { return [end] }
            return [.next(end.signal == .completed ? 1 : 0), .completed].map { Timed(end.moment, $0) }
        },
        Operator("mergeWith", "%0.merge(with: %1)", [], [.section, .lossless]) {
            $0.source().merge(with: $0.source(1))
        } model: {
            try $0.merged()
        },
        Operator("mergeWithAll", "%0.merge(with: [%1, %2])", [], [.section, .lossless]) {
            $0.source().merge(with: [$0.source(1), $0.source(2)])
        } model: {
            try $0.merged()
        },
        Operator(
            "mergeDelayError",
            "Observable.mergeDelayError([%0, %1])",
            [],
            [.section, .lossless],
            catches: [0, 1]
        ) {
            .mergeDelayError([$0.source(), $0.source(1)])
        } model: {
            try $0.merged(delaysErrors: true)
        },
        Operator("concatDelayError", "Observable.concatDelayError([%0, %1])", catches: [0, 1]) {
            .concatDelayError([$0.source(), $0.source(1)])
        } model: {
            try $0.chainedWithoutErrors()
        },
        Operator("cascade", "Observable.cascade([%0, %1, %2])", [], [.section, .shares], catches: [0, 1, 2]) {
            .cascade([$0.source(), $0.source(1), $0.source(2)])
        } model: {
            try $0.merged(leavesFormer: true)
        },
        Operator(
            "zipWith",
            "%0.zip(with: %1) { $0 + $1!0 }",
            [poison],
            [.section, .selectsInTurn],
            catches: [0, 1]
        ) {
            $0.source().zip(with: $0.source(1), resultSelector: $0.sum)
        } model: {
            try $0.zipped($0.sum)
        },
        Operator(
            "zipByKey",
            "%0.zip(with: %1, by: { $0 / 3!0 }, { $0 / 3!0 }) { 3 * $0 + $1 }",
            [poison],
            [.section, .selectsInTurn]
        ) { call in
            let probe = call.probe(0)
            return call.source().zip(with: call.source(1), by: { try probe($0) / 3 }, { try probe($0) / 3 }) {
                (3 * $0 + $1) % 10
            }
        } model: { call in
            try call.partnered { element in
                try call.call(element, poison: 0)
                return element / 3
            } _: {
                (3 * $0 + $1) % 10
            }
        },
        Operator(
            "withLatestFromTwo",
            "%0.withLatestFrom(%1, %2) { $0 + $1 + $2!0 }",
            [poison],
            [.section, .selectsInTurn],
            catches: [1, 2]
        ) { call in
            let probe = call.probe(0)
            return call.source().withLatestFrom(call.source(1), call.source(2)) { (try probe($0) + $1 + $2) % 10 }
        } model: { call in
            try call.joined(with: call.combined(of: [1, 2]) { $0[0] + $0[1] }, call.pairSum)
        },
        Operator(
            "withLatestFromThree",
            "%0.withLatestFrom(%1, %2, Observable.just(#1)) { $0 + $1 + $2 + $3!0 }",
            [poison, 0...9],
            [.section, .selectsInTurn],
            catches: [1, 2]
        ) { call in
            let probe = call.probe(0)
            let third = Observable.just(call[1])
            return call.source().withLatestFrom(call.source(1), call.source(2), third) {
                (try probe($0) + $1 + $2 + $3) % 10
            }
        } model: { call in
            try call.joined(with: call.combined(of: [1, 2]) { $0[0] + $0[1] + call[1] }, call.pairSum)
        },
    ]
}
