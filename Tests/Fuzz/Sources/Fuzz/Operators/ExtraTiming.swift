import Rx
import RxExtras

extension Operator {
    /// Operators of RxExtras that use the clock.
    static let extraTiming: [Operator] = [
        Operator(
            "debounceFor",
            "%0.debounce(for: { #0 + $0 % 3!1 }, scheduler: scheduler)",
            [1...9, poison],
            [.section, .selectsInTurn]
        ) { call in
            let probe = call.probe(1)
            return call.source().debounce(for: { call.time(0, plus: try probe($0)) }, scheduler: call.scheduler)
        } model: { call in
            try call.debounced { try call.ticks($0, poison: 1) }
        },
        Operator(
            "throttleFor",
            "%0.throttle(for: { #0 + $0 % 3!1 }, scheduler: scheduler)",
            [1...9, poison],
            [.section, .selectsInTurn]
        ) { call in
            let probe = call.probe(1)
            return call.source().throttle(for: { call.time(0, plus: try probe($0)) }, scheduler: call.scheduler)
        } model: { call in
            try call.periods({ try call.ticks($0, poison: 1) }, leading: true, trailing: false)
        },
        Operator(
            "throttleEdges",
            "%0.throttle(#0, leading: #1 > 1, trailing: #1 % 2 > 0, scheduler: scheduler)",
            [1...9, 0...3],
            [.section, .shares]
        ) {
            $0.source().throttle($0.time(0), leading: $0[1] > 1, trailing: $0[1] % 2 > 0, scheduler: $0.scheduler)
        } model: { call in
            switch call[1] {
            case 0: try call.each { _ in [] }
            case 1: try call.periods({ _ in call[0] }, leading: false, trailing: true)
            default: try call.throttled(call[0], latest: call[1] == 3)
            }
        },
        Operator("audit", "%0.audit(#0, scheduler: scheduler)", [1...9], [.section, .shares]) {
            $0.source().audit($0.time(0), scheduler: $0.scheduler)
        } model: { call in
            try call.periods({ _ in call[0] }, leading: false, trailing: true)
        },
        Operator("skipLastFor", "%0.skipLast(for: #0, scheduler: scheduler)", [1...9], [.section, .shares]) {
            $0.source().skipLast(for: $0.time(0), scheduler: $0.scheduler)
        } model: {
            try $0.skippingYoung($0[0])
        },
        Operator("takeLastFor", "%0.takeLast(for: #0, scheduler: scheduler)", [1...9], [.section, .shares]) {
            $0.source().takeLast(for: $0.time(0), scheduler: $0.scheduler)
        } model: {
            try $0.takingYoung($0[0])
        },
        Operator(
            "timeoutFirst",
            "%0.timeout(#0, for: .firstElement, other: %1, scheduler: scheduler)",
            [1...9],
            .section,
            catches: [0]
        ) {
            $0.source().timeout($0.time(0), for: .firstElement, other: $0.source(1), scheduler: $0.scheduler)
        } model: { call in
            try call.watched(call[0], for: .firstElement) { try call.source(1, at: $0) }
        },
        Operator(
            "timeoutWhole",
            "%0.timeout(#0, for: .wholeSequence, other: %1, scheduler: scheduler)",
            [1...9],
            .section,
            catches: [0]
        ) {
            $0.source().timeout($0.time(0), for: .wholeSequence, other: $0.source(1), scheduler: $0.scheduler)
        } model: { call in
            try call.watched(call[0], for: .wholeSequence) { try call.source(1, at: $0) }
        },
        Operator(
            "timeoutError",
            "%0.timeout(#0, for: .eachElement, error: fault, scheduler: scheduler)",
            [1...9],
            .section
        ) {
            $0.source().timeout($0.time(0), for: .eachElement, error: Fault.source, scheduler: $0.scheduler)
        } model: { call in
            try call.watched(call[0], for: .eachElement) { [Timed($0, .error(.source))] }
        },
        Operator("timeInterval", "%0.timeInterval(scheduler).map { $0.interval.seconds }", [], [.plain, .lossless]) {
            $0.source().timeInterval($0.scheduler).map { Int(($0.interval / .seconds(1)).rounded()) % 10 }
        } model: { call in
            var former = call.at.tick
            return try call.source().map { event in
                guard !event.signal.isEnd else { return event }
                defer { former = event.moment.tick }
                return Timed(event.moment, .next((event.moment.tick - former) % 10))
            }
        },
        Operator("timestamp", "%0.timestamp(scheduler).map { $0.timestamp.seconds }", [], [.plain, .lossless]) {
            $0.source().timestamp($0.scheduler).map { Int($0.timestamp.timeIntervalSince1970.rounded()) % 10 }
        } model: { call in
            try call.source().map { event in
                event.signal.isEnd ? event : Timed(event.moment, .next(event.moment.tick % 10))
            }
        },
        Operator(
            "observePressure",
            "%0.observe(on: scheduler, pressure: [.newest, .oldest, .fail][#0](#1))",
            [0...2, 1...3],
            catches: [0]
        ) {
            $0.source().observe(on: $0.scheduler, pressure: $0.pressure)
        } model: {
            try $0.hopping(policy($0[0], $0[1]), room: $0[1])
        },
    ]

    /// The treatment of an element for which there is no room.
    fileprivate static func policy(_ index: Int, _ room: Int) -> PressurePolicy {
        [.newest(room), .oldest(room), .fail(room)][index]
    }
}

extension Call {
    fileprivate var pressure: PressurePolicy { Operator.policy(self[0], self[1]) }

    /// A length of time that depends on an element.
    fileprivate func time(_ index: Int, plus element: Int) -> RxTimeInterval {
        bench.interval(self[index] + abs(element) % 3)
    }
}

extension Reference {
    /// The result of `Call.time(_:plus:)`; the closure throws at the number at an index.
    fileprivate func ticks(_ element: Int, poison: Int) throws -> Int {
        try call(element, poison: poison)
        return self[0] + abs(element) % 3
    }
}
