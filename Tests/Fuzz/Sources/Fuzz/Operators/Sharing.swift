import Rx

extension Operator {
    /// Operators that share a subscription.
    static let sharing: [Operator] = [
        unchanged("share", "%0.share()", [], [.section, .shares, .lossless]) {
            $0.source().share()
        },
        unchanged("shareReplay", "%0.share(replay: 1)", [], [.section, .shares, .lossless]) {
            $0.source().share(replay: 1)
        },
        unchanged("shareForever", "%0.share(replay: #0, scope: .forever)", [0...2], [.section, .shares]) {
            $0.source().share(replay: $0[0], scope: .forever)
        },
        unchanged("publish", "%0.publish().refCount()", [], [.section, .shares, .lossless]) {
            $0.source().publish().refCount()
        },
        unchanged("replay", "%0.replay(#0).refCount()", [0...2], [.section, .shares]) {
            $0.source().replay($0[0]).refCount()
        },
        unchanged("multicastSubject", "%0.multicast(subject).refCount()", [], [.section, .shares]) {
            $0.source().multicast(PublishSubject<Int>()).refCount()
        },
        Operator(
            "multicastZip",
            "%0.multicast({ PublishSubject() }) { s in .zip(s, s.skip(1)) { $0 + $1 } }",
            [],
            [.section, .shares]
        ) {
            $0.source().multicast({ PublishSubject<Int>() }) { shared in
                Observable.zip(shared, shared.skip(1)) { ($0 + $1) % 10 }
            }
        } model: { call in
            var last: Int?
            return try call.each { element in
                defer { last = element }
                return last.map { [.next(($0 + element) % 10)] } ?? []
            }
        },
        Operator("shareTwice", "{ let s = %0.share(replay: 1); return .merge(s, s) }()", [], [.section, .shares]) {
            call in
            let shared = call.source().share(replay: 1)
            return .merge(shared, shared)
        } model: { call in
            let events = try call.source()
            guard events.allSatisfy({ $0.moment.tick > call.at.tick }) else { throw Undecided() }
            return events.flatMap { $0.signal.isEnd ? [$0] : [$0, $0] }
        },
        Operator(
            "shareLatest",
            "{ let s = %0.share(); return s.flatMapLatest { _ in s.take(#0) } }()",
            [1...3],
            [.section, .shares]
        ) { call in
            let shared = call.source().share()
            let count = call[0]
            return shared.flatMapLatest { _ in shared.take(count) }
        },
    ]
}
