import Rx
import RxExtras

extension Operator {
    /// Operators of RxExtras that make a sequence from each element.
    static let extraFlattening: [Operator] = [
        Operator("flatMapTwo", "%0.flatMap(maxConcurrent: #1) { x in %1!0 }", [poison, 1...3], .section) {
            $0.source().flatMap(maxConcurrent: $0[1], $0.inner())
        } model: {
            try $0.flattened(.merge($0[1]), poison: 0)
        },
        Operator("concatMapEager", "%0.concatMapEager(maxConcurrent: #1) { x in %1!0 }", [poison, 1...3], .section) {
            $0.source().concatMapEager(maxConcurrent: $0[1], $0.inner())
        } model: {
            try $0.flattened(.inOrder($0[1]), poison: 0)
        },
        Operator("concatMapEagerAll", "%0.concatMapEager { x in %1!0 }", [poison], .section) {
            $0.source().concatMapEager($0.inner())
        } model: {
            try $0.flattened(.inOrder(.max), poison: 0)
        },
        Operator(
            "mergeScan",
            "%0.mergeScan(#1, maxConcurrent: #2) { latest, element in let x = latest + element; return %1!0 }",
            [poison, 0...9, 1...3],
            .section
        ) { call in
            let inner = call.inner()
            return call.source().mergeScan(call[1], maxConcurrent: call[2]) { try inner(($0 + $1) % 10) }
        } model: { call in
            var latest = call[1]
            return try call.flattened(
                .merge(call[2]),
                poison: nil,
                FlatteningOptions(
                    inner: { element, moment in
                        let x = (latest + element) % 10
                        if x >= 0, x == call[0] { return [Timed(moment, .error(.thrown))] }
                        return try call.source(1, at: moment, element: x)
                    },
                    sent: {
                        latest = $0
                        return $0
                    }
                )
            )
        },
        Operator(
            "expand",
            """
            %0.take(2).expand(maxConcurrent: #1) { x in \
            x < 7 ? %1.take(2).map { max(0, x) + 2 + abs($0) % 3 } : .empty()!0 }
            """,
            [poison, 1...3],
            [.section, .selectsInTurn],
            catches: [0, 1]
        ) { call in
            let probe = call.probe(0)
            return call.source().take(2).expand(maxConcurrent: call[1]) { element -> Observable<Int> in
                let x = try probe(element)
                return x < 7 ? call.source(1, element: x).take(2).map { max(0, x) + 2 + abs($0) % 3 } : .empty()
            }
        } model: { call in
            try call.flattened(
                .expand(call[1]),
                poison: 0,
                FlatteningOptions(
                    outer: call.source().taken(2),
                    inner: { x, moment in
                        guard x < 7 else { return [Timed(moment, .completed)] }
                        return try call.source(1, at: moment, element: x).taken(2).map { event in
                            guard case .next(let element) = event.signal else { return event }
                            return Timed(event.moment, .next(max(0, x) + 2 + abs(element) % 3))
                        }
                    }
                )
            )
        },
        Operator(
            "unfold",
            "Observable.unfold(#0) { x in %0.take(1).map { ($0 + x, x < 4 ? x + 1 : nil) }!1 }",
            [0...4, poison],
            [.section, .selectsInTurn],
            catches: [0]
        ) { call in
            let probe = call.probe(1)
            return .unfold(call[0]) { state in
                let x = try probe(state)
                return call.source(element: x).take(1).map { (($0 + x) % 10, x < 4 ? x + 1 : nil) }
            }
        } model: {
            try $0.unfolded($0[0]...4, poison: 1)
        },
        Operator("flatMapDelayError", "%0.flatMapDelayError { x in %1!0 }", [poison], .section, catches: [0, 1]) {
            $0.source().flatMapDelayError($0.inner())
        } model: {
            try $0.flattened(.merge(.max), poison: 0, FlatteningOptions(delaysErrors: true))
        },
        Operator("concatMapDelayError", "%0.concatMapDelayError { x in %1!0 }", [poison], .section, catches: [0, 1]) {
            $0.source().concatMapDelayError($0.inner())
        } model: {
            try $0.flattened(.merge(1), poison: 0, FlatteningOptions(delaysErrors: true))
        },
        Operator("delayUntil", "%0.delay(until: { x in %1!0 })", [poison], .section, catches: [1]) {
            $0.source().delay(until: $0.inner())
        } model: { call in
            try call.flattened(
                .merge(.max),
                poison: 0,
                FlatteningOptions(inner: { call.first(of: try call.source(1, at: $1, element: $0), sends: $0) })
            )
        },
        Operator("auditUntil", "%0.audit { x in %1!0 }", [poison], [.section, .shares], catches: [1]) {
            $0.source().audit($0.inner())
        } model: { call in
            var latest = 0
            return try call.flattened(
                .first,
                poison: 0,
                FlatteningOptions(
                    came: { latest = $0 },
                    inner: { call.first(of: try call.source(1, at: $1, element: $0), sends: $0) },
                    sent: { _ in latest }
                )
            )
        },
    ]
}

extension [Timed] {
    /// A limited number of elements, and completion with the last of them.
    fileprivate func taken(_ count: Int) -> [Timed] {
        guard let last = prefix(count).last, !last.signal.isEnd, self.count >= count else { return self }
        return prefix(count) + [Timed(last.moment, .completed)]
    }
}
