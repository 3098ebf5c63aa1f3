import RxObservable
import RxSchedulers

extension Catalogue {
    /// Operators with several sources, and one that makes several of one.
    static var combiningRows: [Row] {
        [
            Row(
                "combineLatest.4x7.create",
                "build seven nested combineLatest of four justs, subscribe, one element, tear down"
            ) { count in
                created(count) { Stages.combineLatestOfFour(7, $0) }
            } expected: {
                sum(below: $0) + 21 * $0
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
