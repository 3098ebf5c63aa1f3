// A task's element that is sent through the observer of `create` may be delivered by another thread that sends, too.
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
