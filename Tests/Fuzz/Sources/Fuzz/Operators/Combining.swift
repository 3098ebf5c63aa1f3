import Rx

extension Operator {
    /// Operators with several concurrent sources.
    static let combining: [Operator] = [
        Operator("merge", "Observable.merge(%0, %1)", [], [.section, .lossless]) {
            .merge($0.source(), $0.source(1))
        } model: {
            try $0.merged()
        },
        Operator("merge3", "Observable.merge([%0, %1, %2])", [], [.section, .lossless]) {
            .merge([$0.source(), $0.source(1), $0.source(2)])
        } model: {
            try $0.merged()
        },
        Operator("zip", "Observable.zip(%0, %1) { $0 + $1!0 }", [poison], [.section, .selectsInTurn], catches: [0, 1]) {
            Observable.zip($0.source(), $0.source(1), resultSelector: $0.sum)
        } model: {
            try $0.zipped($0.sum)
        },
        Operator(
            "zip3",
            "Observable.zip(%0, %1, %2) { $0 + $1 + $2!0 }",
            [poison],
            [.section, .selectsInTurn],
            catches: [0, 1, 2]
        ) {
            call in
            let probe = call.probe(0)
            return .zip(call.source(), call.source(1), call.source(2)) { (try probe($0) + $1 + $2) % 10 }
        } model: {
            try $0.zipped($0.sum)
        },
        Operator("zipAll", "Observable.zip([%0, %1, %2]).map { $0.sum }", [], .section, catches: [0, 1, 2]) { call in
            Observable.zip([call.source(), call.source(1), call.source(2)]).map { $0.reduce(0, +) % 10 }
        } model: {
            try $0.zipped { $0.reduce(0, +) % 10 }
        },
        Operator(
            "combineLatest",
            "Observable.combineLatest(%0, %1) { $0 + $1!0 }",
            [poison],
            [.section, .selectsInTurn]
        ) {
            Observable.combineLatest($0.source(), $0.source(1), resultSelector: $0.sum)
        } model: {
            try $0.combined($0.sum)
        },
        Operator(
            "combineLatest3",
            "Observable.combineLatest(%0, %1, %2) { $0 + $1 + $2!0 }",
            [poison],
            [.section, .selectsInTurn]
        ) { call in
            let probe = call.probe(0)
            return .combineLatest(call.source(), call.source(1), call.source(2)) { (try probe($0) + $1 + $2) % 10 }
        } model: {
            try $0.combined($0.sum)
        },
        Operator("combineLatestAll", "Observable.combineLatest([%0, %1, %2]).map { $0.sum }", [], .section) { call in
            Observable.combineLatest([call.source(), call.source(1), call.source(2)]).map { $0.reduce(0, +) % 10 }
        } model: {
            try $0.combined { $0.reduce(0, +) % 10 }
        },
        Operator("withLatestFrom", "%0.withLatestFrom(%1) { $0 + $1!0 }", [poison], [.section, .selectsInTurn]) {
            $0.source().withLatestFrom($0.source(1), resultSelector: $0.sum)
        } model: {
            try $0.joined($0.pairSum)
        },
        Operator("sample", "%0.sample(%1)", [], .section) {
            $0.source().sample($0.source(1))
        } model: {
            try $0.sampled(default: nil)
        },
        Operator("sampleDefault", "%0.sample(%1, defaultValue: #0)", [0...9], .section) {
            $0.source().sample($0.source(1), defaultValue: $0[0])
        } model: {
            try $0.sampled(default: $0[0])
        },
        Operator("takeUntil", "%0.take(until: %1)", [], .section) {
            $0.source().take(until: $0.source(1))
        } model: {
            try $0.gated(opens: false)
        },
        Operator("skipUntil", "%0.skip(until: %1)", [], .section) {
            $0.source().skip(until: $0.source(1))
        } model: {
            try $0.gated(opens: true)
        },
        Operator("amb", "%0.amb(%1)", [], .section, catches: [0, 1]) {
            $0.source().amb($0.source(1))
        } model: {
            try $0.raced()
        },
        Operator("amb3", "Observable.amb([%0, %1, %2])", [], .section, catches: [0, 1, 2]) {
            .amb([$0.source(), $0.source(1), $0.source(2)])
        } model: {
            try $0.raced()
        },
    ]
}
