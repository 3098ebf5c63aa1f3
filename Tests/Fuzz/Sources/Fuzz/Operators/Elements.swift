import Rx

extension Operator {
    /// Operators that change elements one by one.
    static let elements: [Operator] = [
        Operator("map", "%0.map { $0 + #0!1 }", [0...9, poison], [.plain, .lossless]) { call in
            let probe = call.probe(1)
            let shift = call[0]
            return call.source().map { (try probe($0) + shift) % 10 }
        } model: { call in
            try call.each(poison: 1) { [.next(($0 + call[0]) % 10)] }
        },
        Operator("compactMap", "%0.compactMap { $0 < #0 ? $0 : nil!1 }", [0...9, poison], .plain) { call in
            let probe = call.probe(1)
            let limit = call[0]
            return call.source().compactMap { try probe($0) < limit ? $0 : nil }
        } model: { call in
            try call.each(poison: 1) { $0 < call[0] ? [.next($0)] : [] }
        },
        Operator("scan", "%0.scan(#0) { $0 + $1!1 }", [0...9, poison], [.plain, .lossless]) {
            $0.source().scan($0[0], accumulator: $0.total)
        } model: {
            try $0.scanned()
        },
        Operator("scanInto", "%0.scan(into: #0) { $0 += $1!1 }", [0...9, poison], [.plain, .lossless]) { call in
            let probe = call.probe(1)
            return call.source().scan(into: call[0]) { $0 = ($0 + (try probe($1))) % 10 }
        } model: {
            try $0.scanned()
        },
        Operator("enumerated", "%0.enumerated().map { $0 + $1 }", [], [.plain, .lossless]) { call in
            call.source().enumerated().map { ($0.index + $0.element) % 10 }
        } model: { call in
            var index = -1
            return try call.each { element in
                index += 1
                return [.next((index + element) % 10)]
            }
        },
        Operator("do", "%0.do(onNext: { _ in /* … */!0 }, onError: …, onCompleted: …)", [poison], [.plain, .lossless]) {
            call in
            let probe = call.probe(0)
            return call.source().do(
                onNext: { _ = try probe($0) },
                afterNext: { [probe] _ in _ = probe },
                onError: { _ in probe.touchAtEnd() },
                onCompleted: { probe.touchAtEnd() },
                onDispose: { [probe] in _ = probe }
            )
        } model: { call in
            try call.each(poison: 0) { [.next($0)] }
        },
        Operator("doEnd", "%0.do(onError: throw, onCompleted: throw)", [], .plain) { call in
            let probe = call.probe()
            return call.source().do(
                onError: { _ in
                    probe.touchAtEnd()
                    throw Fault.thrown
                },
                onCompleted: {
                    probe.touchAtEnd()
                    throw Fault.thrown
                }
            )
        } model: {
            try $0.each(error: { _ in [.error(.thrown)] }, completed: { [.error(.thrown)] })
        },
        unchanged("spied", "%0.spied()", [], [.plain, .lossless]) { call in
            .deferred { Spy(call.bench, node: call.node).watch(call.source()) }
        },
        Operator("disposing", "%0.do(onNext: { if $0 == #0 { subscription.dispose() } })", [0...9], .plain) { call in
            let probe = call.probe()
            let trigger = call[0]
            return call.source().do(onNext: { element in
                probe.touch()
                if element == trigger { call.bench.dispose(in: call.node) }
            })
        },
        unchanged("unretained", "%0.withUnretained(object).map { $1 }", [], [.plain, .lossless]) { call in
            call.source().withUnretained(call.bench).map { $1 }
        },
        Operator("materialize", "%0.materialize().map { $0.code }", catches: [0]) { call in
            call.source().materialize().map {
                switch $0 {
                case .next(let element): element
                case .error: -1
                case .completed: -2
                }
            }
        } model: {
            try $0.each(error: { _ in [.next(-1), .completed] }, completed: { [.next(-2), .completed] })
        },
        unchanged("rematerialize", "%0.materialize().dematerialize()", catches: [0]) { call in
            call.source().materialize().dematerialize()
        },
        Operator("startWith", "%0.startWith(#0)", [0...9]) { call in
            call.source().startWith(call[0])
        } model: {
            [Timed($0.at, .next($0[0]))] + (try $0.source())
        },
    ]
}

extension Reference {
    fileprivate func scanned() throws -> [Timed] {
        var sum = self[0]
        return try each(poison: 1) { element in
            sum = (sum + element) % 10
            return [.next(sum)]
        }
    }
}
