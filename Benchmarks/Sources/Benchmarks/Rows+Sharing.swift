import RxDisposables
import RxObservable
import RxRelay
import RxSubjects

extension Catalogue {
    /// Subjects that keep elements, relays, and shared sequences.
    static var sharingRows: [Row] {
        relayRows + shareRows
    }

    private static var relayRows: [Row] {
        [
            Row("publishRelay.pump", "one subscriber; per event") { count in
                let relay = made { PublishRelay<Int>() }
                return delivered(by: relay.asObservable(), fedBy: { relay.accept($0) }, count: count)
            },
            Row(
                "behaviorRelay.pump",
                "one subscriber; per event"
            ) { count in
                let relay = made { BehaviorRelay(value: 0) }
                return delivered(by: relay.asObservable(), fedBy: { relay.accept($0) }, count: count)
            },
            Row("behaviorRelay.value", "read a number") { count in
                let relay = made { BehaviorRelay(value: 1) }
                var total = 0
                for _ in 0..<count {
                    total &+= relay.value
                }
                return total
            } expected: {
                $0
            },
            Row(
                "behaviorRelay.value.array",
                "read an array, which is kept in an object"
            ) { count in
                let relay = made { BehaviorRelay(value: opaque([1])) }
                var total = 0
                for _ in 0..<count {
                    total &+= relay.value.count
                }
                return total
            } expected: {
                $0
            },
        ]
    }

    private static var shareRows: [Row] {
        [
            Row(
                "share.replay1.pump",
                "share(replay: 1) of a subject, two subscribers; per event"
            ) { count in
                let subject = made { PublishSubject<Int>() }
                let shared = opaque(subject.share(replay: 1))
                let total = Counter()
                let other = shared.subscribe(onNext: { total.add($0) })
                let own = delivered(by: shared, fedBy: { subject.on(.next($0)) }, count: count)
                other.dispose()
                return own &+ total.value
            } expected: {
                2 * sum(below: $0)
            }
        ]
    }
}
