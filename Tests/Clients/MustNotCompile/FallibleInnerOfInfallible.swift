// An infallible stays one: it takes no inner sequence that may fail.
//
// expected: instance method 'flatMapLatest' requires that 'Observable<Int>' conform to 'InfallibleType'
// Contract C3

import RxObservable
import RxTraits

func squares(of numbers: Infallible<Int>) -> Infallible<Int> {
    #if FIXED
    numbers.flatMapLatest { number in Observable.just(number * number).asInfallible(onErrorJustReturn: 0) }
    #else
    numbers.flatMapLatest { number in Observable.just(number * number) }
    #endif
}
