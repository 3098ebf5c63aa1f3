import RxObservable
import RxRelay

let relay = BehaviorRelay(value: 1)
_ = Observable.just(2).bind(to: relay)
print(relay.value)
