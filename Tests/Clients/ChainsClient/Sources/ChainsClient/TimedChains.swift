import Rx

// Chains with several times: each literal may be one of several types, and so may each operator in a closure.

extension Chains {
    func timed1() -> Observable<String> {
        numbers.map { $0 + 1 }.delay(.milliseconds(200), scheduler: scheduler)
            .map { $0 * 2 }.delay(.milliseconds(300), scheduler: scheduler)
            .map { $0 - 1 }.debounce(.seconds(1), scheduler: scheduler)
            .map { "\($0 + 2)" }
    }

    func timed2() -> Observable<String> {
        Observable.merge(
            numbers.map { $0 + 1 }.delay(.milliseconds(100 * 2), scheduler: scheduler),
            numbers.map { $0 * 2 }.delay(.milliseconds(100 * 3), scheduler: scheduler),
            numbers.map { $0 - 1 }.delay(.milliseconds(50 + 5), scheduler: scheduler)
        )
        .map { "\($0)" }
    }
}
