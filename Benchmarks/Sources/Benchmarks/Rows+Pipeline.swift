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

extension Stages {
    /// Twelve stages, each added where the optimiser sees neither the stages before it nor the stages after it.
    static func twelve(_ source: Observable<Int>) -> Observable<Int> {
        (0..<6).reduce(source) { chain, _ in filtered(mapped(chain)) }
    }

    static func twelveInOneExpression(_ source: Observable<Int>) -> Observable<Int> {
        source
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
    }

    @inline(never)
    static func mapped(_ source: Observable<Int>) -> Observable<Int> {
        source.map { $0 &+ 1 }
    }

    @inline(never)
    private static func filtered(_ source: Observable<Int>) -> Observable<Int> {
        source.filter { $0 >= 0 }
    }
}
