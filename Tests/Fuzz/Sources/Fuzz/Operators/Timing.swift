import Rx

extension Operator {
    /// Operators that use the clock.
    static let timing: [Operator] = [
        Operator("delay", "%0.delay(#0, scheduler: scheduler)", [1...9], [.section, .lossless]) {
            $0.source().delay($0.time(0), scheduler: $0.scheduler)
        } model: {
            try $0.delayed($0[0])
        },
        Operator("delaySubscription", "%0.delaySubscription(#0, scheduler: scheduler)", [1...9]) {
            $0.source().delaySubscription($0.time(0), scheduler: $0.scheduler)
        } model: {
            try $0.source(at: $0.at.timer(after: $0[0]))
        },
        Operator("debounce", "%0.debounce(#0, scheduler: scheduler)", [1...9], .section) {
            $0.source().debounce($0.time(0), scheduler: $0.scheduler)
        } model: {
            try $0.debounced { [ticks = $0[0]] _ in ticks }
        },
        Operator("throttle", "%0.throttle(#0, scheduler: scheduler)", [1...9], .section) {
            $0.source().throttle($0.time(0), scheduler: $0.scheduler)
        } model: {
            try $0.throttled($0[0], latest: true)
        },
        Operator("throttleFirst", "%0.throttle(#0, latest: false, scheduler: scheduler)", [1...9], .section) {
            $0.source().throttle($0.time(0), latest: false, scheduler: $0.scheduler)
        } model: {
            try $0.throttled($0[0], latest: false)
        },
        Operator("timeout", "%0.timeout(#0, scheduler: scheduler)", [1...9], .section) {
            $0.source().timeout($0.time(0), scheduler: $0.scheduler)
        } model: { call in
            try call.watched(call[0], for: .eachElement) { [Timed($0, .error(.timeout))] }
        },
        Operator("timeoutOther", "%0.timeout(#0, other: %1, scheduler: scheduler)", [1...9], .section) {
            $0.source().timeout($0.time(0), other: $0.source(1), scheduler: $0.scheduler)
        } model: { call in
            try call.watched(call[0], for: .eachElement) { try call.source(1, at: $0) }
        },
        Operator("takeFor", "%0.take(for: #0, scheduler: scheduler)", [1...9], .section) {
            $0.source().take(for: $0.time(0), scheduler: $0.scheduler)
        } model: {
            try $0.passed(for: $0[0])
        },
        Operator("skipFor", "%0.skip(#0, scheduler: scheduler)", [1...9]) {
            $0.source().skip($0.time(0), scheduler: $0.scheduler)
        } model: { call in
            let due = call.at.timer(after: call[0])
            return try call.source().filter { try $0.signal.isEnd || due.comes(before: $0.moment) }
        },
        Operator(
            "buffer",
            "%0.buffer(timeSpan: #0, count: #1, scheduler: scheduler).map { $0.code }",
            [2...9, 0...3],
            .section
        ) {
            $0.source().buffer(timeSpan: $0.time(0), count: $0[1], scheduler: $0.scheduler).map(code)
        } model: {
            try $0.gatheredWindows()
        },
        Operator(
            "windowMerge",
            "%0.window(timeSpan: #0, count: #1, scheduler: scheduler).merge()",
            [2...9, 0...3],
            .section
        ) {
            $0.source().window(timeSpan: $0.time(0), count: $0[1], scheduler: $0.scheduler).merge()
        } model: { call in
            _ = try call.windows(call[0], call[1])
            return try call.source()
        },
        Operator(
            "windowReduce",
            "%0.window(timeSpan: #0, count: #1, scheduler: scheduler).flatMap { $0.toArray().map { $0.code } }",
            [2...9, 0...3],
            .section
        ) {
            $0.source().window(timeSpan: $0.time(0), count: $0[1], scheduler: $0.scheduler)
                .flatMap { $0.toArray().map(code) }
        } model: {
            try $0.gatheredWindows()
        },
    ]
}

extension Reference {
    /// A number for the elements of each window, and the completion of the source, if it completes.
    fileprivate func gatheredWindows() throws -> [Timed] {
        try windows(self[0], self[1]).map { elements, end in
            end.signal.isError ? end : Timed(end.moment, .next(Operator.code(elements)))
        } + source().filter { $0.signal == .completed }
    }
}
