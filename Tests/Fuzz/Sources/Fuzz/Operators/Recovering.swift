import Rx

extension Operator {
    /// Operators that continue after an error, or after an end.
    static let recovering: [Operator] = [
        Operator("catch", "%0.catch { _ in %1 }", catches: [0]) { call in
            let probe = call.probe()
            return call.source().catch { _ in
                probe.touch()
                return call.source(1)
            }
        } model: {
            try $0.followed(by: 1, after: \.isError)
        },
        Operator("catchReturn", "%0.catchAndReturn(#0)", [0...9], catches: [0]) {
            $0.source().catchAndReturn($0[0])
        } model: { call in
            try call.each(error: { _ in [.next(call[0]), .completed] })
        },
        Operator("infallible", "%0.asInfallible(onErrorJustReturn: #0)", [0...9], catches: [0]) {
            $0.source().asInfallible(onErrorJustReturn: $0[0]).asObservable()
        } model: { call in
            try call.each(error: { _ in [.next(call[0]), .completed] })
        },
        Operator("catchSequence", "Observable.catch(sequence: [%0, %1])", catches: [0]) {
            .catch(sequence: [$0.source(), $0.source(1)])
        } model: {
            try $0.followed(by: 1, after: \.isError)
        },
        Operator("retry", "%0.retry(#0)", [0...3], catches: [0]) {
            $0.source().retry($0[0])
        } model: { call in
            guard call[0] > 0 else { return [Timed(call.at, .completed)] }
            return try call.rounds(call[0], after: \.isError)
        },
        Operator("retryWhen", "%0.retry(when: { $0.delay(#0, scheduler: scheduler) })", [1...9], catches: [0]) { call in
            let probe = call.probe()
            let (time, scheduler) = (call.time(0), call.scheduler)
            return call.source().retry(when: { (errors: Observable<any Error>) in
                probe.touch()
                return errors.delay(time, scheduler: scheduler)
            })
        } model: {
            try $0.rounds(pause: $0[0], after: \.isError)
        },
        Operator("retryWhenTake", "%0.retry(when: { $0.take(#0) })", [0...3], catches: [0]) { call in
            let count = call[0]
            return call.source().retry(when: { (errors: Observable<any Error>) in errors.take(count) })
        } model: { call in
            // The trigger is over with its last element, so the next error ends the sequence.
            try call.rounds(call[0] + 1, after: \.isError).map { event in
                event.signal.isError ? Timed(event.moment, .completed) : event
            }
        },
        Operator("retryWhenChain", "%0.retry(when: { $0.take(2).flatMap { _ in %1 } })", catches: [0, 1]) { call in
            call.source().retry(when: { (errors: Observable<any Error>) in
                errors.take(2).flatMap { _ in call.source(1) }
            })
        } model: {
            try $0.resumed(triggers: 2)
        },
        Operator("concat", "%0.concat(%1)", catches: [0]) {
            $0.source().concat($0.source(1))
        } model: {
            try $0.followed(by: 1, after: { $0 == .completed })
        },
        Operator("concat3", "Observable.concat([%0, %1, %2])", catches: [0, 1]) {
            .concat([$0.source(), $0.source(1), $0.source(2)])
        } model: { call in
            var result = try call.source()
            for place in 1...2 {
                guard let end = result.last, end.signal == .completed else { break }
                result.removeLast()
                result += try call.source(place, at: end.moment)
            }
            return result
        },
        Operator("concatTail", "%0.concat(Observable.deferred { %1 })", catches: [0]) { call in
            let probe = call.probe()
            return call.source().concat(
                Observable.deferred {
                    probe.touch()
                    return call.source(1)
                }
            )
        } model: {
            try $0.followed(by: 1, after: { $0 == .completed })
        },
    ]
}
