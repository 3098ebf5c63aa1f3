import RxDisposables
import RxObservable
import RxSchedulers

extension Catalogue {
    /// Sources, and chains of operators: elements sent through them, their creation and their disposal.
    static var pipelineRows: [Row] {
        sourceRows + mapFilterRows + flatteningRows + combiningRows + singleStageRows
    }

    private static var sourceRows: [Row] {
        [
            Row(
                "range.subscribe",
                "range; per element"
            ) { count in
                received(from: Observable.range(start: 0, count: count))
            },
            Row(
                "from.array.subscribe",
                "from an array; per element",
                operations: 1_000
            ) { count in
                let source = Observable.from(Array(0..<1_000))
                var total = 0
                for _ in 0..<count {
                    total &+= received(from: source)
                }
                return total
            },
            Row(
                "create.subscribe",
                "create that emits in a loop; per element"
            ) { count in
                pump(count) { $0 }
            },
            Row(
                "create.subscribe.event",
                "create that emits in a loop, subscribe { event in }; per element"
            ) { count in
                let total = Counter()
                _ = loop(count).subscribe { event in
                    switch event {
                    case .next(let value): total.add(value)
                    case .error, .completed: total.complete()
                    }
                }
                return total.value(after: 1)
            },
            Row(
                "just.subscribe",
                "make just, subscribe, complete"
            ) { count in
                let total = Counter()
                for index in 0..<count {
                    _ = Observable.just(index).subscribe(onNext: { total.add($0) })
                }
                return total.value
            },
        ]
    }

    private static var mapFilterRows: [Row] {
        [
            .perElement("map.1.pump", "map", plus: 1) { $0.map { $0 &+ 1 } },
            .perElement("mapFilter.12.pump", "12 stages in one expression", plus: 6) {
                Stages.twelveInOneExpression($0)
            },
            Row(
                "mapFilter.12.create",
                "build just and 12 stages, subscribe, one element, complete, tear down"
            ) { count in
                created(count) { Stages.twelve($0) }
            } expected: {
                sum(below: $0) + 6 * $0
            },
        ]
    }

    private static var flatteningRows: [Row] {
        [
            .perElement("flatMap.5.pump", "five flatMap { just } in a row") {
                Stages.flatMap(5, $0)
            },
            Row(
                "flatMap.5.create",
                "build just and five flatMap { just }, subscribe, one element, tear down"
            ) { count in
                created(count) { Stages.flatMap(5, $0) }
            },
            .perElement("flatMapLatest.5.pump", "five flatMapLatest { just } in a row") {
                Stages.flatMapLatest(5, $0)
            },
            Row(
                "flatMap.range10",
                "create, flatMap to ranges of ten; per element that comes out",
                operations: 10
            ) { count in
                pump(count) { $0.flatMap { Observable.range(start: $0, count: 10) } }
            } expected: {
                10 * sum(below: $0) + 45 * $0
            },
            Row(
                "concatMap.range10",
                "create, concatMap to ranges of ten; per element that comes out",
                operations: 10
            ) { count in
                pump(count) { $0.concatMap { Observable.range(start: $0, count: 10) } }
            } expected: {
                10 * sum(below: $0) + 45 * $0
            },
        ]
    }

    private static var singleStageRows: [Row] {
        [
            .perElement("scan.pump", "scan", plus: 1) { $0.scan(0) { seen, _ in seen &+ 1 } },
            .perElement("reduce.pump", "reduce") {
                $0.reduce(0) { $0 &+ $1 }
            },
            .perElement("distinctUntilChanged.pump", "distinctUntilChanged") {
                $0.distinctUntilChanged()
            },
            Row("take.pump", "create, take that lets all pass; per element") { count in
                pump(count) { $0.take(count) }
            },
            .perElement("skip.pump", "skip(1)") { $0.skip(1) },
            .perElement(
                "materialize.dematerialize",
                "materialize, dematerialize"
            ) { $0.materialize().dematerialize() },
            Row("do.pump", "create, do(onNext:); per element") { count in
                let seen = Counter()
                let received = pump(count) { $0.do(onNext: { seen.add($0) }) }
                return seen.value + received
            } expected: {
                2 * sum(below: $0)
            },
        ]
    }
}
