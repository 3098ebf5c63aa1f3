import RxObservable

_ = Observable.of(1, 2).map { $0 + 1 }.subscribe(onNext: { print($0) })
