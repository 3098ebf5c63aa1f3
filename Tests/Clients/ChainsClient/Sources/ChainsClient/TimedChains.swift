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

// With a scheduler of the main thread, an operator has a form more: `timed3` to `timed6` have several of them, in a
// closure or beside operators of other overloads.

extension Chains {
    func timed3() -> any Disposable {
        numbers
            .flatMap { number in
                Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
                    .map { $0 + number * 2 }
                    .throttle(.milliseconds(500), scheduler: MainScheduler.instance)
                    .timeout(.seconds(5), scheduler: MainScheduler.instance)
            }
            .filter { $0 % 2 == 0 }
            .subscribe { print($0) }
    }

    func timed4() -> any Disposable {
        numbers
            .flatMap { number in
                Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
                    .throttle(.milliseconds(500), scheduler: MainScheduler.instance)
                    .timeout(.seconds(5), scheduler: MainScheduler.instance)
                    .map { $0 + number }
            }
            .throttle(.milliseconds(5), scheduler: MainScheduler.instance)
            .map { $0 + 1 }
            .filter { $0 > 1 }
            .subscribe(onNext: { print($0) })
    }

    func timed5() -> any Disposable {
        numbers
            .flatMap { Single.just($0 + 1).delay(.seconds(1), scheduler: MainScheduler.instance) }
            .map { $0 + 1 }
            .filter { $0 > 1 }
            .subscribe { print($0) }
    }

    func timed6() -> any Disposable {
        numbers.map { $0 + 1 }
            .delay(.seconds(1), scheduler: MainScheduler.instance)
            .throttle(.milliseconds(500), scheduler: MainScheduler.instance)
            .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
            .timeout(.seconds(5), scheduler: MainScheduler.instance)
            .delaySubscription(.seconds(5), scheduler: MainScheduler.instance)
            .take(for: .seconds(10), scheduler: MainScheduler.instance)
            .filter { $0 % 2 == 0 }
            .subscribe { print($0) }
    }
}
