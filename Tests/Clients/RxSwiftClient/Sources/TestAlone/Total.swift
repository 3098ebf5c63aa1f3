import RxSwift

func makeTotal() -> BehaviorSubject<Int> { BehaviorSubject(value: 0) }
