import Rx

extension Operator {
    /// Sources.
    static let creating: [Operator] = [
        input(0), input(1), input(2),
        Operator("x", "Observable.just(x)") {
            .just($0.element)
        } model: {
            $0.now(.next($0.element), .completed)
        },
        Operator("just", "Observable.just(#0)", [0...9]) {
            .just($0[0])
        } model: {
            $0.now(.next($0[0]), .completed)
        },
        Operator("empty", "Observable.empty()") { _ in
            .empty()
        } model: {
            $0.now(.completed)
        },
        Operator("error", "Observable.error(fault)") { _ in
            .error(Fault.source)
        } model: {
            $0.now(.error(.source))
        },
        Operator("never", "Observable.never()") { _ in
            .never()
        } model: { _ in
            []
        },
        Operator("from", "Observable.from([#0, …], count: #1)", [0...9, 0...4]) {
            .from(run($0[0], $0[1]))
        } model: {
            $0.loop(run($0[0], $0[1]).map { .next($0) } + [.completed])
        },
        Operator("fromOn", "Observable.from([#0, …], count: #1, scheduler: scheduler)", [0...9, 0...4]) {
            .from(run($0[0], $0[1]), scheduler: $0.scheduler)
        } model: {
            $0.hops(run($0[0], $0[1]).map { .next($0) } + [.completed])
        },
        Operator("justOn", "Observable.just(#0, scheduler: scheduler)", [0...9]) {
            .just($0[0], scheduler: $0.scheduler)
        } model: {
            $0.hops([.next($0[0]), .completed])
        },
        Operator("range", "Observable.range(start: #0, count: #1)", [0...9, 0...4]) {
            .range(start: $0[0], count: $0[1])
        } model: { call in
            call.loop((0..<call[1]).map { .next(call[0] + $0) } + [.completed])
        },
        Operator("generate", "Observable.generate(from: #0, below: #1!2)", [0...4, 0...7, poison]) { call in
            let probe = call.probe(2)
            let limit = call[1]
            return .generate(initialState: call[0], condition: { try probe($0) < limit }, iterate: { $0 + 1 })
        } model: { call in
            let elements = Array(call[0]..<max(call[0], call[1]))
            if let bad = (elements + [max(call[0], call[1])]).firstIndex(of: call[2]) {
                return call.loop(elements[..<bad].map { .next($0) } + [.error(.thrown)])
            }
            return call.loop(elements.map { .next($0) } + [.completed])
        },
        Operator("repeat", "Observable.repeatElement(#0).take(#1)", [0...9, 0...4]) {
            .repeatElement($0[0]).take($0[1])
        } model: { call in
            guard call[1] > 0 else { return call.now(.completed) }
            let events = call.loop(Array(repeating: .next(call[0]), count: call[1]))
            return events + events.suffix(1).map { Timed($0.moment, .completed) }
        },
        Operator("forever", "Observable.repeatElement(#0)", [0...9], .endless) { .repeatElement($0[0]) },
        Operator("timer", "Observable.timer(#0, scheduler: scheduler)", [1...9]) {
            .timer($0.time(0), scheduler: $0.scheduler)
        } model: { call in
            [.next(0), .completed].map { Timed(call.at.timer(after: call[0]), $0) }
        },
        Operator("ticks", "Observable.timer(#0, period: #1, scheduler: scheduler)", [1...9, 2...9]) {
            .timer($0.time(0), period: $0.time(1), scheduler: $0.scheduler)
        } model: {
            $0.ticks(first: $0[0], period: $0[1])
        },
        Operator("interval", "Observable.interval(#0, scheduler: scheduler)", [2...9]) {
            .interval($0.time(0), scheduler: $0.scheduler)
        } model: {
            $0.ticks(first: $0[0], period: $0[0])
        },
        unchanged("deferred", "Observable.deferred { %0 }") { call in
            let probe = call.probe()
            return .deferred {
                probe.touch()
                return call.source()
            }
        },
        unchanged("using", "Observable.using(resource) { _ in %0 }") { call in
            let probe = call.probe()
            return .using { () -> Resource in
                probe.touch()
                return call.bench.resource(call.node)
            } observableFactory: { _ in
                probe.touch()
                return call.source()
            }
        },
    ]

    private static func input(_ index: Int) -> Operator {
        Operator(Case.name(index), Case.name(index)) { call in
            call.bench.input(index, node: call.node)
        } model: { call in
            guard call.world.inputs.indices.contains(index) else { throw Undecided() }
            return call.world.inputs[index].model(at: call.at)
        }
    }

    private static func run(_ first: Int, _ count: Int) -> [Int] {
        (0..<count).map { (first + $0) % 10 }
    }
}

extension Reference {
    /// Events inside the call of `subscribe`.
    func now(_ signals: Signal...) -> [Timed] {
        signals.map { Timed(at, $0) }
    }

    /// Events that alternate with those of other sources on the current thread's trampoline.
    fileprivate func loop(_ signals: [Signal]) -> [Timed] {
        var moment = at
        return signals.map {
            moment = moment.next()
            return Timed(moment, $0)
        }
    }

    /// Events that are separate actions on the scheduler.
    fileprivate func hops(_ signals: [Signal]) -> [Timed] {
        var moment = at.hop(world.hops)
        return signals.map {
            defer { moment = moment.hopBehind(world.hops) }
            return Timed(moment, $0)
        }
    }

    fileprivate func ticks(first: Int, period: Int) -> [Timed] {
        var result: [Timed] = []
        var moment = at.timer(after: first)
        while moment.tick <= Case.horizon {
            result.append(Timed(moment, .next(result.count)))
            moment = moment.timer(after: period)
        }
        return result
    }
}
