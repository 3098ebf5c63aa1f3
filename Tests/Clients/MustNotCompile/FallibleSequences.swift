// An infallible and a driver stay ones: neither takes a sequence that may fail without a policy for errors, nor a closure
// that throws, whose error could not be sent.
//
// Contract C3

import RxObservable
import RxTraits

func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw RxError.unknown }
    return number
}

#if FIXED
func squares(of numbers: Infallible<Int>) -> Infallible<Int> {
    numbers.flatMapLatest { number in Observable.just(number * number).asInfallible(onErrorJustReturn: 0) }
}

func driver(of levels: AsyncThrowingStream<Int, any Error>) -> Driver<Int> {
    levels.asObservable().asDriver(onErrorJustReturn: 0)
}

func numbers(in texts: Infallible<String>) -> Infallible<Int> {
    texts.compactMap { try? number($0) }
}
#else
func squares(of numbers: Infallible<Int>) -> Infallible<Int> {
    numbers.flatMapLatest { number in Observable.just(number * number) }  // error: requires that 'Observable<Int>'
}

func driver(of levels: AsyncThrowingStream<Int, any Error>) -> Driver<Int> {
    levels.asDriver()  // error: 'AsyncSequence' requires the types 'any Error' and 'Never' be equivalent
}

func numbers(in texts: Infallible<String>) -> Infallible<Int> {
    texts.map { try number($0) }  // error: invalid conversion from throwing function of type '@Sendable (String) throws
}
#endif
