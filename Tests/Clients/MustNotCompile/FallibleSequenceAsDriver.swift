// A driver can't fail: a sequence that may fail becomes one only with a policy for errors.
//
// expected: instance method 'asDriver(priority:)' on 'AsyncSequence' requires the types 'any Error' and 'Never' be equivalent
// Contract C3

import RxObservable
import RxTraits

func driver(of levels: AsyncThrowingStream<Int, any Error>) -> Driver<Int> {
    #if FIXED
    levels.asObservable().asDriver(onErrorJustReturn: 0)
    #else
    levels.asDriver()
    #endif
}
