import RxRelay
import RxSwift

// One library, whose product names both modules.
let total = BehaviorRelay(value: 1)
let bag = DisposeBag()
Observable.of(2, 3).scan(0, accumulator: +).bind(to: total).disposed(by: bag)
precondition(total.value == 5, "\(total.value)")
print("ok")
