import RxDisposables
import RxObservable
import RxRelay
import RxSubjects

extension Catalogue {
    /// Subjects that keep elements, relays, and shared sequences.
    static var sharingRows: [Row] {
        keepingRows + relayRows + shareRows
    }

    private static var keepingRows: [Row] {
        [
            Row(
                "behaviorSubject.pump",
                "one subscriber; per event"
            ) { count in
                let subject = made { BehaviorSubject(value: 0) }
                return delivered(by: subject, fedBy: { subject.on(.next($0)) }, count: count)
            }
        ]
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
            },
            Row(
                "share.pump",
                "share() of a subject, one subscriber; per event"
            ) { count in
                let subject = made { PublishSubject<Int>() }
                return delivered(by: opaque(subject.share()), fedBy: { subject.on(.next($0)) }, count: count)
            },
        ]
    }

    /// The sum of the elements that arrive while 0 ..< `count` is sent.
    @inline(__always)
    private static func delivered(by source: Observable<Int>, fedBy send: (Int) -> Void, count: Int) -> Int {
        let total = Counter()
        let subscription = source.subscribe(onNext: { total.add($0) })
        for index in 0..<count {
            send(index)
        }
        subscription.dispose()
        return total.value
    }
}
