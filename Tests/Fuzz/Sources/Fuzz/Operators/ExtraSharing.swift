import Rx
import RxExtras

extension Operator {
    /// Operators of RxExtras that share a subscription.
    static let extraSharing: [Operator] = [
        unchanged(
            "sharePolicy",
            "%0.share(policy: SharePolicy(replay: .latest(1)))",
            [],
            [.section, .shares, .lossless]
        ) {
            $0.source().share(policy: SharePolicy(replay: .latest(1)))
        },
        unchanged(
            "shareGrace",
            "%0.share(policy: SharePolicy(disconnects: .after(#0, scheduler)))",
            [1...9],
            [.section, .shares, .endsLate]
        ) {
            $0.source().share(policy: SharePolicy(disconnects: .after($0.time(0), $0.scheduler)))
        },
        unchanged(
            "replayFor",
            "%0.replay(#0, for: #1, scheduler: scheduler).refCount()",
            [0...2, 1...4],
            [.section, .shares, .endsLate]
        ) {
            $0.source().replay($0[0], for: $0.time(1), scheduler: $0.scheduler).refCount()
        },
        // A cached source runs on without subscribers, so it needs an end.
        Operator(
            "cache",
            "%0.take(for: #0, scheduler: scheduler).cache()",
            [1...4],
            [.section, .shares, .endsLate]
        ) {
            $0.source().take(for: $0.time(0), scheduler: $0.scheduler).cache()
        } model: {
            try $0.passed(for: $0[0])
        },
        Operator(
            "cacheFor",
            "%0.take(for: #0, scheduler: scheduler).cache(for: #1, scheduler: scheduler)",
            [1...4, 1...4],
            [.section, .shares, .endsLate]
        ) {
            $0.source().take(for: $0.time(0), scheduler: $0.scheduler).cache(for: $0.time(1), scheduler: $0.scheduler)
        } model: {
            try $0.passed(for: $0[0])
        },
        Operator(
            "autoConnect",
            "%0.take(for: #0, scheduler: scheduler).publish().autoConnect()",
            [1...4],
            [.section, .shares, .endsLate]
        ) {
            $0.source().take(for: $0.time(0), scheduler: $0.scheduler).publish().autoConnect()
        } model: {
            try $0.passed(for: $0[0])
        },
    ]
}
