// `deferred` takes an observable: a closure that returns another sequence, or an optional one, isn't taken for an
// asynchronous one.
//
// expected: an error in each line that names one
// Contract A9

import RxObservable
import RxTraits

final class Loader: Sendable {
    func load() -> Observable<Int> { .just(1) }

    func sequences() -> [Observable<Int>] {
        #if FIXED
        [
            .deferred { Single.just(1).asObservable() },
            .deferred { [weak self] in self?.load() ?? .empty() },
        ]
        #else
        [
            .deferred { Single.just(1) },  // error: cannot convert value of type 'PrimitiveSequence<SingleTrait, Int>'
            .deferred { [weak self] in self?.load() },  // error: cannot convert value of type 'Observable<Int>?'
        ]
        #endif
    }
}
