// A closure or an argument that is left out, or of another kind, isn't taken for something else.

import RxObservable
import RxTraits

// The parameter of `filter` for a key path has a default, which keeps trailing closures away from it. No call may use it.
func filtered(_ driver: Driver<Bool>, _ main: MainObservable<Bool>) -> [Any] {
    #if FIXED
    [driver.filter(\.self), main.filter(\.self), driver.filter { $0 }, main.filter { $0 }]
    #else
    let shown = driver.filter()  // error: ambiguous use of 'filter'
    let delivered = main.filter()  // error: ambiguous use of 'filter'
    return [shown, delivered]
    #endif
}

// `deferred` takes an observable: a closure that returns another sequence, or an optional one, isn't taken for an
// asynchronous one.
// Contract A9
final class Loader: Sendable {
    func load() -> Observable<Int> { .just(1) }

    func sequences() -> [Observable<Int>] {
        #if FIXED
        [.deferred { Single.just(1).asObservable() }, .deferred { [weak self] in self?.load() ?? .empty() }]
        #else
        [
            .deferred { Single.just(1) },  // error: cannot convert value of type 'PrimitiveSequence<SingleTrait, Int>'
            .deferred { [weak self] in self?.load() },  // error: cannot convert value of type 'Observable<Int>?'
        ]
        #endif
    }
}
