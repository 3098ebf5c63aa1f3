// An element that isn't `Sendable` belongs to the subscriber once a single, a maybe or an infallible has sent it. One of
// an observable may be delivered by another thread that sends, too, so a task can't send one.
//
// expected: an error in each line that names one
// Contract A5

import Dispatch
import RxDisposables
import RxObservable
import RxTraits

#if FIXED
struct Draft: Sendable {
    var text = ""
}
#else
final class Draft {
    var text = ""
}
#endif

func single() -> Single<Draft> {
    .create { single in
        DispatchQueue.global().async {
            var draft = Draft()
            single(.success(draft))  // error: sending 'draft.success' risks causing data races
            draft.text = "late"
        }
        return Disposables.create()
    }
}

func maybe() -> Maybe<Draft> {
    .create { maybe in
        DispatchQueue.global().async {
            var draft = Draft()
            maybe(.success(draft))  // error: sending 'draft.success' risks causing data races
            draft.text = "late"
        }
        return Disposables.create()
    }
}

func infallible() -> Infallible<Draft> {
    .create { infallible in
        DispatchQueue.global().async {
            var draft = Draft()
            infallible(.next(draft))  // error: sending 'draft.next' risks causing data races
            draft.text = "late"
        }
        return Disposables.create()
    }
}

func observable() -> Observable<Draft> {
    .create { observer in
        observer.onNext(Draft())
        Task { observer.onNext(Draft()) }  // error: passing closure as a 'sending' parameter risks causing data races
        return Disposables.create()
    }
}
