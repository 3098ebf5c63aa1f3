// Subscriptions may be made on several threads, so the closure of `create` can't change a captured variable.
//
// expected: mutation of captured var 'subscriptions' in concurrently-executing code
// Contract A5

import RxDisposables
import RxObservable
import Synchronization

func numbers() -> Observable<Int> {
    #if FIXED
    let subscriptions = Mutex(0)
    #else
    var subscriptions = 0
    #endif
    return .create { observer in
        #if FIXED
        observer.onNext(subscriptions.withLock { $0 })
        #else
        subscriptions += 1
        #endif
        return Disposables.create()
    }
}
