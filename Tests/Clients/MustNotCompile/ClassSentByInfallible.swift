// An element that isn't Sendable belongs to the subscriber once an infallible has sent it.
//
// expected: sending 'page.next' risks causing data races
// Contract A5

import Dispatch
import RxDisposables
import RxTraits

final class Page {
    var number = 0
}

func page() -> Infallible<Page> {
    .create { observer in
        DispatchQueue.global().async {
            let page = Page()
            #if FIXED
            page.number = 1
            observer(.next(page))
            #else
            observer(.next(page))
            page.number = 1
            #endif
        }
        return Disposables.create()
    }
}
