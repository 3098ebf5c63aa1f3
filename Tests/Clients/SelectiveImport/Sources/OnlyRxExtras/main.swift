import RxExtras
import RxObservable

_ = Observable.of(1, 2, 3).pairwise().subscribe(onNext: { print($0) })
