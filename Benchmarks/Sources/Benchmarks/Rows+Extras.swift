import RxExtras
import RxObservable

extension Catalogue {
    /// Operators of `RxExtras` that elements go through.
    static var extrasRows: [Row] {
        [
            Row("extras.pairwise", "create, pairwise, map to the sum; per element") { count in
                pump(count) { $0.pairwise().map { $0 &+ $1 } }
            } expected: {
                // Each number but the first is counted as the later one of a pair, and each but the last as the earlier
                // one.
                2 * sum(below: $0) - max($0 - 1, 0)
            },
            Row(
                "extras.filterMap",
                "create, filterMap; per element"
            ) { count in
                pump(count) { $0.filterMap { $0 & 1 == 0 ? .map($0) : .ignore } }
            } expected: {
                2 * sum(below: ($0 + 1) / 2)
            },
        ]
    }
}
