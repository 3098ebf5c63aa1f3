import Rx

// Chains of drivers and signals that end in a trailing closure without a label. For a driver, such a closure might as
// well be a function of the sequence.

@MainActor
final class Form {
    let price = BehaviorRelay(value: 1)
    let amount = BehaviorRelay(value: 2)
    let name = BehaviorRelay(value: "one")
    let added = PublishRelay<Int>()
    let bag = DisposeBag()
    private var total = 0

    var prices: Driver<Int> { price.asDriver() }
    var amounts: Driver<Int> { amount.asDriver() }

    func showsTotal() {
        Driver.combineLatest(price.asDriver(), amount.asDriver()) { ($0, $1) }
            .map { $0.0 + $0.1 }
            .filter { $0 > 1 }
            .drive { print($0) }
            .disposed(by: bag)
    }

    func showsTotalOfDrivers() {
        Driver.combineLatest(prices, amounts) { ($0, $1) }
            .map { $0.0 + $0.1 }
            .filter { $0 > 1 }
            .drive { print($0) }
            .disposed(by: bag)
    }

    func keepsTotal() {
        Driver.combineLatest(price.asDriver(), amount.asDriver())
            .map { $0 * 2 + $1 }
            .filter { $0 > 1 }
            .drive { [weak self] in self?.total = $0 }
            .disposed(by: bag)
    }

    func showsLengths() {
        Driver.combineLatest(price.asDriver(), name.asDriver()) { (price: $0, name: $1) }
            .map { $0.price + $0.name.count }
            .filter { $0 > 1 }
            .drive { print($0) }
            .disposed(by: bag)
    }

    func showsAdded() {
        added.asSignal()
            .map { $0 * 2 + 1 }
            .scan(0) { $0 + $1 }
            .filter { $0 > 1 }
            .emit { print($0) }
            .disposed(by: bag)
    }

    func showsInStatements() {
        do {
            Driver.combineLatest(price.asDriver(), amount.asDriver()) { ($0, $1) }
                .map { pair in
                    let twice = pair.0 * 2
                    return twice + pair.1
                }
                .filter { number in
                    if number > 2 { return true }
                    return number % 2 == 0
                }
                .drive { [weak self] number in
                    self?.total = number
                    print(number)
                }
                .disposed(by: bag)
        }
    }
}
