import RxCocoa
import RxRelay
import RxSwift

let before = Resources.total
var texts: [String] = []
do {
    let relay = BehaviorRelay(value: 1)
    let bag = DisposeBag()
    // Each library has a copy of the modules that it depends on, but the program has one copy of their state.
    relay.asDriver().map { "\($0)" }.drive(onNext: { texts.append($0) }).disposed(by: bag)
    Observable.just(2).observe(on: CurrentThreadScheduler.instance).bind(to: relay).disposed(by: bag)
}
precondition(texts == ["1", "2"], "\(texts)")
precondition(Resources.total == before, "\(Resources.total - before) objects are left.")
print("ok")
