import RxDisposables
import RxObservable
import RxTracing

Tracing.isOn = true
let subscription = Observable<Int>.never().checkpoint("here").subscribe(onNext: { print($0) })
print(Tracing.subscriptions.entries.count)
subscription.dispose()
