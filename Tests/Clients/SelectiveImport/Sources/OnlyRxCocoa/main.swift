import RxCocoa
import RxSwift

_ = Observable.of(1, 2, 3).asDriver(onErrorJustReturn: 0).map { $0 * 10 }.asObservable().subscribe(onNext: { print($0) })
