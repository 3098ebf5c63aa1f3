import RxSwift

func makeNumbers() -> Observable<Int> { .of(1, 2) }
