import Rx
import RxExtras

extension Operator {
    /// Operators of RxExtras that continue after an error or an end, and sources.
    static let extraRecovering: [Operator] = [
        Operator(
            "retryDelayed",
            "%0.retry(.delayed(maxCount: #0, by: #1), scheduler: scheduler)",
            [0...3, 1...9],
            catches: [0]
        ) {
            $0.source().retry(.delayed(maxCount: UInt($0[0]), by: $0.time(1)), scheduler: $0.scheduler)
        } model: {
            try $0.rounds($0[0], pause: $0[1], after: \.isError)
        },
        Operator("retryImmediate", "%0.retry(.immediate(maxCount: #0))", [0...3], catches: [0]) {
            $0.source().retry(.immediate(maxCount: UInt($0[0])))
        } model: {
            try $0.rounds($0[0], after: \.isError)
        },
        Operator(
            "repeatDelayed",
            "%0.repeat(.delayed(maxCount: #0, by: #1), scheduler: scheduler)",
            [0...3, 1...9],
            catches: [0]
        ) {
            $0.source().repeat(.delayed(maxCount: UInt($0[0]), by: $0.time(1)), scheduler: $0.scheduler)
        } model: {
            try $0.rounds($0[0], pause: $0[1]) { $0 == .completed }
        },
        Operator("repeatWhen", "%0.repeat(when: { $0.delay(#0, scheduler: scheduler) })", [1...9], catches: [0]) {
            call in
            let probe = call.probe()
            let (time, scheduler) = (call.time(0), call.scheduler)
            return call.source().repeat(when: { completions in
                probe.touch()
                return completions.delay(time, scheduler: scheduler)
            })
        } model: {
            try $0.rounds(pause: $0[0]) { $0 == .completed }
        },
        Operator("retrySignal", "%0.retry(when: %1)", catches: [0, 1]) {
            $0.source().retry(when: $0.source(1))
        } model: {
            try $0.resumed()
        },
        Operator("catchType", "%0.catch(Fault.self) { _ in %1 }", catches: [0]) { call in
            let probe = call.probe()
            return call.source().catch(Fault.self) { _ in
                probe.touch()
                return call.source(1)
            }
        } model: { call in
            let events = try call.source()
            guard let end = events.last, [.error(.source), .error(.thrown)].contains(end.signal) else { return events }
            return events.dropLast() + (try call.source(1, at: end.moment))
        },
        // Later subscribers get another sequence, as those of a shared sequence do.
        Operator("once", "Observable.once(#0)", [0...9], .shares) {
            .once($0[0])
        } model: {
            $0.now(.next($0[0]), .completed)
        },
        Operator("fromAsync", "Observable.fromAsync { $0(#0) }", [0...9]) { call in
            let probe = call.probe()
            let element = call[0]
            return .fromAsync { send in
                probe.touch()
                send(element)
            }
        } model: {
            $0.now(.next($0[0]), .completed)
        },
    ]
}
