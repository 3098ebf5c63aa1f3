import Rx
import RxExtras

extension Operator {
    /// What RxExtras has for time, attempts, and several sequences.
    static let extraTiming: [Operator] = [
        Operator(
            "retryDelayed",
            "%0.retry(.delayed(maxCount: #0, by: #1), scheduler: …)",
            [0...3, 1...9],
            catches: [0]
        ) {
            $0.source().retry(.delayed(maxCount: UInt($0[0]), by: $0.time(1)), scheduler: $0.scheduler)
        } model: { call in
            var result = try call.source()
            for _ in 1..<max(call[0], 1) {
                guard let end = result.last, case .error = end.signal else { break }
                result.removeLast()
                result += try call.again(at: end.moment.timer(after: call[1]))
            }
            return result
        },
        Operator(
            "repeatDelayed",
            "%0.repeat(.delayed(maxCount: #0, by: #1), scheduler: …)",
            [0...3, 1...9],
            catches: [0]
        ) {
            $0.source().repeat(.delayed(maxCount: UInt($0[0]), by: $0.time(1)), scheduler: $0.scheduler)
        } model: { call in
            var result = try call.source()
            for _ in 1..<max(call[0], 1) {
                guard let end = result.last, end.signal == .completed else { break }
                result.removeLast()
                result += try call.again(at: end.moment.timer(after: call[1]))
            }
            return result
        },
        Operator("retrySignal", "%0.retry(when: %1)", catches: [0, 1]) {
            $0.source().retry(when: $0.source(1))
        },
        Operator("debounceFor", "%0.debounce(for: { _ in #0 }, scheduler: scheduler)", [1...9], [.section, .shares]) {
            call in
            let time = call.time(0)
            return call.source().debounce(for: { _ in time }, scheduler: call.scheduler)
        } model: {
            try $0.debounced($0[0])
        },
        Operator("audit", "%0.audit(#0, scheduler: scheduler)", [1...9], [.section, .shares]) {
            $0.source().audit($0.time(0), scheduler: $0.scheduler)
        },
        Operator("throttleFor", "%0.throttle(for: { _ in #0 }, scheduler: scheduler)", [1...9], .section) { call in
            let time = call.time(0)
            return call.source().throttle(for: { _ in time }, scheduler: call.scheduler)
        },
        Operator("skipLastFor", "%0.skipLast(for: #0, scheduler: scheduler)", [1...9], [.section, .shares]) {
            $0.source().skipLast(for: $0.time(0), scheduler: $0.scheduler)
        },
        Operator("takeLastFor", "%0.takeLast(for: #0, scheduler: scheduler)", [1...9], [.section, .shares]) {
            $0.source().takeLast(for: $0.time(0), scheduler: $0.scheduler)
        },
        Operator("timeoutFirst", "%0.timeout(#0, for: .firstElement, other: %1, …)", [1...9], .section, catches: [0]) {
            $0.source().timeout($0.time(0), for: .firstElement, other: $0.source(1), scheduler: $0.scheduler)
        },
        Operator("timeoutWhole", "%0.timeout(#0, for: .wholeSequence, other: %1, …)", [1...9], .section, catches: [0]) {
            $0.source().timeout($0.time(0), for: .wholeSequence, other: $0.source(1), scheduler: $0.scheduler)
        },
        Operator(
            "bufferQuiet",
            "%0.buffer(inactivity: #0, scheduler: scheduler).map(\\.count)",
            [1...9],
            [.section, .shares]
        ) {
            $0.source().buffer(inactivity: $0.time(0), scheduler: $0.scheduler).map(\.count)
        },
        Operator("bufferBoundary", "%0.buffer(boundary: %1).map(\\.count)", [], .section, catches: [1]) {
            $0.source().buffer(boundary: $0.source(1)).map(\.count)
        },
        Operator("windowBoundary", "%0.window(boundary: %1).merge()", [], .section, catches: [1]) {
            $0.source().window(boundary: $0.source(1)).merge()
        },
        Operator("windowCount", "%0.window(count: #0).merge()", [1...3], .section) {
            $0.source().window(count: $0[0]).merge()
        } model: {
            try $0.source()
        },
        Operator("pausable", "%0.pausable(%1.map { $0 < #0 })", [1...9], .section) { call in
            let limit = call[0]
            return call.source().pausable(call.source(1).map { $0 < limit })
        } model: { call in
            try call.joined { element, latest in latest < call[0] ? element : -99 }.filter { $0.signal != .next(-99) }
        },
        Operator(
            "pausableBuffered",
            "%0.pausableBuffered(%1.map { $0 < #0 }, limit: 2)",
            [1...9],
            .section,
            catches: [0]
        ) {
            call in
            let limit = call[0]
            return call.source().pausableBuffered(call.source(1).map { $0 < limit }, limit: 2)
        },
        Operator("sequenceEqual", "%0.sequenceEqual(%1).map { $0 ? 1 : 0 }", [], .section, catches: [0, 1]) {
            $0.source().sequenceEqual($0.source(1)).map { $0 ? 1 : 0 }.asObservable()
        },
        Operator("mergeWith", "%0.merge(with: %1)", [], [.section, .lossless]) {
            $0.source().merge(with: $0.source(1))
        } model: {
            try $0.merged()
        },
        Operator("cascade", "Observable.cascade([%0, %1])", [], [.section, .shares], catches: [0, 1]) {
            .cascade([$0.source(), $0.source(1)])
        },
        Operator(
            "sharePolicy",
            "%0.share(policy: SharePolicy(replay: .latest(1)))",
            [],
            [.section, .shares, .lossless]
        ) {
            $0.source().share(policy: SharePolicy(replay: .latest(1)))
        } model: {
            try $0.source()
        },
        Operator(
            "shareGrace",
            "%0.share(policy: SharePolicy(disconnects: .after(#0, scheduler)))",
            [1...9],
            [.section, .shares, .endsLate]
        ) {
            $0.source().share(policy: SharePolicy(disconnects: .after($0.time(0), $0.scheduler)))
        } model: {
            try $0.source()
        },
    ]
}

extension Reference {
    /// The source once more; what is shared may not have noticed yet that it was let go.
    fileprivate func again(at moment: Moment) throws -> [Timed] {
        if chain.sources[0].contains({ $0.operation.traits.contains(.shares) }) { throw Undecided() }
        return try source(at: moment)
    }
}
