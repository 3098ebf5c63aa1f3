import Rx
import RxExtras

extension Operator {
    /// What RxExtras has that makes a sequence of each element.
    static let extraFlattening: [Operator] = [
        Operator("flatMapTwo", "%0.flatMap(maxConcurrent: #1) { x in %1!0 }", [poison, 1...3], .section) { call in
            let inner = call.inner()
            return call.source().flatMap(maxConcurrent: call[1], inner)
        } model: {
            try $0.flattened(.merge($0[1]), poison: 0)
        },
        Operator("concatMapEager", "%0.concatMapEager(maxConcurrent: #1) { x in %1!0 }", [poison, 1...3], .section) {
            call in
            let inner = call.inner()
            return call.source().concatMapEager(maxConcurrent: call[1], inner)
        },
        Operator("mergeScan", "%0.mergeScan(#1, maxConcurrent: #2) { _, x in %1!0 }", [poison, 0...9, 1...3], .section)
        {
            call in
            let inner = call.inner()
            return call.source().mergeScan(call[1], maxConcurrent: call[2]) { try inner($1) }
        },
        Operator(
            "expand",
            "%0.take(2).expand(maxConcurrent: #1) { x in x < 3 ? %1.map { 3 + max(0, $0) } : .empty()!0 }",
            [poison, 1...3],
            [.section, .selectsInTurn],
            catches: [0]
        ) {
            call in
            let inner = call.inner()
            return call.source().take(2).expand(maxConcurrent: call[1]) {
                $0 < 3 ? try inner($0).map { 3 + max(0, $0) } : .empty()
            }
        },
        Operator("flatMapDelayError", "%0.flatMapDelayError { x in %1!0 }", [poison], .section, catches: [0, 1]) {
            call in
            let inner = call.inner()
            return call.source().flatMapDelayError(inner)
        },
        Operator("delayUntil", "%0.delay(until: { x in %1!0 })", [poison], .section, catches: [1]) { call in
            let inner = call.inner()
            return call.source().delay(until: inner)
        },
    ]
}
