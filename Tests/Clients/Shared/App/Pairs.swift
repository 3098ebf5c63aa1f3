import Rx

/// Pairs whose parts change together: a key of `$0 == $1` would be `false` for each of them.
@MainActor
enum Pairs {
    static func driven(_ numbers: BehaviorRelay<Int>) -> [Driver<Int>] {
        let other = BehaviorRelay(value: 10).asDriver()
        let pairs = numbers.asDriver().map { ($0, "\($0)") }
        return [
            pairs.distinctUntilChanged { $0 == $1 }.map { $0.0 },
            pairs.distinctUntilChanged { old, new in old == new }.map { $0.0 },
            pairs.distinctUntilChanged { old, new in
                let isSame = old == new
                return isSame
            }
            .map { $0.0 },
            pairs.distinctUntilChanged { $0.0 == $1.0 }.map { $0.0 },
            pairs.distinctUntilChanged { $0.0 }.map { $0.0 },
            pairs.distinctUntilChanged(\.1).map { $0.0 },
            pairs.distinctUntilChanged(at: \.1).map { $0.0 },
            pairs.distinctUntilChanged { pair in
                let name = pair.1
                return name
            }
            .map { $0.0 },
            numbers.asDriver().map { (id: $0, name: "\($0)") }.distinctUntilChanged { $0 == $1 }.map(\.id),
            numbers.asDriver().map { ($0, $0) }.distinctUntilChanged { $0 == $1 }.map { $0.0 },
            Driver.combineLatest(numbers.asDriver(), other).distinctUntilChanged { $0 == $1 }.map { $0.0 },
            numbers.asDriver().withLatestFrom(other) { ($0, $1) }.distinctUntilChanged { $0 == $1 }.map { $0.0 },
        ]
    }

    static func signalled(_ numbers: BehaviorRelay<Int>) -> [Signal<Int>] {
        let pairs = numbers.asSignal(onErrorJustReturn: 0).map { ($0, "\($0)") }
        return [
            pairs.distinctUntilChanged { $0 == $1 }.map { $0.0 },
            pairs.distinctUntilChanged { old, new in old == new }.map { $0.0 },
            pairs.distinctUntilChanged { $0.0 }.map { $0.0 },
        ]
    }

    static func observed(_ numbers: BehaviorRelay<Int>) -> [Observable<Int>] {
        let pairs = numbers.observe(on: MainScheduler.instance).map { ($0, "\($0)") }
        let others = numbers.map { ($0, "\($0)") }
        return [
            pairs.distinctUntilChanged { $0 == $1 }.map { $0.0 },
            pairs.distinctUntilChanged { old, new in old == new }.map { $0.0 },
            pairs.distinctUntilChanged { old, new in
                let isSame = old == new
                return isSame
            }
            .map { $0.0 },
            pairs.distinctUntilChanged { $0.0 }.map { $0.0 },
            others.distinctUntilChanged { $0 == $1 }.map { $0.0 },
            others.distinctUntilChanged { $0.0 }.map { $0.0 },
        ]
    }
}
