import RxObservable
import RxSchedulers

extension Catalogue {
    /// Operators with several sources, and one that makes several of one.
    static var combiningRows: [Row] {
        [
            .perElement(
                "combineLatest.4x7.pump",
                "seven nested combineLatest of four, three of them justs",
                plus: 21
            ) { Stages.combineLatestOfFour(7, $0) },
            Row(
                "combineLatest.4x7.create",
                "build seven nested combineLatest of four justs, subscribe, one element, tear down"
            ) { count in
                created(count) { Stages.combineLatestOfFour(7, $0) }
            } expected: {
                sum(below: $0) + 21 * $0
            },
            .perElement(
                "groupBy.16",
                "groupBy with 16 keys, merge"
            ) { $0.groupBy { $0 & 15 }.merge() },
            Row(
                "zip.2.pump",
                "zip of two ranges, which take turns; per pair"
            ) { count in
                let (first, second) = (
                    Observable.range(start: 0, count: count), Observable.range(start: 1, count: count)
                )
                return received(from: Observable.zip(first, second) { $0 &+ $1 })
            } expected: {
                2 * sum(below: $0) + $0
            },
            Row(
                "merge.2.pump",
                "merge of two creates; per element",
                operations: 2
            ) { count in
                received(from: Observable.merge(loop(count), loop(count)))
            } expected: {
                2 * sum(below: $0)
            },
            Row("concat.2.pump", "concat of two creates; per element", operations: 2) { count in
                received(from: Observable.concat(loop(count), loop(count)))
            } expected: {
                2 * sum(below: $0)
            },
            Row(
                "startWith.concat.create",
                "just, startWith(0): build, subscribe, tear down"
            ) { count in
                let total = Counter()
                for index in 0..<count {
                    receive(Observable.just(index).startWith(1), into: total)
                }
                return total.value(after: count)
            } expected: {
                sum(below: $0) + $0
            },
        ]
    }
}
