// A task that sends through the observer of `create` hands its elements to whoever sends at the same time.
//
// expected: passing closure as a 'sending' parameter risks causing data races
// Contract A5

import RxDisposables
import RxObservable

#if FIXED
struct Draft: Sendable {
    var text = ""
}
#else
final class Draft {
    var text = ""
}
#endif

func drafts() -> Observable<Draft> {
    .create { observer in
        observer.onNext(Draft())
        Task { observer.onNext(Draft()) }
        return Disposables.create()
    }
}
