import RxCocoa
import RxSwift

let numbers = Observable.of(1, 2, 3).asDriver(onErrorJustReturn: 0).map { $0 * 10 }
_ = numbers.asObservable().subscribe(onNext: { print($0) })
