import RxDisposables
import RxObservable
import RxSubjects

extension Catalogue {
    /// Rows that must cost as much per unit as their small counterparts do: nothing grows faster than its size.
    static var growthRows: [Row] {
        [
            Row(
                "growth.chain.1000.create",
                "build just and 1,000 maps, subscribe, one element, tear down; per stage",
                floor: [.object: 2, .closureCall: 1, .virtualCall: 2],
                operations: 1_000
            ) { count in
                let total = Counter()
                for index in 0..<count {
                    receive((0..<1_000).reduce(.just(index)) { chain, _ in Stages.mapped(chain) }, into: total)
                }
                return total.value(after: count)
            } expected: {
                sum(below: $0) + 1_000 * $0
            },
            Row(
                "growth.chain.1000.pump",
                "create, 1,000 maps; per element and stage",
                floor: [.closureCall: 1, .virtualCall: 1],
                operations: 1_000
            ) { count in
                pump(count) { source in (0..<1_000).reduce(source) { chain, _ in Stages.mapped(chain) } }
            } expected: {
                sum(below: $0) + 1_000 * $0
            },
            Row(
                "growth.flatMap.100k.live",
                "flatMap to 100,000 subjects that live on, dispose all; per inner one",
                floor: [.object: 2, .closureCall: 1, .mutex: 2],
                operations: 100_000
            ) { count in
                let subject = PublishSubject<Int>()
                let total = Counter()
                for _ in 0..<count {
                    let subscription = Observable.range(start: 0, count: 100_000)
                        .flatMap { _ in subject }
                        .subscribe(onNext: { total.add($0) })
                    subject.on(.next(1))
                    subscription.dispose()
                    subject.on(.next(1))
                }
                return total.value
            } expected: {
                100_000 * $0
            },
            Row(
                "growth.concat.100k",
                "concatMap to 100,000 justs, one after the other; per inner one",
                floor: [.object: 1, .closureCall: 2, .virtualCall: 2],
                operations: 100_000
            ) { count in
                var total = 0
                for _ in 0..<count {
                    total &+= received(
                        from: Observable.range(start: 0, count: 100_000).concatMap { Observable.just($0) }
                    )
                }
                return total
            } expected: {
                $0 * sum(below: 100_000)
            },
            Row(
                "growth.pages.1M",
                "just, concat, deferred, and so on for 1,000,000 pages; per page",
                floor: [.object: 8, .closureCall: 1, .virtualCall: 6],
                operations: 1_000_000
            ) { count in
                var total = 0
                for _ in 0..<count {
                    total &+= received(from: pages(from: 0, to: 1_000_000))
                }
                return total
            } expected: {
                $0 * sum(below: 1_000_000)
            },
            subscribeDisposeRow(
                "growth.publishSubject.100k",
                "100,000 subscribers of one subject come and go; per subscriber",
                subscribers: 100_000
            ),
            Row(
                "growth.bag.1M",
                "disposed(by:) of 1,000,000, drop the bag; per member",
                floor: [.retainRelease: 1, .existentialCall: 1, .mutex: 1],
                operations: 1_000_000
            ) { count in
                let total = Counter()
                let inner = CountingDisposable(total)
                for _ in 0..<count {
                    let bag = made { DisposeBag() }
                    for _ in 0..<1_000_000 {
                        inner.disposed(by: bag)
                    }
                }
                return total.value
            } expected: {
                1_000_000 * $0
            },
        ]
    }
}

/// A sequence of a page that goes on with that of the next one, as pages are fetched from a server.
private func pages(from first: Int, to end: Int) -> Observable<Int> {
    let page = Observable.just(first)
    return first == end - 1 ? page : page.concat(Observable.deferred { pages(from: first + 1, to: end) })
}
